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
import { trackingLogic, type TrackingPorts } from '../../shell/tracking/tracking.actors.ts';
import { welcomeLogic } from '../../account/club/welcome/welcome.actors.ts';
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
}

export function promotionsLogic(ports: PromotionsPorts) {
  return promotionsMachine.provide({
    actors: {
      overlays: overlaysLogic(ports.overlays),
      analytics: analyticsLogic(ports.analytics),
      bannerCarousel: bannerCarouselLogic(ports.bannerCarousel),
      tierProgress: tierProgressLogic(ports.tierProgress),
      tierCelebration: tierCelebrationLogic(ports.celebrations),
      welcome: welcomeLogic(ports.celebrations),
      membership: membershipLogic(ports.membership),
      flashPopup: flashPopupLogic(ports.flashPopup),
      couponPopup: couponPopupLogic(ports.couponPopup),
      cartBundle: cartBundleLogic(ports.cartBundle),
      consent: consentLogic(ports.consent),
      tracking: trackingLogic(ports.tracking),
    },
  });
}
