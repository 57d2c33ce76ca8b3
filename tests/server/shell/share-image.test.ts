import { join } from 'node:path';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawShareImage } from '../../../server/shell/share-image/draw.ts';
import { fitted, widthOf } from '../../../server/shell/share-image/outlines.ts';
import { registerShareImages } from '../../../server/shell/share-image/share-image.routes.ts';
import { answerError } from '../../../server/platform/http/problem-answer.ts';
import { shareImagePath } from '../../../src/domain/shell/share-image.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const long =
  'What the texts of Ayurveda say about sleeping after lunch in the hot months, and what people who tried it for a whole summer wrote to us about it afterwards, at length';

test.each([
  'Sleep',
  'Green Mantra, for ₹1,299',
  long,
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
])('RTE-05 the title of a picture for links fits it: %s', (title) => {
  const text = fitted(title, 552);
  expect(text?.lines.length).toBeLessThanOrEqual(5);
  for (const line of text?.lines ?? []) expect(widthOf(line, text?.size ?? 0)).toBeLessThanOrEqual(552);
});

test('RTE-05 a picture for links is a JPEG of 1200 × 630, with or without a picture beside the title', async () => {
  const photo = await sharp({ create: { width: 300, height: 500, channels: 3, background: '#aa3322' } })
    .png()
    .toBuffer();
  for (const picture of [null, photo]) {
    const drawn = await drawShareImage({ shopName: 'mantra', title: long, picture });
    const { format, width, height } = await sharp(drawn ?? Buffer.alloc(0)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn?.length).toBeLessThan(150_000);
  }
  expect(await drawShareImage({ shopName: 'mantra', title: 'शान्ति', picture: null })).toBeNull();
});

test('RTE-05 it is served by its version for good, else for an hour; nothing is served of what does not exist', async () => {
  const app = fastify();
  app.setErrorHandler(answerError);
  registerShareImages(app, server.context, join(import.meta.dirname, 'no-front-end'));
  const product = { kind: 'product', name: 'sleep-mantra', title: 'Sleep Mantra', picture: null } as const;
  const current = await app.inject(shareImagePath(product));
  expect([current.statusCode, current.headers['content-type'], current.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  const { etag } = current.headers;
  const again = await app.inject({
    url: '/share/product/sleep-mantra.jpg',
    headers: { 'if-none-match': String(etag) },
  });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'public, max-age=3600']);
  for (const path of [
    '/share/product/no-such.jpg',
    '/share/post/no-such.jpg',
    '/share/order/1.jpg',
    '/share/product/..%2F.jpg',
  ]) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
  }
});
