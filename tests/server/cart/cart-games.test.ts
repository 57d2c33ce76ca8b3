import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerOf, Call } from '../../../src/contract/call.ts';
import { createCartService } from '../../../src/services/cart/cart.service.ts';
import type { CallOptions, Http } from '../../../src/services/platform/http/http.ts';
import { createDeviceStore } from '../../../src/services/platform/storage/storage.ts';
import { anyGame, played, type Move } from '../../machines/support/cart-game.ts';
import type { CartServer } from '../../machines/support/cart-server.ts';
import { refusal } from '../../machines/support/held.ts';
import { sleep } from '../../machines/support/lines.ts';
import { newPhone, problemOf, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const products = ['sleep-mantra', 'peace-mantra', 'green-mantra'].map((sku) => ({
  ...sleep,
  sku,
  flavours: ['Plain'],
}));

/** The shop's own cart service over the network. */
async function cartServer(): Promise<CartServer> {
  const token = await server.signIn(newPhone());
  const http: Http = {
    async send<C extends Call>({ method, path }: C, { body, headers = {} }: CallOptions<C> = {}) {
      const got = await server.call(method, path, { token, body, headers });
      if (got.status < 400) return got.body as AnswerOf<C>;
      throw refusal(got.status, { body: problemOf(got) });
    },
  };
  const { fetchCart, saveCart } = createCartService(http, createDeviceStore(null, new EventTarget()), {
    warn: () => {},
  });
  const { signal } = new AbortController();
  return { fetchCart: () => fetchCart(signal), saveCart: (save) => saveCart(save, signal) };
}

/** One adds, the answer is lost, and the other removes it before the first asks again. */
const lostAnswer: Move[] = (
  [
    ['serve', 0],
    ['serve', 1],
    ['add', 0],
    ['wait', 0],
    ['lose answer', 0],
    ['wait', 1],
    ['reload', 1],
    ['serve', 1],
    ['remove', 1],
    ['wait', 1],
    ['serve', 1],
  ] as const
).map(([what, page]) => ({ what, page, pick: 0 }));

test.for(['tabs', 'devices'] as const)(
  'CRT-09, CRT-10 whatever gets lost between two %s and the real server, nothing doubles and nothing comes back',
  { timeout: 240_000 },
  async (place) => {
    await fc.assert(
      fc.asyncProperty(anyGame, async (moves) => {
        expect(await played(moves, { place, server: await cartServer(), products })).toEqual([]);
      }),
      { numRuns: 6, examples: [[lostAnswer]] },
    );
  },
);
