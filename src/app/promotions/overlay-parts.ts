import type { OverlayKind } from '../../machines/overlays/overlays.rules.ts';
import { lazyOverlay, type LazyOverlay } from '../lazy-overlay.tsx';

/** What may lie over a page, each in a chunk of its own that comes in idle time. */
export const overlayParts: Partial<Record<OverlayKind, LazyOverlay<object>>> = {
  'coupon-popup': lazyOverlay(() =>
    import('../../ui/coupon-popup/CouponPanel.tsx').then((module) => module.CouponPanel),
  ),
  'flash-popup': lazyOverlay(() =>
    import('../../ui/flash-popup/FlashPopup.tsx').then((module) => module.FlashPopup),
  ),
  'membership-offer': lazyOverlay(() =>
    import('../../ui/membership-offer/MembershipOffer.tsx').then((module) => module.MembershipOffer),
  ),
  welcome: lazyOverlay(() => import('../../ui/welcome/WelcomeOverlay.tsx').then((module) => module.WelcomeOverlay)),
};
