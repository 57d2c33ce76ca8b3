import { shownOverlay } from '../../machines/overlays/overlays.view.ts';
import type { OverlayKind } from '../../machines/overlays/overlays.rules.ts';
import { usePromotionsView } from '../../ui/app/actors.tsx';
import type { LazyOverlay } from '../lazy-overlay.tsx';

/** The code of each overlay comes with its first showing. */
const overlays: Partial<Record<OverlayKind, LazyOverlay<object>>> = {};

/** What the promotions lay over the page; the traffic controller says which one. */
export function PromotionOverlays() {
  const shown = usePromotionsView('overlays', shownOverlay);
  return Object.entries(overlays).map(([kind, overlay]) => (
    <div key={kind}>{overlay.render(kind === shown, {})}</div>
  ));
}
