import type { Banner } from '../../../../domain/promotions/banner.ts';
import type { BundleMetrics } from '../../../../domain/promotions/bundle/metrics.ts';
import type { StoreBundle } from '../../../../domain/promotions/bundle/store-bundle.ts';
import type { TimeLimitedCoupon } from '../../../../domain/promotions/coupon/offer.ts';
import type { Cart } from '../../../../domain/cart/cart.ts';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import type { MembershipOfferEvent } from '../../../account/club/membership-offer/membership-offer.machine.ts';
import type { WelcomeEvent } from '../../../account/club/welcome/welcome.machine.ts';
import type { Tells } from '../../../kit/tells.ts';
import type { BannerCarouselEvent } from '../../../promotions/banner-carousel/banner-carousel.machine.ts';
import type { CouponPopupEvent } from '../../../promotions/coupon-popup/coupon-popup.types.ts';
import type { FlashPopupEvent } from '../../../promotions/flash-popup/flash-popup.types.ts';
import type { TierCelebrationEvent } from '../../../promotions/tier-celebration/tier-celebration.machine.ts';
import type { ToastText } from '../../../shell/toasts/toasts.machine.ts';

/** Everything that a tester can fire. */
export const popupKinds = [
  'flash-popup',
  'coupon-popup',
  'tier-celebration',
  'membership-offer',
  'welcome-overlay',
  'welcome-card',
  'toast',
  'banner',
  'bundle-card',
] as const;
export type PopupKind = (typeof popupKinds)[number];

/** A popup with the tester's settings, ready for the shop's own actors. */
export type PopupOrder =
  | { readonly kind: 'flash-popup'; readonly settings: PopupSettings }
  /** Priced as if these lines were the cart. */
  | { readonly kind: 'coupon-popup'; readonly coupon: TimeLimitedCoupon; readonly lines: Cart }
  | { readonly kind: 'tier-celebration'; readonly percentage: number }
  | { readonly kind: 'membership-offer' | 'welcome-overlay' | 'welcome-card' }
  | { readonly kind: 'toast'; readonly toast: ToastText }
  | { readonly kind: 'banner'; readonly banner: Banner }
  | CardOrder;

/** A bundle card, which the test page shows itself. */
export interface CardOrder {
  readonly kind: 'bundle-card';
  readonly bundle: StoreBundle;
  readonly metrics: BundleMetrics;
  /** The cart's answer to the card's button. */
  readonly answer: 'bundle.applied' | 'bundle.refused';
}

/** What each part of the shop is told. */
export interface StageEvents {
  readonly flashPopup: Extract<FlashPopupEvent, { type: 'popup.preview' | 'popup.close' }>;
  readonly couponPopup: Extract<CouponPopupEvent, { type: 'popup.preview' | 'cart.changed' }>;
  readonly tierCelebration: Extract<TierCelebrationEvent, { type: 'tier.unlocked' }>;
  readonly membershipOffer: Extract<MembershipOfferEvent, { type: 'offer.open' }>;
  readonly welcome: Extract<WelcomeEvent, { type: 'welcome.preview' | 'membership.joined' }>;
  readonly bannerCarousel: Extract<BannerCarouselEvent, { type: 'banner.preview' }>;
  readonly shop: { type: 'toast.request'; toast: ToastText };
}

/** The parts of the shop that show popups. */
export type Stage = { readonly [Part in keyof StageEvents]: Tells<StageEvents[Part]> };

/** An event for one of them. */
export type StageNews = {
  readonly [Part in keyof StageEvents]: { readonly to: Part; readonly event: StageEvents[Part] };
}[keyof StageEvents];

export interface PopupTestInput extends Stage {
  /** Milliseconds since 1970 by the shop's clock. */
  readonly now: () => number;
}

/** Values by field name; a ticked box is 'yes'. */
export type Values = Readonly<Record<string, string>>;
/** Errors by field. */
export type Mistakes = Readonly<Record<string, string>>;

export interface PopupTestContext extends PopupTestInput {
  readonly values: Values;
  /** The popup last fired or attempted; null before. */
  readonly kind: PopupKind | null;
  readonly mistakes: Mistakes;
  /** The bundle card on the page, numbered from 1; null before. */
  readonly sample: { readonly number: number; readonly order: CardOrder } | null;
  /** The sale's settings as the page around the frame last sent them; null before. */
  readonly shown: PopupSettings | null;
}
