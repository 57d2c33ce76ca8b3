import { type LazyComponent, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import type { OverlayKind } from '../../machines/promotions/overlays/overlays.rules.ts';

// One request for all: each part is smaller than the overhead of a request.
const parts = () => import('./PromotionParts.tsx');

/** The overlays, loaded when idle. */
export const overlayParts: Partial<Record<OverlayKind, LazyComponent<object>>> = {
  'coupon-popup': lazyComponent(() => parts().then((module) => module.CouponPanel)),
  'flash-popup': lazyComponent(() => parts().then((module) => module.FlashPopup)),
  'membership-offer': lazyComponent(() => parts().then((module) => module.MembershipOffer)),
  consent: lazyComponent(() => parts().then((module) => module.ConsentNotice)),
  'privacy-choices': lazyComponent(() => parts().then((module) => module.PrivacyChoices)),
  welcome: lazyComponent(() => parts().then((module) => module.WelcomeOverlay)),
};

/** Shown over the page, or inside the cart while that is open. */
export const tierCelebration = lazyComponent(() => parts().then((module) => module.TierCelebration));

/** The offer inside the cart. */
export const couponCard = lazyComponent(() => parts().then((module) => module.CouponCard));
