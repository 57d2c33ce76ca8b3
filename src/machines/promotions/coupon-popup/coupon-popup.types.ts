import type { Cart } from '../../../domain/cart/cart.ts';
import type { TimeLimitedCoupon } from '../../../domain/promotions/coupon/offer.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { PricingRules } from '../../../domain/cart/pricing/pricing.ts';
import type { CodeCopyFact } from '../code-copy/code-copy.machine.ts';
import type { CountdownFact } from '../../kit/countdown/countdown.machine.ts';
import type { Tells } from '../../kit/tells.ts';
import type { PopupTriggerFact } from '../popup-trigger/popup-trigger.machine.ts';
import type { OverlayRequest } from '../promotions/promotions.types.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** Where an offer is shown: over a page, or inside the cart. */
export type OfferPlace = 'page' | 'cart';

/** What decides whether to show an offer after a trigger. */
export interface OfferMoment {
  /** Milliseconds since 1970 by the shop's clock. */
  readonly now: number;
  /** Number of offers shown in this session, by place. */
  readonly shows: Readonly<Record<OfferPlace, number>>;
  readonly isDismissed: boolean;
  /** Codes that the shopper already has; they aren't offered again. */
  readonly taken: readonly string[];
}

/** Input for offers and their tracking. */
export interface OfferScene {
  readonly page: string;
  readonly cartValue: number;
  readonly userId: string | null;
}

export type DismissalReason = 'close_button' | 'applied';

export type CouponPopupEvent =
  | { type: 'page.arrived'; location: Location }
  | { type: 'cart.changed'; lines: Cart }
  | { type: 'session.opened'; profile: SessionProfile }
  | { type: 'session.closed' }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'overlay.granted' }
  | { type: 'overlay.revoked' }
  /** A tester's offer, shown at once. */
  | { type: 'popup.preview'; coupon: TimeLimitedCoupon }
  | { type: 'coupon.apply' }
  | { type: 'popup.close' }
  | { type: 'popup.dismiss' }
  | PopupTriggerFact
  | CountdownFact
  | CodeCopyFact;

export type CouponPopupFact = OverlayRequest | { type: 'toast.request'; toast: ToastText };

export interface CouponPopupInput {
  readonly parent: Tells<CouponPopupFact>;
  readonly path: string;
  readonly lines: Cart;
  readonly rules: PricingRules;
  readonly shopperId: string | null;
  readonly isDrawerOpen: boolean;
}

export interface CouponPopupContext extends CouponPopupInput {
  readonly coupons: readonly TimeLimitedCoupon[];
  /** The offer chosen after a trigger; null before. */
  readonly offer: TimeLimitedCoupon | null;
}
