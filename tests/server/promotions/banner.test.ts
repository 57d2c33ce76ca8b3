import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteOf } from '../../../server/platform/start/site.ts';
import { type Banner, bannerIcons } from '../../../src/domain/promotions/banner.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const strange = '00000000-0000-4000-8000-000000000000';
const good = {
  text: 'Dhanteras: gift notes are free',
  isEnabled: true,
  backgroundColor: '#3a0a22',
  textColor: '#FFFFFF',
  icon: 'gift',
  priority: 0,
  link: '/shop',
};
const send = async (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token: admin, ...(body === undefined ? {} : { body }) });
const active = async () =>
  ((await server.call('GET', '/v1/banners/active')).body as { banners: Banner[] }).banners.map(({ text }) => text);

test('BNR-01, BNR-02 an admin’s banner is among the active ones by its priority at once, and on the server’s pages', async () => {
  const seeded = await active();
  expect(seeded).toHaveLength(3);
  const added = await send('POST', '/v1/banners', good);
  const { id } = added.body as Banner;
  expect([added.status, added.body]).toEqual([200, { id, ...good, startsAt: null, endsAt: null, version: 1 }]);
  await vi.waitFor(async () => expect(await active()).toEqual([good.text, ...seeded]));
  expect((await siteOf(server.context)).banners[0]).toEqual({ id, ...good });

  expect((await send('PUT', `/v1/banners/${id}`, { ...good, priority: 99 })).status).toBe(200);
  await vi.waitFor(async () => expect(await active()).toEqual([...seeded, good.text]));
  expect((await send('POST', '/v1/banners', { ...good, id, isEnabled: false })).status).toBe(200);
  await vi.waitFor(async () => expect(await active()).toEqual(seeded));
  const all = (await send('GET', '/v1/banners')).body as { banners: Banner[] };
  expect(all.banners.map(({ text }) => text)).toContain(good.text);

  expect((await send('DELETE', `/v1/banners/${id}`)).status).toBe(204);
  expect((await send('DELETE', `/v1/banners/${id}`)).status).toBe(404);
});

test('BNR-01, ADM-01 a banner that is only to be checked is refused with all its fields, and never stored', async () => {
  const check = async (body: unknown) =>
    server.call('POST', '/v1/banners', { token: admin, body, headers: { 'x-only-check': 'true' } });
  const wrong = await check({ ...good, text: ' ', priority: null });
  expect(refusedFields(wrong).toSorted()).toEqual(['priority', 'text']);
  const right = await check({ ...good, text: 'Only checked' });
  expect([right.status, right.body]).toMatchObject([
    422,
    { type: '/problems/invalid-input', detail: 'This was only checked. Nothing was saved' },
  ]);
  const all = (await send('GET', '/v1/banners')).body as { banners: Banner[] };
  expect(all.banners.map(({ text }) => text)).not.toContain('Only checked');
});

test('BNR-01 a banner may carry every icon that there is', async () => {
  for (const icon of bannerIcons) {
    const { status, body } = await send('POST', '/v1/banners', { ...good, icon, isEnabled: false });
    expect([icon, status]).toEqual([icon, 200]);
    await send('DELETE', `/v1/banners/${(body as Banner).id}`);
  }
});

test('BNR-01, API-05 what is not right about a banner is refused by its field', async () => {
  const field = async (change: object) => refusedFields(await send('POST', '/v1/banners', { ...good, ...change }));
  expect([
    await field({ text: ' ' }),
    await field({ backgroundColor: 'red' }),
    await field({ textColor: '#fff' }),
    await field({ icon: 'skull' }),
    await field({ priority: -1 }),
    await field({ link: 'javascript:alert(1)' }),
    await field({ link: '//elsewhere.in' }),
    await field({ link: 'http://elsewhere.in' }),
    await field({ link: '/\\elsewhere.in' }),
  ]).toEqual([
    ['text'],
    ['backgroundColor'],
    ['textColor'],
    ['icon'],
    ['priority'],
    ['link'],
    ['link'],
    ['link'],
    ['link'],
  ]);
  expect((await send('POST', '/v1/banners', { text: 'Only a text' })).body).toMatchObject({
    backgroundColor: null,
    icon: 'sparkle',
    isEnabled: true,
    link: null,
  });
  expect((await send('PUT', `/v1/banners/${strange}`, good)).status).toBe(404);
});
