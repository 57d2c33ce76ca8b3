import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, staffSignIn, slugOf } from '../../support/account/second-factor.ts';
import { goodAddress, newPhone, startTestServer, type TestServer, wireLine } from '../../support/server.ts';

let server: TestServer;
let desk: ReturnType<typeof staffSignIn>;
type Admin = Awaited<ReturnType<typeof desk.withApp>>;

beforeAll(async () => {
  server = await startTestServer({ environment: { STAFF_SECOND_FACTOR: 'on', REFUND_PROOF_LIMIT: '100' } });
  desk = staffSignIn(server);
});
afterAll(() => server.close());

/** An admin who has shown a second factor, but too long ago for anything dangerous. */
async function staleAdmin(): Promise<Admin> {
  const admin = await desk.withApp();
  await prove(admin);
  server.pass(600_000);
  return admin;
}

async function prove(admin: Admin): Promise<void> {
  expect((await desk.showCode(admin, codeOf(admin.secret, desk.now()))).status).toBe(200);
}

async function buyer() {
  const token = await server.signIn(newPhone());
  const { body } = await server.call('GET', '/v1/user', { token });
  const { id } = body as { id: string };
  await server.database.execute(sql`
    INSERT INTO wallet (shopper_id, balance) VALUES (${id}, 9000) ON CONFLICT (shopper_id) DO UPDATE SET balance = 9000`);
  return { id, token };
}

/** An order of one bottle, paid from the wallet; answers its id and its lines. */
async function paidOrder(by: { readonly token: string }) {
  const asked = { lines: [wireLine()], paymentMethod: 'wallet' };
  const quote = await server.call('POST', '/v1/order/quote', { token: by.token, body: asked });
  const { total: expectedTotal } = quote.body as { total: number };
  const placed = await desk.post('/v1/order', by, { ...asked, address: goodAddress, expectedTotal });
  const { order } = placed.body as { order: { id: string; status: string } };
  expect([order.status, expectedTotal > 100]).toEqual(['paid', true]);
  return order.id;
}

const shipment = { courier: 'Bluedart', trackingNumber: '7700112233' };

async function delivered(admin: Admin, id: string): Promise<void> {
  const steps: [string, object][] = [
    ['pack', {}],
    ['ship', shipment],
    ['deliver', {}],
  ];
  for (const [step, body] of steps) {
    expect(slugOf(await desk.post(`/v1/admin/order/${id}/${step}`, admin, body))).toBe('200');
  }
}

test('SEC-03 a credit of a wallet above the limit wants a fresh proof, and no small one', async () => {
  const admin = await staleAdmin();
  const { id } = await buyer();
  const change = async (kind: 'credit' | 'debit', amount: number) =>
    slugOf(await desk.post(`/v1/admin/wallet/${id}`, admin, { kind, amount, note: 'A test of limits' }));
  expect(await change('credit', 101)).toBe('fresh-proof-needed');
  expect(await change('credit', 100)).toBe('201');
  expect(await change('debit', 150)).toBe('201');
  await prove(admin);
  expect(await change('credit', 101)).toBe('201');
});

test('SEC-03 a paid order above the limit is cancelled with a fresh proof only, and stays as it is without', async () => {
  const admin = await staleAdmin();
  const orderId = await paidOrder(await buyer());
  const cancel = async () => desk.post(`/v1/admin/order/${orderId}/cancel`, admin);
  expect(slugOf(await cancel())).toBe('fresh-proof-needed');
  const kept = await server.call('GET', `/v1/admin/order/${orderId}`, { token: admin.token });
  expect(kept.body).toMatchObject({ order: { status: 'paid' } });
  await prove(admin);
  expect((await cancel()).body).toMatchObject({ order: { status: 'cancelled' } });
});

test('SEC-03 the money of a returned order above the limit goes back with a fresh proof only', async () => {
  const admin = await staleAdmin();
  const orderId = await paidOrder(await buyer());
  await delivered(admin, orderId);
  expect(slugOf(await desk.post(`/v1/admin/order/${orderId}/return`, admin))).toBe('200');
  const refund = async () => desk.post(`/v1/admin/order/${orderId}/refund`, admin, { to: 'wallet' });
  expect(slugOf(await refund())).toBe('fresh-proof-needed');
  await prove(admin);
  expect(slugOf(await refund())).toBe('200');
});

test('SEC-03 a return above the limit is paid with a fresh proof only; agreeing that it comes back needs none', async () => {
  const admin = await staleAdmin();
  const customer = await buyer();
  const orderId = await paidOrder(customer);
  await delivered(admin, orderId);
  const lines = [{ line: 0, quantity: 1 }];
  const preview = await desk.post(`/v1/order/${orderId}/return/preview`, customer, { lines });
  const { total } = preview.body as { total: number };
  const wish = { lines, reason: 'not-wanted', note: '', refundTo: 'wallet', photoIds: [], expectedTotal: total };
  const part = async (expectedTotal: number) =>
    slugOf(
      await desk.post(`/v1/admin/order/${orderId}/refund-part`, admin, {
        ...wish,
        photoIds: undefined,
        expectedTotal,
      }),
    );
  expect([total > 100, await part(total)]).toEqual([true, 'fresh-proof-needed']);

  const asked = await desk.post(`/v1/order/${orderId}/return`, customer, wish);
  expect([asked.status, asked.text]).toEqual([201, asked.text]);
  const { id } = await server.database.one<{ id: string }>(sql`
    SELECT id FROM order_return WHERE order_id = ${orderId}`);
  const answer = async (step: string, body: object) =>
    slugOf(await desk.post(`/v1/admin/return/${id}/${step}`, admin, body));
  expect(await answer('approve', { isSentBack: false, answer: '' })).toBe('fresh-proof-needed');
  expect(await answer('approve', { isSentBack: true, answer: '' })).toBe('200');
  expect(await answer('receive', {})).toBe('fresh-proof-needed');
  await prove(admin);
  expect(await answer('receive', {})).toBe('200');
});
