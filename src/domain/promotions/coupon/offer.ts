import { couponConstants } from '../../kit/constants.ts';
import type { Translated } from '../../kit/text/translated.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { goodsDiscount, type CouponTerms } from './coupon.ts';

/** A coupon offered to everybody (CPN-01). */
export interface TimeLimitedCoupon extends Omit<CouponTerms, 'startsAt' | 'expiresAt'>, Translated {
  readonly id: string;
  readonly expiresAt: string;
  readonly description: string;
  readonly isFlashOffer: boolean;
  /** The shop's own urgency message; null if it has none. */
  readonly urgencyMessage: string | null;
}

export type OfferUrgency = 'critical' | 'high' | 'medium' | 'low';

const { nearMinimumShare, sameExpiryWindow, freeShippingWorth, criticalMinutes, highMinutes, mediumMinutes } =
  couponConstants;
const minute = 60_000;

/** Whether the coupon is unexpired and the cart is near its minimum order, if it has one (CPN-03). */
export function isOfferShown(coupon: TimeLimitedCoupon, cartValue: Rupees, now: Date): boolean {
  return now < new Date(coupon.expiresAt) && cartValue >= (coupon.minOrderValue ?? 0) * nearMinimumShare;
}

/** Whether the cart reaches the minimum order (CPN-03). */
export function canApplyOffer(coupon: Pick<TimeLimitedCoupon, 'minOrderValue'>, cartValue: Rupees): boolean {
  return missingForOffer(coupon, cartValue) === 0;
}

/** Rupees missing to the minimum order; 0 once reached (CPN-03). */
export function missingForOffer(
  { minOrderValue }: Pick<TimeLimitedCoupon, 'minOrderValue'>,
  cartValue: Rupees,
): Rupees {
  return Math.max(0, (minOrderValue ?? 0) - cartValue);
}

/**
 * The coupon to show: the soonest to expire, unless another of its type expires within an hour of it and is worth
 * more (CPN-04). If two expire at the same moment, the one with the higher saving on this cart counts as sooner.
 * Null if there is none.
 */
export function chooseOffer(
  coupons: readonly TimeLimitedCoupon[],
  cartValue: Rupees,
  now: Date,
): TimeLimitedCoupon | null {
  const [soonest, ...others] = coupons
    .filter((coupon) => isOfferShown(coupon, cartValue, now))
    .toSorted(
      (one, other) =>
        endOf(one) - endOf(other) || estimatedSaving(other, cartValue) - estimatedSaving(one, cartValue),
    );
  if (!soonest) return null;
  if (soonest.type === 'free_shipping') return soonest;
  return others
    .filter(({ type }) => type === soonest.type)
    .filter((other) => endOf(other) - endOf(soonest) <= sameExpiryWindow)
    .reduce((best, other) => (other.value > best.value ? other : best), soonest);
}

/** The expected discount on a cart of this value, before the quote is known (MNY-09). */
export function estimatedSaving(
  coupon: Pick<TimeLimitedCoupon, 'type' | 'value' | 'maxDiscountValue'>,
  cartValue: Rupees,
): Rupees {
  return coupon.type === 'free_shipping' ? freeShippingWorth : goodsDiscount(coupon, cartValue);
}

/** How urgent the coupon's expiry is, by the minutes left (CPN-07). */
export function offerUrgency(endsAt: string, now: Date): OfferUrgency {
  const minutes = (new Date(endsAt).getTime() - now.getTime()) / minute;
  if (minutes <= criticalMinutes) return 'critical';
  if (minutes <= highMinutes) return 'high';
  return minutes <= mediumMinutes ? 'medium' : 'low';
}

function endOf({ expiresAt }: TimeLimitedCoupon): number {
  return new Date(expiresAt).getTime();
}
