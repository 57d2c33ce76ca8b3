import { OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { shownOverlay } from '../../machines/promotions/overlays/overlays.view.ts';
import { usePromotionsView } from '../../ui/shell/app/actors.tsx';
import { TierBar } from '../../ui/promotions/tier-bar/TierBar.tsx';
import { tierCelebration } from '../promotions/overlay-parts.ts';

/** The part above the cart lines. */
export function DrawerTop() {
  const isCelebrated = usePromotionsView('overlays', shownOverlay) === 'tier-celebration';
  return (
    <>
      <TierBar />
      <div aria-live="polite">
        <OnceWanted part={tierCelebration} isWanted={isCelebrated} props={{ place: 'cart' }} />
      </div>
    </>
  );
}
