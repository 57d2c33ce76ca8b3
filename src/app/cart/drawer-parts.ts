import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';

const parts = () => import('../promotions/PromotionParts.tsx');

/** Parts of the drawer in another chunk, so that it opens without waiting for them. */
export const drawerNotes = lazyComponent(() => parts().then((module) => module.CartNotes));
export const drawerTop = lazyComponent(() => parts().then((module) => module.DrawerTop));
export const drawerBundle = lazyComponent(() => parts().then((module) => module.DrawerBundle));
export const drawerDeals = lazyComponent(() => parts().then((module) => module.DrawerDeals));
