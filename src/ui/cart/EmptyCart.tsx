import { useShopActor } from '../shell/app/actors.tsx';
import { EmptyBottle } from '../kit/art/drawings.tsx';
import { LinkButton } from '../kit/action/Button.tsx';
import { EmptyState } from '../kit/status/EmptyState.tsx';

export function EmptyCart() {
  const cart = useShopActor('cart');
  return (
    <EmptyState
      level={3}
      art={<EmptyBottle />}
      title="Your cart is empty :("
      action={
        <LinkButton href="/shop" onClick={() => cart.send({ type: 'drawer.close' })}>
          Explore Products
        </LinkButton>
      }
    >
      Find something you’ll love.
    </EmptyState>
  );
}
