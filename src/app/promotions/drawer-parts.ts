import { lazyOverlay } from '../lazy-overlay.tsx';

/** Parts of the cart that come apart from it, so that it opens at once. */
export const drawerNotes = lazyOverlay(() =>
  import('../../ui/cart/CartNotes.tsx').then((module) => module.CartNotes),
);
export const drawerTop = lazyOverlay(() => import('./DrawerTop.tsx').then((module) => module.DrawerTop));
export const drawerDeals = lazyOverlay(() => import('./DrawerDeals.tsx').then((module) => module.DrawerDeals));
