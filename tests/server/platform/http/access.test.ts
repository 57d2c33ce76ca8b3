import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../src/contract/api.ts';
import {
  faultsOfAdmission,
  faultsOfOwnership,
  matrixCalls,
  ownable,
  pathOf,
  signInCallers,
  type Tokens,
} from '../../../support/access/access-matrix.ts';
import { routesOf } from '../../../support/access/access-requests.ts';
import { newPhone, startTestServer, type TestServer } from '../../../support/server.ts';

const roles = ['customer', 'prescriber', 'admin'] as const;

let server: TestServer;
let tokens: Tokens;

beforeAll(async () => {
  server = await startTestServer();
  tokens = await signInCallers(server);
});
afterAll(() => server.close());

test.for(matrixCalls)(
  'SES-07, API-04 %s admits whom the contract names, and refuses all others before reading a body',
  async ([, call]) => {
    expect(await faultsOfAdmission(server, tokens, call)).toEqual([]);
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
  'GET /v1/order/:id/invoice': 'a signed link that ends',
  'GET /v1/document/:id': 'a signed link that ends',
  'GET /feed.xml': 'public: the journal for readers of feeds',
  'GET /image/:file': 'public: the shop’s own pictures',
  'GET /film/:id': 'public: the shop’s own videos',
  'GET /track/:token': 'a signed link that ends',
  'GET /v1/file/:id': 'a signed link that ends',
  'GET /v1/prescription/:id/paper': 'a signed link that ends',
  'GET /payment/return': 'the gateway’s own word, which is asked for again',
  'POST /payment/return': 'the gateway’s own word, which is asked for again',
  'GET /reminders/off/:token': 'a signed link that ends',
  'POST /reminders/off/:token': 'a signed link that ends',
  'GET /review-requests/off/:token': 'a signed link that ends',
  'POST /review-requests/off/:token': 'a signed link that ends',
  'GET /stock-alerts/off/:token': 'a signed link that ends',
  'POST /stock-alerts/off/:token': 'a signed link that ends',
  'GET /image/of/:line': 'of a product in the shop only',
  'GET /review-photo/:id/:photo': 'of a published review only',
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

test.for(ownable)(
  'SES-07, API-04 %s takes its own thing; anybody else’s is as if it were not there, and stays as it is',
  async (one) => {
    expect(await faultsOfOwnership(server, tokens, one)).toEqual([]);
  },
);

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
