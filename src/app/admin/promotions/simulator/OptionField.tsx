import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { textOf } from '../../../../ui/admin/record/field-values.ts';
import { useProducts } from '../../../../ui/admin/picker/products.tsx';
import { Select } from '../../../../ui/kit/choice/Select.tsx';

interface OptionFieldProps extends FieldDrawProps {
  readonly label: string;
  readonly of: 'flavours' | 'variants';
}

/** The flavour or size of the product chosen beside it. */
export function OptionField({ label, of, value, draft, error, onValue }: OptionFieldProps) {
  const product = useProducts().find(({ sku }) => sku === textOf(draft['sku']));
  const options = product?.[of] ?? [];
  const chosen = textOf(value);
  return (
    <Select
      label={label}
      optional
      value={chosen}
      error={error}
      options={[
        { value: '', label: options[0] === undefined ? 'Only option' : `${options[0]} (default)` },
        ...[...new Set([...options.slice(1), ...(chosen === '' ? [] : [chosen])])].map((option) => ({
          value: option,
          label: option,
        })),
      ]}
      onValue={onValue}
    />
  );
}
