import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { partsOf, textOf } from '../../../../ui/admin/record/field-values.ts';
import { Select } from '../../../../ui/kit/choice/Select.tsx';

/** One of the customer's saved addresses, or the one typed below. */
export function KeptAddressField({ value, draft, error, onValue }: FieldDrawProps) {
  const saved = partsOf(draft['addresses']).map(({ id, title }) => ({ value: String(id), label: String(title) }));
  return (
    <Select
      label="Address"
      value={textOf(value)}
      error={error}
      hint={saved.length === 0 ? 'A known customer’s saved addresses are here once the draft is saved' : undefined}
      options={[{ value: '', label: 'The one below' }, ...saved]}
      onValue={onValue}
    />
  );
}
