import { keyOf, lineId, type Cart, type CartLine, type LineKey } from './cart.ts';

/** Whether a cart holds what was ordered and nothing else, ignoring prices and order (CHK-05). */
export function isCartOf(cart: Cart, ordered: readonly (LineKey & Pick<CartLine, 'quantity'>)[]): boolean {
  const inCart = new Map(cart.map((line) => [lineId(keyOf(line)), line.quantity]));
  return cart.length === ordered.length && ordered.every((line) => inCart.get(lineId(line)) === line.quantity);
}
