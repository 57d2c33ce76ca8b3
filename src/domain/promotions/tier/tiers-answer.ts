import type { Tier } from './tier.ts';

/**
 * The tiers in a response of GET /coupon/tiers, lowest first. A tier's percentage is its highest coupon value
 * (TIR-01). Null for an unexpected response, since each of its tiers might be wrong.
 */
export function tiersOf(answer: unknown): readonly Tier[] | null {
  const { success, tiers } = isFields(answer) ? answer : {};
  if (success !== true || !Array.isArray(tiers) || tiers.length === 0) return null;
  const read = tiers.map(tierOf).filter((tier) => tier !== null);
  return read.length === tiers.length ? read.toSorted((one, other) => one.threshold - other.threshold) : null;
}

function tierOf(value: unknown): Tier | null {
  const { threshold, label, coupons } = isFields(value) ? value : {};
  if (typeof label !== 'string' || !isThreshold(threshold) || !Array.isArray(coupons)) return null;
  const values = coupons.map((coupon: unknown) => (isFields(coupon) ? coupon['value'] : null));
  if (values.length === 0 || !values.every(isPercent)) return null;
  return { threshold, label, discountPercentage: Math.max(...values) };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isThreshold(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
