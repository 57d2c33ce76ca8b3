import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import type { Call } from '../../src/contract/call.ts';
import { accounts, newPhone, problemOf, startTestServer, type TestServer } from '../support/server.ts';

const callers = ['nobody', 'customer', 'prescriber', 'admin', 'expired', 'revoked'] as const;
type Caller = (typeof callers)[number];
const roles = ['customer', 'prescriber', 'admin'] as const;

let server: TestServer;
let tokens: Record<Caller, string | undefined>;

beforeAll(async () => {
  server = await startTestServer();
  const [expired, revoked] = [await server.signIn(newPhone()), await server.signIn(newPhone())];
  await server.database.execute(sql`UPDATE session SET expires_at = '2026-01-01'
    WHERE token_hash = sha256(${expired}::bytea)`);
  await server.call('POST', '/v1/user/logout', { token: revoked });
  tokens = {
    nobody: undefined,
    customer: await server.signIn(accounts.customer),
    prescriber: await server.signIn(accounts.prescriber),
    admin: await server.signIn(accounts.admin),
    expired,
    revoked,
  };
});
afterAll(() => server.close());

/** What the contract says of a caller: the status that refuses, or 'admitted'. */
function expected({ access }: Call, caller: Caller): number | 'admitted' {
  if (access === 'public') return 'admitted';
  if (caller === 'nobody') return 401;
  if (caller === 'expired' || caller === 'revoked') return 426;
  return access === 'signed-in' || access.includes(caller) ? 'admitted' : 403;
}

const strange = '00000000-0000-4000-8000-000000000000';
const pathOf = ({ path }: Call) =>
  path
    .replace('{id}', strange)
    .replace('{sku}', 'sleep-mantra')
    .replace('{pincode}', '560066')
    .replace('{gateway}', 'sandbox');

// The token that a logout was called with is worth nothing to the next call.
const all: [string, Call][] = Object.entries(api).filter(([name]) => name !== 'logout');

test.for(all)(
  'SES-07, API-04 %s admits whom the contract names, and refuses all others before reading a body',
  async ([, call]) => {
    for (const caller of callers) {
      const token = tokens[caller];
      // A broken body: whoever is not admitted must not get as far as hearing of it.
      const body = call.method === 'GET' ? undefined : '{';
      const got = await server.call(call.method, pathOf(call), { token, body });
      const wanted = expected(call, caller);
      const seen = [401, 403, 426].includes(got.status) ? got.status : 'admitted';
      expect({ caller, seen }).toEqual({ caller, seen: wanted });
      if (got.status >= 400) problemOf(got);
      expect(got.status).toBeLessThan(500);
    }
  },
);

test('SES-07 every call of the contract is served, each with its policy', async () => {
  for (const call of Object.values(api)) {
    const got = await server.call(call.method, pathOf(call), { body: call.method === 'GET' ? undefined : '{' });
    const isServed = got.status !== 405 && (got.status !== 404 || call.path.includes('{id}'));
    expect({ path: call.path, isServed }).toEqual({ path: call.path, isServed: true });
  }
  expect(roles).toEqual(['customer', 'prescriber', 'admin']);
});

test('SES-07 what belongs to another is 404, as what does not exist', async () => {
  const token = tokens.customer;
  for (const path of [`/v1/order/${strange}`, `/v1/payment/status?orderId=${strange}`]) {
    expect((await server.call('GET', path, { token })).status).toBe(404);
  }
});

test('SES-07 a person who is made admin is one with the next call, and no longer with the call after', async () => {
  const phone = newPhone();
  const token = await server.signIn(phone);
  const toggle = async () =>
    (await server.call('POST', '/v1/user/payment-gateway/toggle', { token, body: { gateway: 'sandbox' } })).status;
  expect(await toggle()).toBe(403);
  await server.database.execute(sql`UPDATE shopper SET is_admin = true WHERE phone = ${phone}`);
  expect(await toggle()).toBe(200);
  await server.database.execute(sql`UPDATE shopper SET is_admin = false WHERE phone = ${phone}`);
  expect(await toggle()).toBe(403);
});
