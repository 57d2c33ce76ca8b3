import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyGame, played } from '../support/cart-game.ts';
import { modelServer } from '../support/cart-server.ts';
import { sleep } from '../support/lines.ts';

const products = Array.from({ length: 6 }, (_, index) => ({ ...sleep, sku: `p${index}` }));

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
