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
  };
}
