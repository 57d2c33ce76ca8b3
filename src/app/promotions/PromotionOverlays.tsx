import { OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { useDeferredValue } from 'react';
import { isDrawerOpen } from '../../machines/cart/cart/cart.badge.view.ts';
import { shownOverlay } from '../../machines/promotions/overlays/overlays.view.ts';
import { usePromotionsView, useShopView } from '../../ui/shell/app/actors.tsx';
import { overlayParts, tierCelebration } from './overlay-parts.ts';

/** What the promotions lay over the page; the traffic controller says which one. */
export function PromotionOverlays() {
  // Nobody has asked for one: it is drawn in pieces, beside what the visitor does.
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
