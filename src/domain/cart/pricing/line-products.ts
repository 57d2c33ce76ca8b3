import type { Cart } from '../cart.ts';
import type { PricedProduct } from '../../catalogue/product/product.ts';

/**
 * Products by sku, at the prices stored in the cart lines. The browser prices with these until the server answers.
 */
export function lineProducts(lines: Cart): ReadonlyMap<string, PricedProduct> {
  return new Map(
    lines.map(({ sku, name, price, discount }) => [
      sku,
      { sku, name, price, discount, flavours: [], variants: [], timePeriod: null, stock: Number.MAX_SAFE_INTEGER },
    ]),
  );
}
