import { t } from '../../../domain/kit/text/text.ts';
import { firstChoice } from '../../../domain/catalogue/product/option.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { useShopActor } from '../../shell/app/actors.tsx';
import { PlusIcon } from '../../kit/icon/icons.tsx';
import * as css from './ProductCard.css.ts';

/** Adds one of the product to the cart, in the flavour and size that it is shown with. */
export function AddButton({ product }: { product: PricedProduct }) {
  const { sku, name } = product;
  const cart = useShopActor('cart');
  const add = () =>
    cart.send({ type: 'item.add', sku, ...firstChoice(product), packageType: 'trial', quantity: 1 });
  return (
    <button type="button" className={css.add} aria-label={t`Add ${name} to cart`} onClick={add}>
      <PlusIcon size={22} />
    </button>
  );
}
