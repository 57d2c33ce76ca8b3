import { lazyOverlay } from './lazy-overlay.tsx';

/** The question of the drawer; it comes apart from it, for few will ever see it. */
export const cancelPlan = lazyOverlay(() => import('./PageParts.tsx').then((module) => module.CancelPlan));
