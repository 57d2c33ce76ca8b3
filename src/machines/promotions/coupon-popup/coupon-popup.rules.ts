import { couponTriggerConstants, flashConstants } from '../../../domain/kit/constants.ts';
import {
  canApplyOffer,
  chooseOffer,
  isOfferShown,
  type TimeLimitedCoupon,
} from '../../../domain/promotions/coupon/offer.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import { matchRoute } from '../../../domain/shell/page/route.ts';
import { lineProducts } from '../../../domain/cart/pricing/line-products.ts';
import { priceWith, type PricingRules } from '../../../domain/cart/pricing/pricing.ts';
import type { TriggerRules } from '../popup-trigger/popup-trigger.machine.ts';
import type { CouponPopupContext, OfferMoment, OfferPlace, OfferScene } from './coupon-popup.types.ts';

const { byPage, inCart, hasExitIntent, idle, maxPerSession, respectsDismissal } = couponTriggerConstants;
const { exitRearm } = flashConstants;

const noTriggers: TriggerRules = { delay: null, scrollPercent: null, hasExitIntent: false, idle: null, exitRearm };

/**
 * When an offer may be shown on a page, by page type (CPN-06). Never on the dashboard, where it would cover
 * somebody's work.
 */
export function pageTriggers(path: string): TriggerRules {
  const { route } = matchRoute(path);
  if (route === 'dashboard') return noTriggers;
  const isCheckout = route === 'checkout' || route === 'payment';
  const isProduct = route === 'product';
  const { cartDelay, productDelay, otherDelay } = byPage;
  return {
    delay: isCheckout ? cartDelay : isProduct ? productDelay : otherDelay,
    scrollPercent: isProduct ? byPage.productScrollPercent : byPage.otherScrollPercent,
    hasExitIntent: hasExitIntent && route !== 'payment',
    idle: isCheckout ? null : isProduct ? byPage.productIdle : byPage.otherIdle,
    exitRearm,
  };
}

/** When an offer may be shown in the open cart (CPN-06). */
export const cartTriggers: TriggerRules = {
  delay: inCart.delay,
  scrollPercent: inCart.scrollPercent,
  hasExitIntent,
  idle,
  exitRearm,
};

/** Maximum number of offers shown per session, by place. */
export const maxShows: Readonly<Record<OfferPlace, number>> = { page: maxPerSession, cart: inCart.maxPerSession };

/** The offer for this cart now; null if there is none, or the limit is reached (CPN-05). */
export function offerFor(
  { coupons, lines, rules }: CouponPopupContext,
  place: OfferPlace,
  moment: OfferMoment,
): TimeLimitedCoupon | null {
  if (isRefused(moment) || moment.shows[place] >= maxShows[place]) return null;
  const fresh = coupons.filter(({ code }) => !moment.taken.includes(code));
  return chooseOffer(fresh, cartValueOf(lines, rules), new Date(moment.now));
}

/** Dismissed; this holds for the whole session. */
export function isRefused({ isDismissed }: OfferMoment): boolean {
  return respectsDismissal && isDismissed;
}

/** The value that minimum orders are checked against, as on the server. */
export function cartValueOf(lines: Cart, rules: PricingRules): Rupees {
  const products = lineProducts(lines);
  // Without a coupon the time doesn't matter.
  return priceWith({ cart: lines, products, rules, isMember: false, now: new Date(0) }, null).goods;
}

export function isApplicable({ offer, lines, rules }: CouponPopupContext): boolean {
  return offer !== null && canApplyOffer(offer, cartValueOf(lines, rules));
}

/** Whether the cart is too far below the minimum to show the offer (CPN-03). The countdown handles its end. */
export function isOutOfReach({ offer, rules }: CouponPopupContext, lines: Cart): boolean {
  return offer !== null && !isOfferShown(offer, cartValueOf(lines, rules), new Date(0));
}

export function sceneOf({ path, lines, rules, shopperId }: CouponPopupContext): OfferScene {
  return { page: path, cartValue: cartValueOf(lines, rules), userId: shopperId };
}

/** The current offer, as actions need it. */
export function shownOffer(context: CouponPopupContext): { couponId: string; code: string; scene: OfferScene } {
  return { couponId: context.offer?.id ?? '', code: context.offer?.code ?? '', scene: sceneOf(context) };
}
