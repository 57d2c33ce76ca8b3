import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { useShopActor } from '../../shell/app/actors.tsx';
import { PlusIcon } from '../../kit/icon/icons.tsx';
import * as css from './ProductCard.css.ts';

/** Adds one of the product to the cart, in its first flavour and size. */
export function AddButton({ product: { sku, name, flavours, variants } }: { product: PricedProduct }) {
  const cart = useShopActor('cart');
  const add = () =>
    cart.send({
      type: 'item.add',
      sku,
      flavour: flavours[0] ?? '',
      variant: variants[0] ?? '',
      packageType: 'trial',
      quantity: 1,
    });
  return (
    <button type="button" className={css.add} aria-label={`Add ${name} to cart`} onClick={add}>
      <PlusIcon size={22} />
    </button>
  );
}
