import { lazyOverlay } from '../lazy-overlay.tsx';

const chunks = () => import('./drawer-chunks.ts');

/** Parts of the cart that come apart from it, so that it opens at once. */
export const drawerNotes = lazyOverlay(() => chunks().then((module) => module.loadDrawerNotes()));
export const drawerTop = lazyOverlay(() => chunks().then((module) => module.loadDrawerTop()));
export const drawerDeals = lazyOverlay(() => chunks().then((module) => module.loadDrawerDeals()));
