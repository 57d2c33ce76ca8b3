import { lazyComponent, OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { isDrawerOpen } from '../../machines/cart/cart/cart.badge.view.ts';
import { useHasPromotions, useShopView } from '../../ui/shell/app/actors.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { cancelPlan } from '../cart/cancel-plan.ts';
import { eachWhenIdle } from '../platform/entry/when-idle.ts';

const drawer = lazyComponent(() =>
  import('../cart/CartDrawerScreen.tsx').then((module) => module.CartDrawerScreen),
);
const consultation = lazyComponent(() =>
  import('./ConsultationScreen.tsx').then((module) => module.ConsultationScreen),
);
// One request for what is small: each alone is smaller than what asking for it costs.
const parts = () => import('./PageParts.tsx');
const menu = lazyComponent(() => parts().then((module) => module.MenuSheet));
const toasts = lazyComponent(() => parts().then((module) => module.Toasts));
const promotions = lazyComponent(() =>
  import('../promotions/PromotionParts.tsx').then((module) => module.PromotionOverlays),
);

/** What may lie over any page. */
export function Overlays() {
  const isCartOpen = useShopView('cart', isDrawerOpen);
  const isMenuOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const hasToasts = useShopView('toasts', (snapshot) => snapshot.context.toasts.length > 0);
  return (
    <>
      <ClientOnly>
        <OnceWanted part={consultation} isWanted props={{}} />
      </ClientOnly>
      <OnceWanted part={drawer} isWanted={isCartOpen} props={{}} />
      <OnceWanted part={menu} isWanted={isMenuOpen} props={{}} />
      <Promotions />
      <OnceWanted part={toasts} isWanted={hasToasts} props={{}} />
    </>
  );
}

// Apart, so that their coming draws nothing else anew.
function Promotions() {
  return <OnceWanted part={promotions} isWanted={useHasPromotions()} props={{}} />;
}

/** Fetches them all, so that they open at once, and also when the connection is gone by then. */
export async function preloadOverlays(view: Window): Promise<void> {
  await eachWhenIdle(view, [drawer, cancelPlan, menu, toasts]);
}
