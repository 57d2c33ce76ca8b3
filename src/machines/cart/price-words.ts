import type { BundleOutcome, BundleRefusal } from '../../domain/promotions/bundle/store-bundle.ts';
import type { CouponRefusal } from '../../domain/promotions/coupon/coupon.ts';
import { formatRupees } from '../../domain/kit/money/money.ts';
import type { CouponOutcome } from '../../domain/cart/pricing/quote.ts';

/** Describes whether a coupon applies, and why not. */
export function couponText(outcome: CouponOutcome): string {
  return outcome.applied ? `You save ${formatRupees(outcome.saving)}.` : refusalText(outcome.refusal);
}

function refusalText(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'unknown':
      return 'We don’t recognise this code.';
    case 'not-started':
      return 'This code isn’t valid yet.';
    case 'expired':
      return 'This code has expired.';
    case 'used-up':
      return 'This code has been used up.';
    case 'below-minimum':
      return `Add ${formatRupees(refusal.missing)} more to use this code.`;
    case 'nothing-to-discount':
      return 'This code doesn’t apply to anything in your cart.';
    default:
      return `This code saves ${formatRupees(refusal.saving)}. Your other discount saves more, so we kept it.`;
  }
}

/** Why a chosen bundle doesn't apply; null if it does. */
export function bundleText(outcome: BundleOutcome): string | null {
  return outcome.applied ? null : `Your bundle isn’t applied: ${bundleReason(outcome.refusal)}`;
}

function bundleReason(refusal: BundleRefusal): string {
  switch (refusal.kind) {
    case 'unknown':
      return 'it’s no longer available.';
    case 'not-started':
      return 'it isn’t available yet.';
    case 'expired':
      return 'the offer has ended.';
    case 'sold-out':
      return 'it’s sold out.';
    case 'product-missing':
      return 'one of its products isn’t in your cart.';
    case 'product-excluded':
      return 'it can’t be combined with something in your cart.';
    case 'below-minimum':
      return `add ${formatRupees(refusal.missing)} more to use it.`;
    default:
      return 'your other discounts save more.';
  }
}
