import { isDrawerOpen } from '../../machines/cart/cart.badge.view.ts';
import { shownOverlay } from '../../machines/overlays/overlays.view.ts';
import type { OverlayKind } from '../../machines/overlays/overlays.rules.ts';
import { usePromotionsView, useShopView } from '../../ui/app/actors.tsx';
import { lazyOverlay, type LazyOverlay } from '../lazy-overlay.tsx';
import { tierCelebration } from './celebrations.ts';

/** The code of each overlay comes with its first showing. */
const overlays: Partial<Record<OverlayKind, LazyOverlay<object>>> = {
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

/** What the promotions lay over the page; the traffic controller says which one. */
export function PromotionOverlays() {
  const shown = usePromotionsView('overlays', shownOverlay);
  const isCartOpen = useShopView('cart', isDrawerOpen);
  return (
    <>
      {Object.entries(overlays).map(([kind, overlay]) => (
        <div key={kind}>{overlay.render(kind === shown, {})}</div>
      ))}
      <div aria-live="polite">
        {!isCartOpen && tierCelebration.render(shown === 'tier-celebration', { place: 'page' })}
      </div>
    </>
  );
}
