import type { ActorRefFrom } from 'xstate';
import type { Banner } from '../../../domain/promotions/banner.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { SoldGoods } from '../../../domain/orders/order/paid-shares.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { PricingRules, TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { analyticsMachine, AnalyticsRequest } from '../analytics/analytics.machine.ts';
import type { Tracking } from '../../../domain/shell/site/business-record.ts';
import type { bannerCarouselMachine } from '../banner-carousel/banner-carousel.machine.ts';
import type { ConsentFact, consentMachine } from '../../shell/consent/consent.machine.ts';
import type { couponPopupMachine } from '../coupon-popup/coupon-popup.machine.ts';
import type { cartBundleMachine } from '../../cart/cart-bundle/cart-bundle.machine.ts';
import type { CartCause, CartEvent } from '../../cart/cart/cart.types.ts';
import type { flashPopupMachine } from '../flash-popup/flash-popup.machine.ts';
import type { Mishap } from '../../kit/sturdy.ts';
import type { Tells } from '../../kit/tells.ts';
import type { membershipMachine, MembershipFact } from '../../account/club/membership/membership.machine.ts';
import type { membershipOfferMachine } from '../../account/club/membership-offer/membership-offer.machine.ts';
import type { overlaysMachine, OverlaysFact, SurfaceNews } from '../overlays/overlays.machine.ts';
import type { OverlayKind, Surface } from '../overlays/overlays.rules.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import type { tierCelebrationMachine } from '../tier-celebration/tier-celebration.machine.ts';
import type { TierProgressFact, tierProgressMachine } from '../tier-progress/tier-progress.machine.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';
import type { wishlistMachine } from '../../catalogue/wishlist/wishlist.machine.ts';
import type { stepCountMachine } from '../../shell/step-count/step-count.machine.ts';
import type { trackingMachine } from '../../shell/tracking/tracking.machine.ts';
import type { welcomeMachine } from '../../account/club/welcome/welcome.machine.ts';

/** What the promotions ask of the shop. */
export type PromotionsFact =
  | { type: 'cart.command'; command: CartEvent }
  | { type: 'bundle.taken'; taken: TakenUnits | null }
  | { type: 'toast.request'; toast: ToastText }
  | { type: 'link.follow'; location: Location }
  | ({ type: 'flow.failed' } & Mishap);

/** What the shop tells its promotions. */
export type ShopNews =
  | { type: 'cart.changed'; lines: Cart; cause: CartCause }
  | { type: 'page.arrived'; page: Page; location: Location }
  | { type: 'session.opened'; profile: SessionProfile }
  | { type: 'session.refreshed'; profile: SessionProfile }
  | { type: 'session.closed' }
  | { type: 'order.confirmed'; sold: SoldGoods }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'choices.open' }
  | SurfaceNews;

/** Requests to the overlay controller; children send them to their parent. */
export type OverlayRequest =
  | { type: 'overlay.request'; kind: OverlayKind }
  | { type: 'overlay.withdraw'; kind: OverlayKind }
  | { type: 'overlay.taken'; kind: OverlayKind }
  | { type: 'overlay.done'; kind: OverlayKind };

/** The shop's state when its promotions start. */
export interface ShopMoment {
  readonly page: Page;
  readonly location: Location;
  readonly lines: Cart;
  readonly profile: SessionProfile | null;
  readonly rules: PricingRules;
  /** The bliss-club product; null if the shop doesn't sell it. */
  readonly membership: ProductCard | null;
  readonly busy: readonly Surface[];
  /** As loaded with the page. */
  readonly banners: readonly Banner[];
  /** Ids of the configured trackers. */
  readonly tracking: Tracking;
}

export interface PromotionsInput extends ShopMoment {
  readonly parent: Tells<PromotionsFact>;
}

export type PromotionsEvent =
  | ShopNews
  | PromotionsFact
  | OverlayRequest
  | OverlaysFact
  | TierProgressFact
  | AnalyticsRequest
  | ConsentFact
  | MembershipFact;

export type PromotionsChildren = {
  overlays: 'overlays';
  analytics: 'analytics';
  bannerCarousel: 'bannerCarousel';
  tierProgress: 'tierProgress';
  tierCelebration: 'tierCelebration';
  membership: 'membership';
  membershipOffer: 'membershipOffer';
  welcome: 'welcome';
  cartBundle: 'cartBundle';
  flashPopup: 'flashPopup';
  couponPopup: 'couponPopup';
  consent: 'consent';
  tracking: 'tracking';
  stepCount: 'stepCount';
  wishlist: 'wishlist';
};

export interface PromotionsActors {
  bannerCarousel: ActorRefFrom<typeof bannerCarouselMachine>;
  overlays: ActorRefFrom<typeof overlaysMachine>;
  analytics: ActorRefFrom<typeof analyticsMachine>;
  tierProgress: ActorRefFrom<typeof tierProgressMachine>;
  tierCelebration: ActorRefFrom<typeof tierCelebrationMachine>;
  membership: ActorRefFrom<typeof membershipMachine>;
  membershipOffer: ActorRefFrom<typeof membershipOfferMachine>;
  welcome: ActorRefFrom<typeof welcomeMachine>;
  cartBundle: ActorRefFrom<typeof cartBundleMachine>;
  flashPopup: ActorRefFrom<typeof flashPopupMachine>;
  couponPopup: ActorRefFrom<typeof couponPopupMachine>;
  consent: ActorRefFrom<typeof consentMachine>;
  tracking: ActorRefFrom<typeof trackingMachine>;
  stepCount: ActorRefFrom<typeof stepCountMachine>;
  wishlist: ActorRefFrom<typeof wishlistMachine>;
}
