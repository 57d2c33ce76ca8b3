import { lazyOverlay } from '../shell/lazy-overlay.tsx';

/** The question of the drawer; it comes apart from it, for few will ever see it. */
export const cancelPlan = lazyOverlay(() => import('../shell/PageParts.tsx').then((module) => module.CancelPlan));
