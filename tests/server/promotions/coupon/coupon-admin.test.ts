import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnedCoupon } from '../../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import {
  accounts,
  goodAddress,
  newPhone,
  refusedFields,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const strange = '00000000-0000-4000-8000-000000000000';
const good = {
  code: ' diya 20 ',
  name: 'Diya',
  type: 'percentage',
  value: 20,
  maxDiscountValue: 400,
  minOrderValue: 1200,
  totalLimit: 100,
  perCustomerLimit: 2,
  startsAt: '2026-11-01T00:00:00+05:30',
  expiresAt: '2026-12-01T00:00:00Z',
  isFlashOffer: true,
  urgencyMessage: 'Ends with the month',
};

async function send(method: string, path: string, body?: unknown) {
  return server.call(method, path, { token: admin, ...(body === undefined ? {} : { body }) });
}

async function added(code: string, change: Readonly<Record<string, unknown>> = {}): Promise<OwnedCoupon> {
  const got = await send('POST', '/v1/coupon', { ...good, code, ...change });
  if (got.status !== 200) throw new Error(got.text);
  return got.body as OwnedCoupon;
}

test('CPN-01, CPN-10 an admin adds a coupon; its code is kept without spaces and in capitals', async () => {
  const { id, createdAt, ...coupon } = await added(good.code);
  expect(coupon).toEqual({
    ...good,
    code: 'DIYA20',
    description: '',
    startsAt: '2026-10-31T18:30:00.000Z',
    expiresAt: '2026-12-01T00:00:00.000Z',
    used: 0,
    isEnabled: true,
    status: 'active',
    batch: null,
    version: 1,
  });
  const listed = await send('GET', '/v1/coupon?q=iya&limit=5');
  expect(listed.body).toEqual({ total: 1, coupons: [{ id, createdAt, ...coupon }] });
  expect(refusedFields(await send('POST', '/v1/coupon', { ...good, code: 'Diya20' }))).toEqual(['code']);
});

test('CPN-01 an admin changes a coupon, by either call, and never to the code of another', async () => {
  const { id } = await added('CHANGE');
  await added('OTHER');
  const put = await send('PUT', `/v1/coupon/${id}`, { ...good, code: 'CHANGED', type: 'free_shipping', value: 9 });
  expect(put.body).toMatchObject({ id, code: 'CHANGED', type: 'free_shipping', value: 0 });
  const post = await send('POST', '/v1/coupon', { ...good, id, code: 'CHANGED', type: 'amount', value: 50 });
  expect(post.body).toMatchObject({ id, code: 'CHANGED', type: 'amount', value: 50 });
  expect(refusedFields(await send('PUT', `/v1/coupon/${id}`, { ...good, code: 'other' }))).toEqual(['code']);
  expect((await send('PUT', `/v1/coupon/${strange}`, { ...good, code: 'NONE' })).status).toBe(404);
});

test('CPN-10, API-05 what is not right about a coupon is refused by its field', async () => {
  const field = async (change: object) =>
    refusedFields(await send('POST', '/v1/coupon', { ...good, code: 'BAD', ...change }));
  expect([
    await field({ code: 'a b' }),
    await field({ code: '<script>' }),
    await field({ value: 101 }),
    await field({ type: 'amount', value: 1.5 }),
    await field({ expiresAt: '2026-10-01T00:00:00Z' }),
    await field({ expiresAt: 'tomorrow' }),
    await field({ totalLimit: 0 }),
    await field({ used: 5 }),
  ]).toEqual([['code'], ['code'], ['value'], ['value'], ['expiresAt'], ['expiresAt'], ['totalLimit'], ['used']]);
});

test('CPN-10 a coupon that orders have is ended, not deleted, and its limit stays above its uses', async () => {
  const { id } = await added('KEEP', { minOrderValue: null });
  const token = await server.signIn(newPhone());
  const body = { lines: [wireLine('sleep-mantra')], couponCode: 'KEEP', paymentMethod: 'card' };
  const quoted = await server.call('POST', '/v1/order/quote', { token, body });
  const { total: expectedTotal } = quoted.body as { total: number };
  const placed = await server.call('POST', '/v1/order', {
    token,
    body: { ...body, address: goodAddress, expectedTotal },
    headers: { 'idempotency-key': 'keep-this-one' },
  });
  expect(placed.status).toBe(201);
  await server.database.execute(sql`UPDATE coupon SET used = 3 WHERE id = ${id}`);
  expect(refusedFields(await send('PUT', `/v1/coupon/${id}`, { ...good, code: 'KEEP', totalLimit: 2 }))).toEqual([
    'totalLimit',
  ]);
  expect((await send('DELETE', `/v1/coupon/${id}`)).status).toBe(204);
  const after = await server.call('POST', '/v1/coupon/verify', { body: { code: 'KEEP' } });
  expect(after.body).toMatchObject({ valid: false, reason: 'expired' });
});

test('CPN-01 a coupon that nobody used is deleted', async () => {
  const { id } = await added('GONE');
  expect((await send('DELETE', `/v1/coupon/${id}`)).status).toBe(204);
  expect((await send('DELETE', `/v1/coupon/${id}`)).status).toBe(404);
  const after = await server.call('POST', '/v1/coupon/verify', { body: { code: 'GONE' } });
  expect(after.body).toMatchObject({ valid: false, reason: 'unknown' });
});

test('CPN-11 the reserved coupon can only be a percentage', async () => {
  const { body } = await send('GET', '/v1/coupon?q=COMBODISCOUNT');
  const [{ id } = { id: '' }] = (body as { coupons: OwnedCoupon[] }).coupons;
  const change = { ...good, code: 'COMBODISCOUNT' };
  expect(refusedFields(await send('PUT', `/v1/coupon/${id}`, { ...change, type: 'amount' }))).toEqual(['type']);
  expect(refusedFields(await send('PUT', `/v1/coupon/${id}`, { ...change, value: 95 }))).toEqual(['value']);
  expect((await send('PUT', `/v1/coupon/${id}`, { ...change, value: 15, startsAt: null })).status).toBe(200);
});
