import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartSave, ServerCart } from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { anyGame, played, type CartServer } from '../support/cart-game.ts';
import { refusal } from '../support/held.ts';
import { sleep } from '../support/lines.ts';

const products = Array.from({ length: 6 }, (_, index) => ({ ...sleep, sku: `p${index}` }));

/** The server's rules: a save on an old version is refused with the cart, and the cart knows the saves it contains. */
function modelServer(): CartServer {
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

test.for(['tabs', 'devices'] as const)(
  'CRT-09, CRT-10 whatever gets lost between two %s and the server: carts agree, nothing doubles, nothing comes back',
  async (place) => {
    await fc.assert(
      fc.asyncProperty(anyGame, async (moves) => {
        expect(await played(moves, { place, server: modelServer(), products })).toEqual([]);
      }),
      { numRuns: 250 },
    );
  },
);
