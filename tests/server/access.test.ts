import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import type { Call } from '../../src/contract/call.ts';
import { type Asking, requests, routesOf, things } from '../support/access-requests.ts';
import { accounts, type Got, newPhone, problemOf, startTestServer, type TestServer } from '../support/server.ts';

const callers = [
  'nobody',
  'customer',
  'other customer',
  'prescriber',
  'other prescriber',
  'admin',
  'expired',
  'revoked',
] as const;
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
    'other customer': await server.signIn(newPhone()),
    prescriber: await server.signIn(accounts.prescriber),
    'other prescriber': await anotherPrescriber(),
    admin: await server.signIn(accounts.admin),
    expired,
    revoked,
  };
});
afterAll(() => server.close());

async function anotherPrescriber(): Promise<string> {
  const phone = newPhone();
  const token = await server.signIn(phone);
  await server.database.execute(sql`UPDATE shopper SET is_doctor = true WHERE phone = ${phone}`);
  return token;
}

const roleOf: Readonly<Record<Caller, string>> = {
  nobody: 'nobody',
  customer: 'customer',
  'other customer': 'customer',
  prescriber: 'prescriber',
  'other prescriber': 'prescriber',
  admin: 'admin',
  expired: 'nobody',
  revoked: 'nobody',
};

/** What the contract says of a caller: the status that refuses, or 'admitted'. */
function expected({ access }: Call, caller: Caller): number | 'admitted' {
  if (access === 'public') return 'admitted';
  if (caller === 'nobody') return 401;
  if (caller === 'expired' || caller === 'revoked') return 426;
  return access === 'signed-in' || access.some((role) => role === roleOf[caller]) ? 'admitted' : 403;
}

const strange = '00000000-0000-4000-8000-000000000000';
const known: Readonly<Record<string, string>> = { sku: 'sleep-mantra', pincode: '560066', gateway: 'sandbox' };
const pathOf = ({ path }: Call) => path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => known[name] ?? strange);

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
    const isServed = got.status !== 405 && (got.status !== 404 || call.path.includes('{'));
    expect({ path: call.path, isServed }).toEqual({ path: call.path, isServed: true });
  }
  expect(roles).toEqual(['customer', 'prescriber', 'admin']);
});

/** Routes beside the contract, each with what stands in for a policy. */
const ownPolicy: Readonly<Record<string, string>> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'a bearer of its own, where one is set',
  'GET /openapi.json': 'public',
  'GET /docs': 'public',
  'GET /v1/order/:id/invoice': 'a signed link that ends',
  'GET /v1/document/:id': 'a signed link that ends',
  'GET /feed.xml': 'public: the journal for readers of feeds',
  'GET /image/:file': 'public: the shop’s own pictures',
  'GET /film/:id': 'public: the shop’s own films',
  'GET /track/:token': 'a signed link that ends',
  'GET /v1/file/:id': 'a signed link that ends',
  'GET /v1/prescription/:id/paper': 'a signed link that ends',
  'GET /payment/return': 'the gateway’s own word, which is asked for again',
  'POST /payment/return': 'the gateway’s own word, which is asked for again',
  'GET /reminders/off/:token': 'a signed link that ends',
  'POST /reminders/off/:token': 'a signed link that ends',
  'GET /sandbox/messages': 'in a sandbox only',
  'GET /sandbox/messages/:id': 'in a sandbox only',
  'GET /sandbox/messages/:id/body': 'in a sandbox only',
  'GET /email/confirm/:token': 'a signed link that ends',
  'POST /email/confirm/:token': 'a signed link that ends',
  'GET /sandbox/mandate/:id': 'in a sandbox only',
  'POST /sandbox/mandate/:id': 'in a sandbox only',
  'GET /sandbox/pay/:id': 'in a sandbox only',
  'POST /sandbox/pay/:id': 'in a sandbox only',
};

test('SES-07, API-04 every route has a policy: its call’s of the contract, or one of its own that is named here', () => {
  const calls = Object.values(api).map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
  const known = [...calls, ...Object.keys(ownPolicy)];
  expect(routesOf(server).toSorted()).toEqual(known.toSorted());
});

type Ownable = [name: string, call: Call, asking: Asking & { readonly thing: keyof typeof things }];

const ownable = Object.entries(api).flatMap(([name, call]): Ownable[] => {
  const asking = Object.entries(requests).find(([one]) => one === name)?.[1];
  return asking?.thing === undefined ? [] : [[name, call, { ...asking, thing: asking.thing }]];
});

/** Asks as well as can be asked, about the thing with this id. */
async function ask(call: Call, asking: Asking, id: string, token: string | undefined): Promise<Got> {
  const path = `${call.path}${asking.query ?? ''}`.replaceAll('{id}', id);
  const body = asking.body?.(id);
  return server.call(call.method, path, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
}

test.for(ownable)(
  'SES-07, API-04 %s takes its own thing; anybody else’s is as if it were not there, and stays as it is',
  async ([, call, asking]) => {
    const owner = await server.signIn(newPhone());
    const own = await things[asking.thing](server, owner);
    const before = await kept();
    for (const caller of callers) {
      const token = tokens[caller];
      if (asking.alsoFor?.some((role) => role === roleOf[caller])) {
        expect((await ask(call, asking, own, token)).status).toBe(call.status);
        continue;
      }
      const [foreign, missing] = [await ask(call, asking, own, token), await ask(call, asking, strange, token)];
      expect({ caller, ...said(foreign) }).toEqual({ caller, ...said(missing) });
      const wanted = expected(call, caller);
      expect({ caller, status: foreign.status }).toEqual({ caller, status: wanted === 'admitted' ? 404 : wanted });
    }
    expect(await kept()).toEqual(before);
    const got = await ask(call, asking, own, owner);
    expect({ isRefused: refusals.has(got.status), text: got.text }).toEqual({
      isRefused: false,
      text: got.text,
    });
  },
);

const refusals = new Set([400, 401, 403, 404, 422, 426]);

function said({ status, body }: Got): object {
  return { status, body: typeof body === 'object' ? { ...body, instance: '' } : body };
}

/** What the database holds of people, as it would change by a call that should have done nothing. */
async function kept(): Promise<unknown> {
  return server.database.one(sql`
    SELECT (SELECT json_agg(shop_order ORDER BY id) FROM shop_order)::text AS orders,
      (SELECT json_agg(payment ORDER BY id) FROM payment)::text AS payments,
      (SELECT json_agg(address ORDER BY id) FROM address)::text AS addresses,
      (SELECT json_agg(subscription ORDER BY id) FROM subscription)::text AS subscriptions,
      (SELECT json_agg(prescription ORDER BY id) FROM prescription)::text AS prescriptions`);
}

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
