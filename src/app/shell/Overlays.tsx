import { isDrawerOpen } from '../../machines/cart/cart/cart.badge.view.ts';
import { useHasPromotions, useShopView } from '../../ui/shell/app/actors.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { cancelPlan } from '../cart/cancel-plan.ts';
import { lazyOverlay } from './lazy-overlay.tsx';
import { eachWhenIdle } from '../platform/entry/when-idle.ts';

const drawer = lazyOverlay(() => import('../cart/CartDrawerScreen.tsx').then((module) => module.CartDrawerScreen));
const consultation = lazyOverlay(() =>
  import('./ConsultationScreen.tsx').then((module) => module.ConsultationScreen),
);
// One request for what is small: each alone is smaller than what asking for it costs.
const parts = () => import('./PageParts.tsx');
const menu = lazyOverlay(() => parts().then((module) => module.MenuSheet));
const toasts = lazyOverlay(() => parts().then((module) => module.Toasts));
const promotions = lazyOverlay(() =>
  import('../promotions/PromotionParts.tsx').then((module) => module.PromotionOverlays),
);

/** What may lie over any page. */
export function Overlays() {
  const isCartOpen = useShopView('cart', isDrawerOpen);
  const isMenuOpen = useShopView('menu', (snapshot) => snapshot.matches('open'));
  const hasToasts = useShopView('toasts', (snapshot) => snapshot.context.toasts.length > 0);
  return (
    <>
      <ClientOnly>{consultation.render(true, {})}</ClientOnly>
      {drawer.render(isCartOpen, {})}
      {menu.render(isMenuOpen, {})}
      <Promotions />
      {toasts.render(hasToasts, {})}
    </>
  );
}

// Apart, so that their coming draws nothing else anew.
function Promotions() {
  return promotions.render(useHasPromotions(), {});
}

/** Fetches them all, so that they open at once, and also when the connection is gone by then. */
export async function preloadOverlays(view: Window): Promise<void> {
  await eachWhenIdle(view, [drawer, cancelPlan, menu, toasts]);
}
