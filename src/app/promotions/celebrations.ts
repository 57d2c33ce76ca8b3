import { lazyOverlay } from '../lazy-overlay.tsx';

/** Drawn over the page, and by the cart while it is open. */
export const tierCelebration = lazyOverlay(() =>
  import('../../ui/tier-celebration/TierCelebration.tsx').then((module) => module.TierCelebration),
);
