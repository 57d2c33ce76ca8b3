import { maxQuantity } from '../../../../domain/cart/cart.ts';
import type { FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { partsOf, textOf } from '../../../../ui/admin/record/field-values.ts';
import { RecordFactRows } from '../../../../ui/admin/record/RecordFacts.tsx';
import { FieldNote } from '../../../../ui/kit/field/Field.tsx';
import { Stepper } from '../../../../ui/kit/action/Stepper.tsx';
import * as record from '../../../../ui/admin/record/record.css.ts';

/** The bundles of an order that is changed: how many of each it is to have, none at all included (DRF-01). */
export function BundlesField({ value, error, onValue }: FieldDrawProps) {
  const bundles = partsOf(value);
  const rows = bundles.map((bundle, place) => {
    const [name, wanted, had] = [textOf(bundle['name']), Number(bundle['quantity']), Number(bundle['had'])];
    return {
      id: textOf(bundle['bundleId']),
      title: name,
      note: noteOf(wanted, had),
      step: (
        <Stepper
          of={name}
          value={wanted}
          min={0}
          max={maxQuantity}
          size="small"
          onValue={(quantity) => onValue(bundles.with(place, { ...bundle, quantity: String(quantity) }))}
        />
      ),
    };
  });
  return (
    <section aria-label="Bundles" className={record.group}>
      <h3 className={record.legend}>Bundles</h3>
      <RecordFactRows rows={rows} empty="" />
      <FieldNote id="bundles" label="Bundles" error={error} />
    </section>
  );
}

function noteOf(wanted: number, had: number): string {
  if (wanted === 0) return 'Removed, along with what was paid for it';
  if (wanted < had) return `${wanted} instead of ${had}. What was paid for the rest goes back`;
  return wanted > had ? `${wanted} instead of ${had}. What is added costs today’s bundle price` : '';
}
