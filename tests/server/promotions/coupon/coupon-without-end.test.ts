import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportAnswer } from '../../../../src/contract/platform/list.ts';
import type { OwnedCoupon } from '../../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import {
  accounts,
  goodAddress,
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

const good = { code: 'ALWAYS', name: 'Always', type: 'amount', value: 50, expiresAt: null };

async function send(method: string, path: string, body?: unknown) {
  return server.call(method, path, { token: admin, ...(body === undefined ? {} : { body }) });
}

async function added(code: string, change: Readonly<Record<string, unknown>> = {}): Promise<OwnedCoupon> {
  const got = await send('POST', '/v1/coupon', { ...good, code, ...change });
  if (got.status !== 200) throw new Error(got.text);
  return got.body as OwnedCoupon;
}

async function codes(search: string): Promise<string[]> {
  const { body } = await send('GET', `/v1/coupon?${search}`);
  return (body as { coupons: OwnedCoupon[] }).coupons.map(({ code }) => code);
}

async function verdictOn(code: string) {
  return (await server.call('POST', '/v1/coupon/verify', { body: { code, cartValue: 1000 } })).body;
}

test('CPN-10 a coupon may have no end: it stays valid, sorts last by its end, and can be given one and lose it again', async () => {
  const coupon = await added('ALWAYS');
  expect(coupon).toMatchObject({ expiresAt: null, status: 'active' });
  await added('ALWAYSNOT', { expiresAt: '2031-01-31T18:30:00Z' });
  expect(await codes('q=ALWAYS&sort=expiresAt')).toEqual(['ALWAYSNOT', 'ALWAYS']);
  expect(await codes('q=ALWAYS&status=active')).toHaveLength(2);
  expect(await codes('q=ALWAYS&status=ended')).toEqual([]);
  expect(await verdictOn('ALWAYS')).toMatchObject({ valid: true, discountAmount: 50 });
  const put = async (expiresAt: string | null) =>
    (await send('PUT', `/v1/coupon/${coupon.id}`, { ...good, expiresAt })).body;
  expect(await put('2026-11-01T00:00:00Z')).toMatchObject({ status: 'ended' });
  expect(await verdictOn('ALWAYS')).toMatchObject({ valid: false, reason: 'expired' });
  expect(await put(null)).toMatchObject({ expiresAt: null, status: 'active' });
  const { expiresAt: _, ...rest } = good;
  expect(refusedFields(await send('POST', '/v1/coupon', { ...rest, code: 'FORGOTTEN' }))).toEqual(['expiresAt']);
});

test('CPN-02, API-05 a coupon without an end is on offer to nobody, and a flash offer without one is refused', async () => {
  const { id } = await added('QUIET');
  expect((await server.call('GET', '/v1/coupon/time-limited/active')).text).not.toContain('QUIET');
  expect((await server.call('GET', `/v1/coupon/time-limited/urgency/${id}`)).status).toBe(404);
  const flash = { ...good, code: 'FOREVER', isFlashOffer: true };
  expect(refusedFields(await send('POST', '/v1/coupon', flash))).toEqual(['expiresAt']);
  const batch = { ...good, code: undefined, prefix: 'GIFT', count: 2 };
  expect(refusedFields(await send('POST', '/v1/admin/coupon/batch', { ...batch, isFlashOffer: true }))).toEqual([
    'expiresAt',
  ]);
  expect((await send('POST', '/v1/admin/coupon/batch', batch)).status).toBe(201);
  const { body } = await send('GET', '/v1/coupon?q=GIFT-');
  expect((body as { coupons: OwnedCoupon[] }).coupons.map(({ expiresAt }) => expiresAt)).toEqual([null, null]);
});

test('ADM-02 a file of coupons has an empty cell for no end, which comes back as none; a file without the column is refused', async () => {
  await added('FILED');
  const exported = (await send('GET', '/v1/admin/coupons/export?q=FILED')).text.replace('\uFEFF', '');
  const [head = '', row = ''] = exported.split('\r\n');
  const place = head.split(',').indexOf('expiresAt');
  expect(row.split(',')[place]).toBe('');
  expect(await imported(exported)).toMatchObject({ changed: 1, errors: [] });
  const { body } = await send('GET', '/v1/coupon?q=FILED');
  expect((body as { coupons: OwnedCoupon[] }).coupons).toMatchObject([{ expiresAt: null }]);
  const without = await imported('code,name,type,value\nFILED,Filed,amount,60');
  expect(without.errors).toMatchObject([{ row: 2, column: 'expiresAt' }]);
});

test('CPN-10 a coupon without an end that orders use is ended at once when it is deleted', async () => {
  const { id } = await added('USED');
  const token = await server.signIn('+917000012345');
  const body = { lines: [wireLine('sleep-mantra')], couponCode: 'USED', paymentMethod: 'card' };
  const quoted = await server.call('POST', '/v1/order/quote', { token, body });
  const { total: expectedTotal } = quoted.body as { total: number };
  const placed = await server.call('POST', '/v1/order', {
    token,
    body: { ...body, address: goodAddress, expectedTotal },
    headers: { 'idempotency-key': 'with-no-end' },
  });
  expect(placed.status).toBe(201);
  expect((await send('DELETE', `/v1/coupon/${id}`)).status).toBe(204);
  expect(await verdictOn('USED')).toMatchObject({ valid: false, reason: 'expired' });
});

async function imported(csv: string): Promise<ImportAnswer> {
  const form = new FormData();
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'coupons.csv');
  const headers = { authorization: `Bearer ${admin}` };
  const answer = await fetch(`${server.url}/v1/admin/coupons/import`, { method: 'POST', headers, body: form });
  return (await answer.json()) as ImportAnswer;
}
