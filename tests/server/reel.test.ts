import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reel } from '../../src/contract/reel/reel.calls.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('API-01 the reels are posters of what the shop sells, by position, without a film that does not exist', async () => {
  const { reels } = (await server.call('GET', '/v1/reel')).body as { reels: Reel[] };
  expect(reels.map(({ id: _id, title: _title, ...reel }) => reel)).toEqual(
    ['peace-mantra', 'sleep-mantra', 'dog-mantra'].map((productSku, position) => ({
      productSku,
      url: null,
      poster: `/og/${productSku}.jpg`,
      position,
    })),
  );
});
