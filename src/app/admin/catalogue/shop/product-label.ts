import type { OwnedProduct } from '../../../../contract/catalogue/product/product-admin.calls.ts';
import { emptyLabel, netUnits, type ProductLabel } from '../../../../domain/catalogue/product/label.ts';
import { choice, formOnly, longText, moneyOrNull, text, textOrNull } from '../../kit/form/fields.ts';
import { card, folded } from '../../kit/form/form-of.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';

const half = { half: true } as const;
const optional = (max: number) => ({ optional: true, max });
const unitWords = { ml: 'ml', g: 'g', pieces: 'pieces' } as const;

/** What the law wants on a packed product. The page works the price of 100 g or 100 ml out from it. */
export const labelCard = folded(
  card('Label', {
    'label.mrp': formOnly(moneyOrNull('MRP', { ...half, hint: 'Printed on the pack, with all taxes' })),
    'label.netAmount': formOnly(textOrNull('Net quantity', { ...half, max: 10 })),
    'label.netUnit': formOnly(choice('Unit', unitWords, half)),
    'label.licence': formOnly(text('AYUSH licence number', { ...half, ...optional(80) })),
    'label.maker': formOnly(text('Made by', { ...optional(300), hint: 'Name and address' })),
    'label.origin': formOnly(
      text('Country of origin', { ...half, ...optional(60), hint: 'Such as India; other languages have its name' }),
    ),
    'label.batch': formOnly(text('Batch', { ...half, ...optional(60) })),
    'label.bestBefore': formOnly(text('Best before', { ...half, ...optional(60) })),
    'label.caution': formOnly(longText('Caution', optional(400))),
  }),
  'Nothing yet',
);

/** The fields of a stored label; an empty one for a new product. */
export function labelTaken(label: OwnedProduct['label'] = emptyLabel) {
  return {
    'label.mrp': label.mrp,
    'label.netAmount': label.netAmount === null ? null : String(label.netAmount),
    'label.netUnit': label.netUnit,
    'label.licence': label.licence,
    'label.maker': label.maker,
    'label.origin': label.origin,
    'label.batch': label.batch,
    'label.bestBefore': label.bestBefore,
    'label.caution': label.caution,
  };
}

/** The label in a draft. */
export function labelOf(fields: DraftFields): ProductLabel {
  return {
    mrp: fields.wholeNumberOrNull('label.mrp'),
    netAmount: fields.numberOrNull('label.netAmount'),
    netUnit: fields.choice('label.netUnit', netUnits),
    licence: fields.text('label.licence'),
    maker: fields.text('label.maker'),
    origin: fields.text('label.origin'),
    batch: fields.text('label.batch'),
    bestBefore: fields.text('label.bestBefore'),
    caution: fields.text('label.caution'),
  };
}
