import {
  addLine,
  cancelSubscription,
  keyOf,
  lineId,
  lineOf,
  removeLine,
  withQuantity,
  type Cart,
  type LineKey,
} from '../../../domain/cart/cart.ts';
import { mendedCart } from '../../../domain/cart/sellable.ts';
import { isSubscription, type PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { LineMarks } from './cart.marks.ts';
import type { AddRequest, CartContext } from './cart.types.ts';

/** The quantity of a line; 0 if it isn't in the cart. */
export function quantityOf(lines: Cart, key: LineKey): number {
  const id = lineId(key);
  return lines.find((line) => lineId(keyOf(line)) === id)?.quantity ?? 0;
}

/** Whether the quantity can go up or down by one (CRT-03, CRT-04). */
export function canChange(lines: Cart, key: LineKey, by: 1 | -1): boolean {
  const now = quantityOf(lines, key);
  return quantityOf(withQuantity(lines, key, now + by), key) !== now;
}

/** Adds products to those that the cart knows by sku. */
export function learned(context: CartContext, products: readonly PricedProduct[]): CartContext {
  return {
    ...context,
    products: new Map([...context.products, ...products.map((each) => [each.sku, each] as const)]),
  };
}

/** Adds a known product to the cart; unchanged for an unknown one (CRT-02). */
export function withAdded(context: CartContext, request: AddRequest): CartContext {
  const product = context.products.get(request.sku);
  return product ? { ...context, lines: addLine(context.lines, lineOf(product, request)) } : context;
}

/** Adds the product that was looked up, for the request that waited longest. */
export function withFound(context: CartContext, product: PricedProduct | null): CartContext {
  const [request, ...others] = context.pending;
  const found = request && product ? withAdded(learned(context, [product]), request) : context;
  return { ...found, pending: others };
}

/**
 * Removes a line. A plan turns back into a single purchase (CRT-06), as does the rest of a broken bundle (SEC-01).
 */
export function withoutLine(lines: Cart, key: LineKey): Cart {
  return isSubscription(key.packageType) ? cancelSubscription(lines, key) : mendedCart(removeLine(lines, key));
}

/** Clears price changes once the shopper has seen them; whatever else is said about a line stays. */
export function withoutPriceChanges(marks: LineMarks): LineMarks {
  return Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, { ...mark, priceChange: null }]));
}
