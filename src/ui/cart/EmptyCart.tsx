import { t } from '../../domain/kit/text/text.ts';
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
      title={t`Your cart is empty :(`}
      action={
        <LinkButton href="/shop" onClick={() => cart.send({ type: 'drawer.close' })}>
          {t`Explore Products`}
        </LinkButton>
      }
    >
      {t`Find something you’ll love.`}
    </EmptyState>
  );
}
