import { isDrawerOpen } from '../../machines/cart/cart.badge.view.ts';
import { shownOverlay } from '../../machines/overlays/overlays.view.ts';
import { usePromotionsView, useShopView } from '../../ui/app/actors.tsx';
import { tierCelebration } from './celebrations.ts';
import { overlayParts } from './overlay-parts.ts';

/** What the promotions lay over the page; the traffic controller says which one. */
export function PromotionOverlays() {
  const shown = usePromotionsView('overlays', shownOverlay);
  const isCartOpen = useShopView('cart', isDrawerOpen);
  return (
    <>
      {Object.entries(overlayParts).map(([kind, overlay]) => (
        <div key={kind}>{overlay.render(kind === shown, {})}</div>
      ))}
      <div aria-live="polite">
        {!isCartOpen && tierCelebration.render(shown === 'tier-celebration', { place: 'page' })}
      </div>
    </>
  );
}
