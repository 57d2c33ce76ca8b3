import type { Cart } from '../cart.ts';
import type { PricedProduct, ProductOption } from '../../catalogue/product/product.ts';

/**
 * Products by sku, at the prices stored in the cart lines: each line is an option, so that another size of the same product
 * has its own. The browser prices with these until the server answers.
 */
export function lineProducts(lines: Cart): ReadonlyMap<string, PricedProduct> {
  const products = new Map<string, PricedProduct & { readonly options: ProductOption[] }>();
  for (const { sku, name, price, discount, variant, flavour } of lines) {
    const stock = Number.MAX_SAFE_INTEGER;
    const product = products.get(sku) ?? {
      sku,
      name,
      price,
      discount,
      flavours: [],
      variants: [],
      timePeriod: null,
      stock,
      options: [],
    };
    product.options.push({ variant, flavour, sku: '', price, stock });
    products.set(sku, product);
  }
  return products;
}
