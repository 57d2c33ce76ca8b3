import type { CartSave, ServerCart } from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { refusal } from './held.ts';

/** A server for one shopper's cart; refuses a save on an old version with a 412. */
export interface CartServer {
  fetchCart(): Promise<ServerCart>;
  saveCart(save: CartSave): Promise<ServerCart>;
}

/** The server's rules: a save on an old version is refused with the cart, and the cart knows the saves it contains. */
export function modelServer(): CartServer {
  let cart: ServerCart = { lines: [], version: 0, saves: [], checked: [] };
  return {
    fetchCart: () => Promise.resolve(cart),
    saveCart({ id, lines, version }: CartSave) {
      if (version !== null && version !== cart.version) {
        return Promise.reject(refusal(412, { body: { cart } }));
      }
      cart = { lines, version: cart.version + 1, saves: [id, ...cart.saves].slice(0, 40), checked: [] };
      return Promise.resolve(cart);
    },
  };
}
