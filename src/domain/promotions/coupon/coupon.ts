import { percentOf, type Rupees } from '../../kit/money/money.ts';

export const couponTypes = ['percentage', 'amount', 'free_shipping'] as const;
export type CouponType = (typeof couponTypes)[number];

/** Status of a coupon, as its owner sees it. */
export const couponStatuses = ['active', 'scheduled', 'paused', 'ended', 'used-up'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** The part of a coupon that decides its discount (CPN-01). */
export interface CouponTerms {
  readonly code: string;
  readonly name: string;
  readonly type: CouponType;
  /** Percent for 'percentage', whole rupees for 'amount', unused for 'free_shipping'. */
  readonly value: number;
  readonly maxDiscountValue: Rupees | null;
  readonly minOrderValue: Rupees | null;
  /** ISO 8601. Valid from startsAt (inclusive) to expiresAt (exclusive); null: it has always begun, or never ends. */
  readonly startsAt: string | null;
  readonly expiresAt: string | null;
}

/** The code in the form used for comparison, ignoring case and spaces (CPN-10). */
export function normalisedCode(code: string): string {
  return code.replaceAll(/\s+/gu, '').toUpperCase();
}

/** Why a code doesn't apply. An expected result, so it is returned and not thrown. */
export type CouponRefusal =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-started' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'used-up' }
  | { readonly kind: 'below-minimum'; readonly missing: Rupees }
  | { readonly kind: 'nothing-to-discount' }
  | { readonly kind: 'not-better'; readonly saving: Rupees };

/** Why the coupon can't be used on a cart of this value at this moment; null if it can. */
export function couponRefusal(coupon: CouponTerms, cartValue: Rupees, now: Date): CouponRefusal | null {
  const at = now.getTime();
  if (coupon.startsAt !== null && at < Date.parse(coupon.startsAt)) return { kind: 'not-started' };
  if (coupon.expiresAt !== null && at >= Date.parse(coupon.expiresAt)) return { kind: 'expired' };
  const minimum = coupon.minOrderValue ?? 0;
  return cartValue < minimum ? { kind: 'below-minimum', missing: minimum - cartValue } : null;
}

/** The discount on items of this value, never more than the value (MNY-09 for percentage and amount). */
export function goodsDiscount(
  coupon: Pick<CouponTerms, 'type' | 'value' | 'maxDiscountValue'>,
  goods: Rupees,
): Rupees {
  if (coupon.type === 'free_shipping') return 0;
  const wanted = coupon.type === 'percentage' ? percentOf(goods, coupon.value) : coupon.value;
  return Math.min(wanted, coupon.maxDiscountValue ?? wanted, goods);
}
