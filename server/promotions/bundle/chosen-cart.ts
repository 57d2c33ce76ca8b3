import { lineOf, type Cart } from '../../../src/domain/cart/cart.ts';
import { firstChoice } from '../../../src/domain/catalogue/product/option.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';

export interface ChosenProduct {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * A cart for a list of products, each a one-time purchase. Unknown products are left out, as in a quote. Entries
 * with the same sku stay separate lines, with the index in place of the variant; one with options is
 * taken in its first.
 */
export function cartOfChosen(chosen: readonly ChosenProduct[], products: ReadonlyMap<string, PricedProduct>): Cart {
  return chosen.flatMap(({ sku, quantity }, index) => {
    const product = products.get(sku);
    if (!product) return [];
    const choice = product.options?.length ? firstChoice(product) : { flavour: '', variant: String(index) };
    return [lineOf(product, { ...choice, packageType: 'trial', quantity })];
  });
}
