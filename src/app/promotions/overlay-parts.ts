import type { OverlayKind } from '../../machines/promotions/overlays/overlays.rules.ts';
import { lazyOverlay, type LazyOverlay } from '../shell/lazy-overlay.tsx';

// One request for all of them: each alone is smaller than what asking for it costs.
const parts = () => import('./PromotionParts.tsx');

/** What may lie over a page; it comes in idle time. */
export const overlayParts: Partial<Record<OverlayKind, LazyOverlay<object>>> = {
  'coupon-popup': lazyOverlay(() => parts().then((module) => module.CouponPanel)),
  'flash-popup': lazyOverlay(() => parts().then((module) => module.FlashPopup)),
  'membership-offer': lazyOverlay(() => parts().then((module) => module.MembershipOffer)),
  consent: lazyOverlay(() => parts().then((module) => module.ConsentNotice)),
  'privacy-choices': lazyOverlay(() => parts().then((module) => module.PrivacyChoices)),
  welcome: lazyOverlay(() => parts().then((module) => module.WelcomeOverlay)),
};

/** Drawn over the page, and by the cart while it is open. */
export const tierCelebration = lazyOverlay(() => parts().then((module) => module.TierCelebration));

/** Drawn by the cart once an offer comes there. */
export const couponCard = lazyOverlay(() => parts().then((module) => module.CouponCard));
