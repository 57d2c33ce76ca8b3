import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepVideos } from '../../../server/content/video/videos.ts';
import type { WireVideo } from '../../../src/contract/content/video.calls.ts';
import type { OwnedReel } from '../../../src/contract/content/reel.calls.ts';
import { maxVideoBytes } from '../../../src/domain/content/video.ts';
import type { Reel } from '../../../src/domain/content/reel.ts';
import {
  accounts,
  type Got,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
} from '../../support/server.ts';
import { videoOf, formOf, photoOf } from '../../support/files/uploads.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  server.call(method, path, { token, ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) });

async function upload(kind: 'film' | 'image', bytes: Buffer): Promise<Got> {
  const answer = await fetch(`${server.url}/v1/admin/${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf({}, { bytes }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as unknown };
}

async function sent<Answer>(kind: 'film' | 'image'): Promise<Answer> {
  const got = await upload(kind, kind === 'film' ? videoOf() : await photoOf());
  expect(got.status).toBe(201);
  return got.body as Answer;
}

let poster: string;
beforeAll(async () => {
  poster = (await sent<{ path: string }>('image')).path;
});

async function add(base: string, fields: object): Promise<OwnedReel> {
  const got = await send('POST', base, { poster, ...fields });
  expect(got.status).toBe(201);
  return got.body as OwnedReel;
}

const shown = async (path: string) => ((await server.call('GET', path)).body as { reels: Reel[] }).reels;
const place = async (path: string) => ((await send('GET', path)).body as { items: OwnedReel[] }).items;

test('API-02 the reels are posters of what the shop sells, in their order, without a video that does not exist', async () => {
  expect((await shown('/v1/reel')).map(({ id: _id, title: _title, ...reel }) => reel)).toEqual(
    [
      ['peace-mantra', 'film-brahmi'],
      ['sleep-mantra', 'film-lantern'],
      ['dog-mantra', 'film-under-the-bed'],
    ].map(([productSku, poster], position) => ({
      productSku,
      url: null,
      film: 'none',
      poster: `/og/${poster}.jpg`,
      position,
    })),
  );
  expect(await shown('/v1/instagram')).toEqual([]);
});

test('ADM-06, API-03 a video is drafted, published, changed and taken away; shoppers see what is published', async () => {
  const film = await sent<WireVideo>('film');
  const draft = await add('/v1/instagram/admin', { title: 'Draft', productSku: 'sleep-mantra', filmId: film.id });
  expect(draft).toMatchObject({
    productName: 'Sleep Mantra',
    film: 'upload',
    url: film.path,
    isPublished: false,
    position: 0,
    version: 1,
  });
  expect(await shown('/v1/instagram')).toEqual([]);

  const write = { title: 'Seen', poster, link: 'https://www.instagram.com/reel/abc/', isPublished: true };
  const changed = await send('PUT', `/v1/instagram/admin/${draft.id}`, write, { 'if-match': '"1"' });
  expect(changed.body).toMatchObject({ film: 'link', url: write.link, poster: draft.poster, version: 2 });
  const [{ id: _id, ...seen } = { id: '' }] = await shown('/v1/instagram');
  expect(seen).toEqual({
    title: 'Seen',
    productSku: null,
    url: write.link,
    film: 'link',
    poster: draft.poster,
    position: 0,
  });

  const late = await send('PUT', `/v1/instagram/admin/${draft.id}`, write, { 'if-match': '"1"' });
  expect([late.status, problemOf(late)]).toMatchObject([412, { record: { title: 'Seen', version: 2 } }]);
  // The video that nobody shows any more goes with the next sweep; of the other shelf it is not.
  await sweepVideos(server.context);
  expect((await server.call('GET', film.path)).status).toBe(404);
  expect((await send('DELETE', `/v1/reel/${draft.id}`)).status).toBe(404);

  expect((await send('DELETE', `/v1/instagram/admin/${draft.id}`)).status).toBe(204);
  expect(await place('/v1/instagram/admin')).toEqual([]);
  const entries = await server.database.query(sql`
    SELECT action FROM audit_entry WHERE record_id = ${draft.id} ORDER BY at, id`);
  expect(entries.map(({ action }) => action as string).toSorted()).toEqual(['changed', 'created', 'deleted']);
});

test('ADM-06 a video needs a title, a poster, a product of the shop and a link to where videos are shown', async () => {
  const refused = async (body: object) => refusedFields(await send('POST', '/v1/reel', body));
  expect(await refused({ title: ' ', poster })).toEqual(['title']);
  expect(await refused({ title: 'One' })).toEqual(['poster']);
  for (const strange of ['/og/sleep-mantra.jpg', 'https://evil.example/a.jpg', `/image/${randomUUID()}.jpg`]) {
    expect(await refused({ title: 'One', poster: strange })).toEqual(['poster']);
  }
  expect(await refused({ title: 'One', poster, productSku: 'no-mantra' })).toEqual(['productSku']);
  expect(await refused({ title: 'One', poster, filmId: randomUUID() })).toEqual(['filmId']);
  const link = 'https://youtu.be/abc';
  expect(await refused({ title: 'One', poster, link, filmId: randomUUID() })).toEqual(['link', 'filmId']);
  for (const bad of [
    'http://youtu.be/abc',
    'https://evil.example/',
    'https://youtu.be@evil.example/',
    'javascript:1',
  ]) {
    expect(await refused({ title: 'One', poster, link: bad })).toEqual(['link']);
  }
});

test('ADM-06 an order is set in one call: what is gone is left out, what came meanwhile follows, and no gap is left', async () => {
  const there = await place('/v1/admin/reels');
  const [one = '', two = '', three = ''] = there.map(({ id }) => id);
  const added = await add('/v1/reel', { title: 'Late', isPublished: true });
  const got = await send('POST', '/v1/reel/reorder', { ids: [three, randomUUID(), one] });
  const order = async () => (await place('/v1/admin/reels')).map(({ id, position }) => [position, id]);
  expect(got.status).toBe(200);
  expect(await order()).toEqual([three, one, two, added.id].map((id, place) => [place, id]));
  expect((await shown('/v1/reel')).map(({ id }) => id)).toEqual([three, one, two, added.id]);
  await send('DELETE', `/v1/reel/${one}`);
  expect(await order()).toEqual([three, two, added.id].map((id, place) => [place, id]));
  expect(refusedFields(await send('POST', '/v1/reel/reorder', { ids: [two, two] }))).toEqual(['ids']);
});

test('ADM-06 of two admins who set the order at once one wins wholly, whoever adds and takes away meanwhile', async () => {
  const made = [];
  for (let count = 0; count < 6; count += 1) {
    made.push(await add('/v1/instagram/admin', { title: `Video ${count}` }));
  }
  const ids = made.map(({ id }) => id);
  const orders = [ids.toReversed(), [...ids.slice(3), ...ids.slice(0, 3)]];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(orders.map((order) => send('POST', '/v1/instagram/admin/reorder', { ids: order })));
    const found = await place('/v1/instagram/admin');
    expect(found.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(orders).toContainEqual(found.map(({ id }) => id));
  }
  await Promise.all([
    send('POST', '/v1/instagram/admin/reorder', { ids: orders[0] }),
    send('DELETE', `/v1/instagram/admin/${ids[2] ?? ''}`),
    add('/v1/instagram/admin', { title: 'Meanwhile' }),
  ]);
  expect((await place('/v1/instagram/admin')).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('ADM-06 a video is told by its content, and one of more than 50 MB is refused', async () => {
  for (const bytes of [await photoOf(), videoOf(4096, 'qt  '), Buffer.from('<svg onload="alert(1)"/>')]) {
    expect(problemOf(await upload('film', bytes)).type).toBe('/problems/unsupported-file');
  }
  expect(problemOf(await upload('film', videoOf(maxVideoBytes + 1))).type).toBe('/problems/body-too-large');
});

test('ADM-06 a video that nobody could play is refused with what to do: cut off, without an index, or in HEVC', async () => {
  const whole = videoOf(9000);
  const said = async (bytes: Buffer) => problemOf(await upload('film', bytes)).detail;
  const begins = whole.subarray(0, 24);
  for (const bytes of [whole.subarray(0, 8000), begins, Buffer.concat([begins, Buffer.alloc(5000, 7)])]) {
    expect(await said(bytes)).toMatch(/^This video is damaged or cut off/u);
  }
  const webm = Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffff',
    'hex',
  );
  expect(await said(Buffer.concat([webm, Buffer.alloc(5000)]))).toMatch(/^This video is damaged or cut off/u);
  expect(await said(videoOf(9000, 'isom', 'hvc1'))).toMatch(/^Many browsers can’t play HEVC/u);
  // Some programs leave zeros behind the last part.
  expect((await upload('film', Buffer.concat([whole, Buffer.alloc(40)]))).status).toBe(201);
  const tracks = Buffer.concat([webm, Buffer.from('1654ae6b80', 'hex'), Buffer.alloc(500)]);
  expect((await upload('film', tracks)).body).toMatchObject({ type: 'video/webm' });
});

test('ADM-06 a video is delivered in the parts that are asked for', async () => {
  const bytes = videoOf(1000);
  const { path } = (await upload('film', bytes)).body as WireVideo;
  const part = async (range: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}${path}`, { headers: { range, ...headers } });
    return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())];
  };
  expect(await part('bytes=0-3')).toEqual([206, 'bytes 0-3/1000', bytes.subarray(0, 4)]);
  expect(await part('bytes=990-')).toEqual([206, 'bytes 990-999/1000', bytes.subarray(990)]);
  expect(await part('bytes=-5')).toEqual([206, 'bytes 995-999/1000', bytes.subarray(995)]);
  expect(await part('bytes=900-5000')).toEqual([206, 'bytes 900-999/1000', bytes.subarray(900)]);
  expect((await part('bytes=1000-')).slice(0, 2)).toEqual([416, 'bytes */1000']);
  for (const whole of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2']) expect((await part(whole))[0]).toBe(200);
  expect((await part('bytes=0-3', { 'if-range': '"another"' }))[0]).toBe(200);
  const head = await fetch(`${server.url}${path}`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
    200,
    '1000',
    'bytes',
  ]);
});

test('ADM-06 a video that nothing shows is gone after an hour', async () => {
  const { path } = await sent<WireVideo>('film');
  await sweepVideos(server.context);
  expect((await server.call('GET', path)).status).toBe(200);
  server.pass(3_700_000);
  await sweepVideos(server.context);
  expect((await server.call('GET', path)).status).toBe(404);
});
