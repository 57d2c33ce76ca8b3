import type { PlannedPrice } from '../../../../contract/catalogue/product/sale-price.calls.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';
import { codeOf } from './product-card.ts';
import { labelOf, labelTaken } from './product-label.ts';
import { optionsOf, optionsTaken, salePricesOf } from './product-options.ts';
import type { ProductOnSale } from './product-sale.ts';

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
    options: optionsOf(fields),
    label: labelOf(fields),
    ...(fields.text('stock') === fields.text('stockWas') ? {} : { stock: fields.wholeNumber('stock') }),
    ...(rank === null ? {} : { rank }),
    sale: saleOf(fields),
  };
}

/** Price and both moments, or none of them. A product with options has the price in their rows. */
function saleOf(fields: DraftFields): PlannedPrice | null {
  const hasOptions = fields.rows('options', () => true).length > 0;
  const price = hasOptions ? null : fields.wholeNumberOrNull('salePrice');
  const options = salePricesOf(fields);
  const startsAt = fields.momentOrNull('saleFrom');
  const endsAt = fields.momentOrNull('saleUntil');
  if (price === null && options.length === 0) return null;
  if (startsAt === null) fields.refuse('saleFrom', 'From when on?');
  if (endsAt === null) fields.refuse('saleUntil', 'Until when?');
  return { price, options, startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
}

/** The fields that a product doesn't fill by itself. `stockWas` tells whether the stock was edited here or only changed by sales. */
export function takenOf({ discount, stock, sale, options, images, label, weights }: ProductOnSale) {
  return {
    weights: weights.map(({ variant, grams, length = null, width = null, height = null }) => ({
      variant,
      grams,
      length,
      width,
      height,
    })),
    ...labelTaken(label),
    options: optionsTaken({ options, images, sale }),
    salePrice: options.length === 0 ? (sale?.price ?? null) : null,
    saleFrom: sale?.startsAt ?? null,
    saleUntil: sale?.endsAt ?? null,
    'discount.trial': discount.trial,
    'discount.weekly': discount.weekly,
    'discount.monthly': discount.monthly,
    'discount.comboDiscount': discount.comboDiscount,
    stockWas: String(stock),
  };
}
