import type { PlannedPrice } from '../../../../contract/catalogue/product/product-admin.calls.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';
import { codeOf } from './product-card.ts';

/** What of a product its fields don't give by themselves. Stock and position are sent only if they were changed. */
export function givenOf(fields: DraftFields) {
  const rank = fields.wholeNumberOrNull('rank');
  return {
    sku: codeOf(fields),
    discount: {
      trial: fields.number('discount.trial'),
      weekly: fields.number('discount.weekly'),
      monthly: fields.number('discount.monthly'),
      comboDiscount: fields.number('discount.comboDiscount'),
    },
    ...(fields.text('stock') === fields.text('stockWas') ? {} : { stock: fields.wholeNumber('stock') }),
    ...(rank === null ? {} : { rank }),
    sale: saleOf(fields),
  };
}

/** All three, or none. */
function saleOf(fields: DraftFields): PlannedPrice | null {
  const price = fields.wholeNumberOrNull('salePrice');
  const startsAt = fields.momentOrNull('saleFrom');
  const endsAt = fields.momentOrNull('saleUntil');
  if (price === null) return null;
  if (startsAt === null) fields.refuse('saleFrom', 'From when on?');
  if (endsAt === null) fields.refuse('saleUntil', 'Until when?');
  return { price, startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
}
