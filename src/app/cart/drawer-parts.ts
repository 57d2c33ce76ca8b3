import { lazyOverlay } from '../shell/lazy-overlay.tsx';

const parts = () => import('../promotions/PromotionParts.tsx');

/** Parts of the cart that come apart from it, so that it opens at once. */
export const drawerNotes = lazyOverlay(() => parts().then((module) => module.CartNotes));
export const drawerTop = lazyOverlay(() => parts().then((module) => module.DrawerTop));
export const drawerDeals = lazyOverlay(() => parts().then((module) => module.DrawerDeals));
