import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../src/contract/api.ts';
import { type Call, isForStaff } from '../../../../src/contract/call.ts';
import { giveApp, newStaff, provenAgo, signInAgain } from '../../../support/account/second-factor.ts';
import { problemOf, startTestServer, type TestServer } from '../../../support/server.ts';

const callers = ['without any', 'not shown', 'shown long ago', 'shown a day ago', 'shown lately'] as const;
type Caller = (typeof callers)[number];

let server: TestServer;
const tokens = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ environment: { STAFF_SECOND_FACTOR: 'on' } });
  for (const role of ['admin', 'prescriber'] as const) {
    tokens.set(`${role} without any`, (await newStaff(server, role)).token);
    const staff = await newStaff(server, role);
    await giveApp(server, staff.id);
    tokens.set(`${role} not shown`, staff.token);
    for (const [caller, minutes] of [
      ['shown long ago', 10],
      ['shown a day ago', 24 * 60],
      ['shown lately', 9],
    ] as const) {
      const { token } = await signInAgain(server, staff);
      tokens.set(`${role} ${caller}`, token);
      await provenAgo(server, token, minutes);
    }
  }
  // The clock went on while they signed in.
  for (const role of ['admin', 'prescriber']) {
    await provenAgo(server, tokens.get(`${role} shown lately`) ?? '', 9);
    await provenAgo(server, tokens.get(`${role} shown long ago`) ?? '', 10);
  }
});
afterAll(() => server.close());

/** What the contract says of somebody with this role: the problem that refuses, or 'admitted'. */
function expected({ access, proof }: Call, role: 'admin' | 'prescriber', caller: Caller): string {
  if (typeof access !== 'string' && !access.includes(role)) return 'not-allowed';
  if (caller === 'shown lately') return 'admitted';
  if (caller === 'shown long ago') {
    return proof === 'fresh' || proof === 'enrol' ? 'fresh-proof-needed' : 'admitted';
  }
  if (proof === 'none' || (proof === 'enrol' && caller === 'without any')) return 'admitted';
  return isForStaff(access) || proof !== undefined ? 'second-factor-needed' : 'admitted';
}

/** Somebody else's prescription is there for staff alone: their own call has told them before it says that it is not. */
const asStaffToo = new Set(['getPrescription']);

const refusals = new Set(['not-allowed', 'second-factor-needed', 'fresh-proof-needed']);
const strange = '00000000-0000-4000-8000-000000000000';
const known: Readonly<Record<string, string>> = { sku: 'sleep-mantra', pincode: '560066', gateway: 'sandbox' };
const pathOf = ({ path }: Call) => path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => known[name] ?? strange);

// The token that a logout was called with is worth nothing to the next call.
const all: [string, Call][] = Object.entries(api).filter(
  ([name]) => name !== 'logout' && name !== 'endOtherSessions',
);

test.for(all)(
  'SEC-03 %s admits staff as far as they have shown a second factor, before reading a body',
  async ([name, call]) => {
    for (const role of ['admin', 'prescriber'] as const) {
      for (const caller of callers) {
        const body = call.method === 'GET' ? undefined : '{';
        const got = await server.call(call.method, pathOf(call), { token: tokens.get(`${role} ${caller}`), body });
        const slug = got.status === 403 ? (problemOf(got).type.split('/').at(-1) ?? '') : '';
        const seen = refusals.has(slug) ? slug : 'admitted';
        const access = asStaffToo.has(name) ? (['admin', 'prescriber'] as const) : call.access;
        expect({ role, caller, seen }).toEqual({ role, caller, seen: expected({ ...call, access }, role, caller) });
        expect(got.status).toBeLessThan(500);
      }
    }
  },
);

/** Calls in whose hands the shop is: the contract has to want a fresh proof for each of these (SEC-03). */
const dangerous = [
  'changeRole',
  'createStaffRole',
  'updateStaffRole',
  'deleteStaffRole',
  'inviteStaff',
  'resendInvitation',
  'resetSecondFactor',
  'saveGatewayKeys',
  'removeGatewayKeys',
  'saveCourierKeys',
  'removeCourierKeys',
  'toggleGateway',
  'exportAccounts',
  'exportOrders',
  'exportPremiumUsers',
  'exportWallets',
  'exportWalletEntries',
  'exportReferrals',
  'exportAudit',
  'removeFactor',
  'renewRecoveryCodes',
] as const;

test('SEC-03 what is dangerous wants a fresh proof, by the contract: roles, keys, exports of people, second factors', () => {
  const fresh = Object.entries<Call>(api).flatMap(([name, { proof }]) => (proof === 'fresh' ? [name] : []));
  expect(fresh.toSorted()).toEqual([...dangerous].toSorted());
});

test('SEC-03 a refusal says what is missing, and a customer is never asked for anything', async () => {
  const needed = await server.call('GET', '/v1/user/all', { token: tokens.get('admin not shown') });
  expect(needed.body).toMatchObject({ type: '/problems/second-factor-needed', secondFactor: 'needed' });
  const first = await server.call('GET', '/v1/user/all', { token: tokens.get('admin without any') });
  expect(first.body).toMatchObject({ type: '/problems/second-factor-needed', secondFactor: 'enrol' });
  const customer = await server.signIn('+919000000001');
  expect((await server.call('GET', '/v1/user/account', { token: customer })).status).toBe(200);
});

test('SEC-03 staff who have shown nothing are customers to calls that serve both', async () => {
  const token = tokens.get('admin not shown');
  const bundles = await server.call('GET', '/v1/bundle?status=inactive', { token });
  expect([bundles.status, problemOf(bundles).type]).toEqual([403, '/problems/second-factor-needed']);
  const prescription = await server.call('GET', `/v1/prescription/${strange}`, { token });
  expect([prescription.status, problemOf(prescription).type]).toEqual([403, '/problems/second-factor-needed']);
  expect((await server.call('GET', '/v1/user', { token })).body).toMatchObject({ role: 'admin', isAdmin: true });
  expect((await server.call('PUT', '/v1/user/cart', { token, body: [] })).status).toBe(200);
});
