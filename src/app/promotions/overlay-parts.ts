import { type LazyComponent, lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import type { OverlayKind } from '../../machines/promotions/overlays/overlays.rules.ts';

// One request for all of them: each alone is smaller than what asking for it costs.
const parts = () => import('./PromotionParts.tsx');

/** What may lie over a page; it comes in idle time. */
export const overlayParts: Partial<Record<OverlayKind, LazyComponent<object>>> = {
  'coupon-popup': lazyComponent(() => parts().then((module) => module.CouponPanel)),
  'flash-popup': lazyComponent(() => parts().then((module) => module.FlashPopup)),
  'membership-offer': lazyComponent(() => parts().then((module) => module.MembershipOffer)),
  consent: lazyComponent(() => parts().then((module) => module.ConsentNotice)),
  'privacy-choices': lazyComponent(() => parts().then((module) => module.PrivacyChoices)),
  welcome: lazyComponent(() => parts().then((module) => module.WelcomeOverlay)),
};

/** Drawn over the page, and by the cart while it is open. */
export const tierCelebration = lazyComponent(() => parts().then((module) => module.TierCelebration));

/** Drawn by the cart once an offer comes there. */
export const couponCard = lazyComponent(() => parts().then((module) => module.CouponCard));
