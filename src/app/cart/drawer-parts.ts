import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

const parts = () => import('../promotions/PromotionParts.tsx');

/** Parts of the cart that come apart from it, so that it opens at once. */
export const drawerNotes = lazyComponent(() => parts().then((module) => module.CartNotes));
export const drawerTop = lazyComponent(() => parts().then((module) => module.DrawerTop));
export const drawerDeals = lazyComponent(() => parts().then((module) => module.DrawerDeals));
