import { lazyComponent, OnceWanted } from '../../kit/react/lazy-component.tsx';
import { useHasPromotions } from '../../shell/app/actors.tsx';

const heart = lazyComponent(() => import('./Heart.tsx').then((module) => module.Heart));

/** Where a card has its heart once the wishlist has loaded. It lies over the card, so nothing moves. */
export function HeartPlace({ product }: { readonly product: { readonly sku: string; readonly name: string } }) {
  return useHasPromotions() && <OnceWanted part={heart} isWanted props={product} />;
}
