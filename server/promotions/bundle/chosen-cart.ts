import { lineOf, type Cart } from '../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';

export interface ChosenProduct {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * The cart that a list of products means, each bought once by itself. What the shop does not sell is left out, as in a
 * quote. Entries of one sku stay lines of their own: their place stands where a line has its variant.
 */
export function cartOfChosen(chosen: readonly ChosenProduct[], products: ReadonlyMap<string, PricedProduct>): Cart {
  return chosen.flatMap(({ sku, quantity }, index) => {
    const product = products.get(sku);
    if (!product) return [];
    return [lineOf(product, { flavour: '', variant: String(index), packageType: 'trial', quantity })];
  });
}
