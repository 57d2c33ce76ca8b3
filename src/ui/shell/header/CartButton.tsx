import { t } from '../../../domain/kit/text/text.ts';
import { cartQuantity, itemsText } from '../../../machines/cart/cart/cart.badge.view.ts';
import { useShopActor, useShopView } from '../app/actors.tsx';
import { BagIcon } from '../../kit/icon/icons.tsx';
import { IconButton } from '../../kit/action/IconButton.tsx';

/** Opens the cart drawer. The badge is the total quantity. */
export function CartButton() {
  const cart = useShopActor('cart');
  const quantity = useShopView('cart', cartQuantity);
  return (
    <IconButton
      label={t`Open cart, ${itemsText(quantity)}`}
      aria-haspopup="dialog"
      count={quantity}
      onClick={() => cart.send({ type: 'drawer.open' })}
    >
      <BagIcon />
    </IconButton>
  );
}
