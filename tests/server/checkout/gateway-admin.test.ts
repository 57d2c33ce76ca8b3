import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGatewayKeys } from '../../../server/checkout/gateway/gateway-keys.ts';
import { signatureOf } from '../../../server/platform/file/signature.ts';
import type { GatewayRow } from '../../../src/contract/checkout/payment/gateway.calls.ts';
import { type FakeRazorpay, startFakeRazorpay } from '../../support/checkout/fake-razorpay.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let fake: FakeRazorpay;
let server: TestServer;
let admin: string;
beforeAll(async () => {
  fake = await startFakeRazorpay();
  server = await startTestServer({ environment: { RAZORPAY_URL: fake.url } });
  admin = await server.signIn(accounts.admin);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

const base = '/v1/admin/payment-gateways';
const keys = { keyId: 'rzp_test_ABCD1234', keySecret: 'very-secret-words', webhookSecret: 'webhook-secret-one' };

async function send(method: string, path: string, body?: unknown) {
  return server.call(method, path, { token: admin, ...(body === undefined ? {} : { body }) });
}

async function razorpay(): Promise<GatewayRow | undefined> {
  const { body } = await send('GET', base);
  return (body as { items: GatewayRow[] }).items.find(({ id }) => id === 'razorpay');
}

const webhook = async (secret: string) => {
  const body = JSON.stringify({ event: 'payment.dispute.created', payload: {} });
  const headers = { 'x-razorpay-signature': signatureOf(secret, body), 'content-type': 'application/json' };
  return (await server.call('POST', '/v1/payment/webhook/razorpay', { body, headers })).status;
};

test('CHK-05, SES-08 keys are written and never read back: no answer, no log, no row of the database has them', async () => {
  expect(await razorpay()).toMatchObject({ isReady: false, keys: 'missing', keyEnd: null });
  expect((await send('POST', '/v1/user/payment-gateway/toggle', { gateway: 'razorpay' })).status).toBe(409);
  const saved = await send('PUT', `${base}/razorpay/keys`, keys);
  expect(saved.status).toBe(200);
  expect(await razorpay()).toMatchObject({ isReady: true, keys: 'stored', keyEnd: '1234', isCurrent: false });
  const rows = await server.database.query(sql`
    SELECT gateway_key::text AS kept FROM gateway_key UNION ALL SELECT audit_entry::text FROM audit_entry`);
  const seen = [saved.text, JSON.stringify(rows), server.logged()].join();
  for (const secret of Object.values(keys)) expect(seen).not.toContain(secret);
  await expect(readGatewayKeys(server.database, 'razorpay', Buffer.alloc(32))).rejects.toThrow('authenticate data');
});

test('CHK-05 a service is tried without moving money, and one that does not answer is said not to work', async () => {
  const check = async () => (await send('POST', `${base}/razorpay/check`, {})).body;
  expect(await check()).toMatchObject({ isWorking: true });
  expect(fake.calls.at(-1)).toMatchObject({
    call: 'GET /v1/orders?count=1',
    authorization: `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`,
  });
  fake.mood = 'html';
  expect(await check()).toMatchObject({ isWorking: false });
  fake.mood = 'good';
  expect((await send('POST', `${base}/sandbox/check`, {})).body).toMatchObject({ isWorking: true });
});

test('CHK-05 new keys take over at once, and messages signed with the secret before are still taken', async () => {
  expect(await webhook(keys.webhookSecret)).toBe(200);
  await send('PUT', `${base}/razorpay/keys`, { ...keys, webhookSecret: 'webhook-secret-two' });
  expect([await webhook('webhook-secret-two'), await webhook(keys.webhookSecret)]).toEqual([200, 200]);
  await send('PUT', `${base}/razorpay/keys`, { ...keys, webhookSecret: 'webhook-secret-three' });
  expect([await webhook('webhook-secret-two'), await webhook(keys.webhookSecret)]).toEqual([200, 401]);
});

test('CHK-05, ADM-10 the gateway of new payments is chosen; keys that payments need are not taken away', async () => {
  // Keys that the service refuses never take a payment.
  fake.mood = 'html';
  expect((await send('POST', '/v1/user/payment-gateway/toggle', { gateway: 'razorpay' })).status).toBe(409);
  expect(await razorpay()).toMatchObject({ isCurrent: false });
  fake.mood = 'good';
  expect((await send('POST', '/v1/user/payment-gateway/toggle', { gateway: 'razorpay' })).status).toBe(200);
  expect(await razorpay()).toMatchObject({ isCurrent: true });
  expect((await send('DELETE', `${base}/razorpay/keys`)).status).toBe(409);
  await send('POST', '/v1/user/payment-gateway/toggle', { gateway: 'sandbox' });
  expect((await send('DELETE', `${base}/razorpay/keys`)).status).toBe(200);
  expect(await razorpay()).toMatchObject({ isReady: false, keys: 'missing' });
  expect((await send('PUT', `${base}/sandbox/keys`, keys)).status).toBe(409);
  expect(refusedFields(await send('PUT', `${base}/razorpay/keys`, { ...keys, keyId: 'with space' }))).toEqual([
    'keyId',
  ]);
  const changes = await server.database.query<{ action: string }>(sql`
    SELECT action FROM audit_entry WHERE resource = 'payment gateway' AND action <> 'tried' ORDER BY at, id`);
  expect(changes.filter(({ action }) => action === 'chosen')).toHaveLength(2);
});
