import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sleep } from '../support/lines.ts';
import { anyVisit, visited } from '../support/shop-game.ts';

const products = Array.from({ length: 6 }, (_, index) => ({ ...sleep, sku: `p${index}` }));

test('LAW-01 SES-02 SES-03 CRT-09 two people in two tabs, with the whole shop in each: nobody sees or gets what is another’s', async () => {
  await fc.assert(
    fc.asyncProperty(anyVisit, async (moves) => {
      expect(await visited(moves, products)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
