import type { Cart } from '../cart.ts';
import type { PricedProduct } from '../../catalogue/product/product.ts';

/** The products of a cart's lines at the prices that the lines carry, by sku: what a browser prices with between two words of the server. */
export function lineProducts(lines: Cart): ReadonlyMap<string, PricedProduct> {
  return new Map(
    lines.map(({ sku, name, price, discount }) => [
      sku,
      { sku, name, price, discount, flavours: [], variants: [], timePeriod: null, stock: Number.MAX_SAFE_INTEGER },
    ]),
  );
}
