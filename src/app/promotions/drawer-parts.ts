import { lazyOverlay } from '../lazy-overlay.tsx';

/** The promotions inside the cart; they come apart from it, so that it opens at once. */
export const drawerTop = lazyOverlay(() => import('./DrawerTop.tsx').then((module) => module.DrawerTop));
export const drawerDeals = lazyOverlay(() => import('./DrawerDeals.tsx').then((module) => module.DrawerDeals));
