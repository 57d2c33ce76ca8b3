import { couponConstants } from '../../kit/constants.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { goodsDiscount, type CouponTerms } from './coupon.ts';

/** A coupon as the shop offers it to everybody (CPN-01). */
export interface TimeLimitedCoupon extends Omit<CouponTerms, 'startsAt'> {
  readonly id: string;
  readonly description: string;
  readonly isFlashOffer: boolean;
  /** The shop’s own word of haste; null without one. */
  readonly urgencyMessage: string | null;
}

export type OfferUrgency = 'critical' | 'high' | 'medium' | 'low';

const { nearMinimumShare, sameExpiryWindow, freeShippingWorth, criticalMinutes, highMinutes, mediumMinutes } =
  couponConstants;
const minute = 60_000;

/** Not expired, and the cart is near its minimum order, where it has one (CPN-03). */
export function isOfferShown(coupon: TimeLimitedCoupon, cartValue: Rupees, now: Date): boolean {
  return now < new Date(coupon.expiresAt) && cartValue >= (coupon.minOrderValue ?? 0) * nearMinimumShare;
}

/** Only at its minimum order (CPN-03). */
export function canApplyOffer(coupon: Pick<TimeLimitedCoupon, 'minOrderValue'>, cartValue: Rupees): boolean {
  return missingForOffer(coupon, cartValue) === 0;
}

/** Rupees that the cart lacks for it; 0 at the minimum (CPN-03). */
export function missingForOffer(
  { minOrderValue }: Pick<TimeLimitedCoupon, 'minOrderValue'>,
  cartValue: Rupees,
): Rupees {
  return Math.max(0, (minOrderValue ?? 0) - cartValue);
}

/**
 * The one that is shown: the soonest to expire, unless another of its kind, percentage or amount, ends within an hour
 * of it and is worth more (CPN-04). Of two that end at the same moment the one that saves more here. Null for none.
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

/** What it would take off a cart of this value, as far as one can say before the quote (MNY-09). */
export function estimatedSaving(
  coupon: Pick<TimeLimitedCoupon, 'type' | 'value' | 'maxDiscountValue'>,
  cartValue: Rupees,
): Rupees {
  return coupon.type === 'free_shipping' ? freeShippingWorth : goodsDiscount(coupon, cartValue);
}

/** How pressing its end is, by the minutes that are left (CPN-07). */
export function offerUrgency(endsAt: string, now: Date): OfferUrgency {
  const minutes = (new Date(endsAt).getTime() - now.getTime()) / minute;
  if (minutes <= criticalMinutes) return 'critical';
  if (minutes <= highMinutes) return 'high';
  return minutes <= mediumMinutes ? 'medium' : 'low';
}

function endOf({ expiresAt }: TimeLimitedCoupon): number {
  return new Date(expiresAt).getTime();
}
