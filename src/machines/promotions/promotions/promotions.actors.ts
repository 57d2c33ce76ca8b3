import { analyticsLogic, type AnalyticsPorts } from '../analytics/analytics.actors.ts';
import { cartBundleLogic, type CartBundlePorts } from '../../cart/cart-bundle/cart-bundle.actors.ts';
import type { ClockPorts } from '../../kit/countdown/countdown.actors.ts';
import { consentLogic, type ConsentPorts } from '../../shell/consent/consent.actors.ts';
import { membershipLogic } from '../../account/club/membership/membership.actors.ts';
import { couponPopupLogic, type CouponPopupPorts } from '../coupon-popup/coupon-popup.actors.ts';
import { flashPopupLogic, type FlashPopupPorts } from '../flash-popup/flash-popup.actors.ts';
import { bannerCarouselLogic, type BannerCarouselPorts } from '../banner-carousel/banner-carousel.actors.ts';
import { overlaysLogic, type OverlaysPorts } from '../overlays/overlays.actors.ts';
import { tierCelebrationLogic, type EscapePorts } from '../tier-celebration/tier-celebration.actors.ts';
import { tierProgressLogic, type TierProgressPorts } from '../tier-progress/tier-progress.actors.ts';
import { wishlistLogic, type WishlistPorts } from '../../catalogue/wishlist/wishlist.actors.ts';
import { stepCountLogic, type StepCountPorts } from '../../shell/step-count/step-count.actors.ts';
import { trackingLogic, type TrackingPorts } from '../../shell/tracking/tracking.actors.ts';
import { welcomeLogic } from '../../account/club/welcome/welcome.actors.ts';
import type { AnyActorLogic } from 'xstate';
import { sturdy, type Mishap } from '../../kit/sturdy.ts';
import { membershipOfferMachine } from '../../account/club/membership-offer/membership-offer.machine.ts';
import { promotionsMachine } from './promotions.machine.ts';

/** The ports of all promotion actors. */
export interface PromotionsPorts {
  readonly overlays: OverlaysPorts;
  readonly analytics: AnalyticsPorts;
  readonly bannerCarousel: BannerCarouselPorts;
  readonly tierProgress: TierProgressPorts;
  readonly celebrations: EscapePorts;
  readonly membership: ClockPorts;
  readonly flashPopup: FlashPopupPorts;
  readonly couponPopup: CouponPopupPorts;
  readonly cartBundle: CartBundlePorts;
  readonly consent: ConsentPorts;
  readonly tracking: TrackingPorts;
  readonly stepCount: StepCountPorts;
  readonly wishlist: WishlistPorts;
}

/** The promotions with their ports. What throws in one of their flows is told to `tell`, and ends nothing. */
export function promotionsLogic(ports: PromotionsPorts, tell: (mishap: Mishap) => void) {
  const kept = <Logic extends AnyActorLogic>(logic: Logic) => sturdy(logic, tell);
  return promotionsMachine.provide({
    actors: {
      overlays: kept(overlaysLogic(ports.overlays)),
      analytics: kept(analyticsLogic(ports.analytics)),
      bannerCarousel: kept(bannerCarouselLogic(ports.bannerCarousel)),
      tierProgress: kept(tierProgressLogic(ports.tierProgress)),
      tierCelebration: kept(tierCelebrationLogic(ports.celebrations)),
      welcome: kept(welcomeLogic(ports.celebrations)),
      membershipOffer: kept(membershipOfferMachine),
      membership: kept(membershipLogic(ports.membership)),
      flashPopup: kept(flashPopupLogic(ports.flashPopup)),
      couponPopup: kept(couponPopupLogic(ports.couponPopup)),
      cartBundle: kept(cartBundleLogic(ports.cartBundle)),
      consent: kept(consentLogic(ports.consent)),
      tracking: kept(trackingLogic(ports.tracking)),
      stepCount: kept(stepCountLogic(ports.stepCount)),
      wishlist: kept(wishlistLogic(ports.wishlist)),
    },
  });
}
