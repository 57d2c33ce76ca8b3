import { connect, type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from '../../../../server/platform/http/input/body-time.ts';

const app = fastify();
const times = { wholeMs: 150, lookMs: 100, minRate: 300 };

beforeAll(async () => {
  limitBodyTime(app, times);
  app.addContentTypeParser('*', async (_request: unknown, body: AsyncIterable<Buffer>) => {
    let size = 0;
    for await (const chunk of body) size += chunk.length;
    return size;
  });
  app.post('/words', async ({ body }) => ({ body }));
  app.post('/film', { config: { takesBytes: 300 } }, async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends so many pieces of 50 bytes, one every 30 ms, of a body of so many; what came back, '' where it was cut off. */
async function sent(path: string, pieces: number, ofPieces: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const over = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  const head = [`POST ${path} HTTP/1.1`, 'host: shop', 'content-type: film/x', 'connection: close'];
  socket.write([...head, `content-length: ${ofPieces * 50}`, '', ''].join('\r\n'));
  let left = pieces;
  const timer = setInterval(() => {
    if (left > 0) socket.write('x'.repeat(50));
    left -= 1;
  }, 30);
  await over;
  clearInterval(timer);
  return answer;
}

test('ADM-06 API-02 a video comes as slowly as its line is, longer than other bodies may take', async () => {
  expect(await sent('/film', 8, 8)).toMatch(/"body":400/u);
});

test.each([
  ['words that take too long', '/words', 8, 8],
  ['a film that stops coming', '/film', 2, 8],
  ['a body beyond the largest film', '/film', 60, 60],
])('ADM-06 API-02 %s: the connection is cut', async (_what, path, pieces, ofPieces) => {
  expect(await sent(path, pieces, ofPieces)).toBe('');
});
