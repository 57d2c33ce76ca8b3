import { OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { useDeferredValue } from 'react';
import { isDrawerOpen } from '../../machines/cart/cart/cart.badge.view.ts';
import { shownOverlay } from '../../machines/promotions/overlays/overlays.view.ts';
import { usePromotionsView, useShopView } from '../../ui/shell/app/actors.tsx';
import { overlayParts, tierCelebration } from './overlay-parts.ts';

/** The promotions' overlays. The overlays machine decides which one shows. */
export function PromotionOverlays() {
  // Nobody asked for an overlay, so render it at low priority.
  const shown = useDeferredValue(usePromotionsView('overlays', shownOverlay));
  const isCartOpen = useShopView('cart', isDrawerOpen);
  return (
    <>
      {Object.entries(overlayParts).map(([kind, overlay]) => (
        <div key={kind}>
          <OnceWanted part={overlay} isWanted={kind === shown} props={{}} />
        </div>
      ))}
      <div aria-live="polite">
        {!isCartOpen && (
          <OnceWanted part={tierCelebration} isWanted={shown === 'tier-celebration'} props={{ place: 'page' }} />
        )}
      </div>
    </>
  );
}
