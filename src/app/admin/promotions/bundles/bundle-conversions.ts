import type { OwnedBundle } from '../../../../contract/promotions/bundle/bundle.calls.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';

/** What the form shows otherwise. 'stockWas' tells whether the stock was set here or only sold meanwhile. */
export function bundleTaken({
  badge,
  savingsPercentage,
  startsAt,
  expiresIn,
  conditions,
  stockLevel,
  status,
}: OwnedBundle) {
  return {
    badge: (typeof badge === 'string' ? badge : badge?.text) ?? null,
    percentage: savingsPercentage,
    startsAt: startsAt ?? null,
    hours: expiresIn / 3600,
    minOrderValue: conditions.minOrderValue,
    excludedProducts: conditions.excludedProducts.map((each) => ({ sku: each })),
    stockWas: String(stockLevel),
    isActive: status === 'active',
  };
}

/** What of a bundle its fields don't give by themselves. Stock is sent only if it was changed. */
export function bundleGiven(fields: DraftFields) {
  const startsAt = fields.momentOrNull('startsAt');
  const unchosen = fields.rows('products', (part) => part.text('sku')).indexOf('');
  if (unchosen >= 0) fields.refuse(`products.${unchosen}.sku`, 'Choose a product');
  return {
    ...(startsAt === null ? {} : { startsAt }),
    ...(fields.text('stockLevel') === fields.text('stockWas')
      ? {}
      : { stockLevel: fields.wholeNumber('stockLevel') }),
    expiresIn: secondsOf(fields),
    excludedProducts: fields.rows('excludedProducts', (part) => part.text('sku')),
    status: fields.flag('isActive') ? 'active' : 'inactive',
  } as const;
}

/** How long a countdown may run. */
const [minSeconds, usualSeconds, maxSeconds] = [60, 3600, 31_536_000];

function secondsOf(fields: DraftFields): number {
  const seconds = fields.hasNumber('hours') ? Math.round(fields.number('hours') * 3600) : 0;
  if (seconds >= minSeconds && seconds <= maxSeconds) return seconds;
  if (fields.flag('isTimeLimited')) fields.refuse('hours', 'Enter a number from 0.02 (a minute) to 8760 (a year)');
  return usualSeconds;
}
