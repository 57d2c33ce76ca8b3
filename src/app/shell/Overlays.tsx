import { lazyComponent, OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { isDrawerOpen } from '../../machines/cart/cart/cart.badge.view.ts';
import { useHasPromotions, useShopView } from '../../ui/shell/app/actors.tsx';
import { cancelPlan } from '../cart/cancel-plan.ts';
import { eachWhenIdle } from '../platform/entry/when-idle.ts';

const drawer = lazyComponent(() =>
  import('../cart/CartDrawerScreen.tsx').then((module) => module.CartDrawerScreen),
);
// One request for the small parts: each is smaller than the overhead of a request.
const parts = () => import('./PageParts.tsx');
const menu = lazyComponent(() => parts().then((module) => module.MenuSheet));
const toasts = lazyComponent(() => parts().then((module) => module.Toasts));
const promotions = lazyComponent(() =>
  import('../promotions/PromotionParts.tsx').then((module) => module.PromotionOverlays),
);

const search = {
  load: async () => {
    const { loadPanel } = await import('./HeaderParts.tsx');
    await loadPanel();
  },
};

/** The overlays of every page. */
export function Overlays() {
  const isCartOpen = useShopView('cart', isDrawerOpen);
  const isMenuOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const hasToasts = useShopView('toasts', (snapshot) => snapshot.context.toasts.length > 0);
  const isFailed = useShopView('upkeep', (snapshot) => !snapshot.matches('steady'));
  return (
    <>
      <OnceWanted part={drawer} isWanted={isCartOpen} props={{}} />
      <OnceWanted part={menu} isWanted={isMenuOpen} props={{}} />
      <Promotions />
      <OnceWanted part={toasts} isWanted={hasToasts || isFailed} props={{}} />
    </>
  );
}

// A component of its own, so that nothing else re-renders when the promotions load.
function Promotions() {
  return useHasPromotions() && <OnceWanted part={promotions} isWanted props={{}} />;
}

/** Loads the overlays early, so that they open at once, even offline. */
export async function preloadOverlays(view: Window): Promise<void> {
  await eachWhenIdle(view, [drawer, cancelPlan, menu, search, toasts]);
}
