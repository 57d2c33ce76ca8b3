import { t } from '../../domain/kit/text/text.ts';
import type { BundleOutcome, BundleRefusal } from '../../domain/promotions/bundle/store-bundle.ts';
import type { CouponRefusal } from '../../domain/promotions/coupon/coupon.ts';
import { formatRupees } from '../../domain/kit/money/money.ts';
import type { CouponOutcome } from '../../domain/cart/pricing/quote.ts';

/** Describes whether a coupon applies, and why not. */
export function couponText(outcome: CouponOutcome): string {
  return outcome.applied ? t`You save ${formatRupees(outcome.saving)}.` : refusalText(outcome.refusal);
}

function refusalText(refusal: CouponRefusal): string {
  switch (refusal.kind) {
    case 'unknown':
      return t`We don’t recognise this code. It may have ended.`;
    case 'not-started':
      return t`This code isn’t valid yet.`;
    case 'expired':
      return t`This code has expired.`;
    case 'used-up':
      return t`This code has been used up.`;
    case 'below-minimum':
      return t`Add ${formatRupees(refusal.missing)} more to use this code.`;
    case 'nothing-to-discount':
      return t`This code doesn’t apply to anything in your cart.`;
    default:
      return t`This code saves ${formatRupees(refusal.saving)}. Your other discount saves more, so we kept it.`;
  }
}

/** Why a chosen bundle doesn't apply; null if it does. */
export function bundleText(outcome: BundleOutcome): string | null {
  return outcome.applied ? null : bundleReason(outcome.refusal);
}

function bundleReason(refusal: BundleRefusal): string {
  switch (refusal.kind) {
    case 'unknown':
      return t`This bundle is no longer available.`;
    case 'not-started':
      return t`This bundle isn’t available yet.`;
    case 'expired':
      return t`The bundle offer has ended.`;
    case 'sold-out':
      return t`This bundle is sold out.`;
    case 'product-missing':
      return t`One of the bundle’s products isn’t in your cart.`;
    case 'product-excluded':
      return t`This bundle can’t be combined with something in your cart.`;
    case 'below-minimum':
      return t`Add ${formatRupees(refusal.missing)} more to get the bundle price.`;
    default:
      return t`Your other discounts save more than this bundle.`;
  }
}
