import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantMembership } from '../../../../server/account/membership/membership.queries.ts';
import type { PremiumRow } from '../../../../src/contract/account/premium.calls.ts';
import { accounts, newPhone, refusedFields, startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

async function send(path: string, body: unknown, key: string = randomUUID()) {
  return server.call('POST', path, { token: admin, body, headers: { 'idempotency-key': key } });
}

const grant = async (body: unknown, key?: string) => send('/v1/admin/premium-users', body, key);

async function person() {
  const phone = newPhone();
  const token = await server.signIn(phone);
  return { phone, token, profile: async () => (await server.call('GET', '/v1/user', { token })).body };
}

const reason = 'Delivery came late';
const inDays = (days: number) => new Date(server.context.clock().getTime() + days * 86_400_000);

test('ADM-08, API-02 who is granted a membership is a member with the next call, and in the list of members', async () => {
  const { phone, profile } = await person();
  expect(await profile()).toMatchObject({ premiumMembership: { isActive: false } });
  const granted = await grant({ phone, months: 3, reason });
  const { id, expiresAt, ...member } = granted.body as PremiumRow;
  expect([granted.status, member]).toEqual([201, { name: '', phone, email: null, isActive: true }]);
  expect(await profile()).toMatchObject({ premiumMembership: { isActive: true, expiresAt } });
  const listed = await server.call('GET', `/v1/user/premium-users?state=active&q=${phone.slice(3)}`, {
    token: admin,
  });
  expect(listed.body).toEqual({ total: 1, items: [granted.body] });
  const [change] = await server.database.query(sql`
    SELECT action, before, after, reason FROM audit_entry WHERE resource = 'membership' AND record_id = ${id}`);
  expect(change).toEqual({ action: 'granted', before: { expiresAt: null }, after: { expiresAt }, reason });
});

test('ADM-08 months are added to what is left, once for each key; a last day is the end of that day in India and never shortens', async () => {
  const { phone } = await person();
  const key = randomUUID();
  const [one, twin] = await Promise.all([
    grant({ phone, until: '2027-03-31', reason }, key),
    grant({ phone, until: '2027-03-31', reason }, key),
  ]);
  expect([one.body, twin.body]).toEqual([one.body, one.body]);
  const { id, expiresAt } = one.body as PremiumRow;
  expect(expiresAt).toBe('2027-03-31T18:30:00.000Z');
  expect((await grant({ phone, until: '2027-01-31', reason })).body).toMatchObject({ expiresAt });
  const extended = await send(`/v1/admin/premium-users/${id}/extend`, { months: 2, reason });
  expect(extended.body).toMatchObject({ expiresAt: '2027-05-31T18:30:00.000Z' });
});

test('ADM-08 a membership is revoked at once, and who never had one has none to lose', async () => {
  const { phone, profile } = await person();
  const { id } = (await grant({ phone, months: 12, reason })).body as PremiumRow;
  const revoked = await send(`/v1/admin/premium-users/${id}/revoke`, { reason: 'Paid with a stolen card' });
  expect(revoked.body).toMatchObject({ isActive: false, expiresAt: inDays(0).toISOString() });
  expect(await profile()).toMatchObject({ premiumMembership: { isActive: false } });
  const listed = await server.call('GET', `/v1/user/premium-users?state=ended&q=${phone.slice(3)}`, {
    token: admin,
  });
  expect(listed.body).toMatchObject({ total: 1 });
  const other = await person();
  const { id: never } = (await other.profile()) as { id: string };
  expect((await send(`/v1/admin/premium-users/${never}/revoke`, { reason })).status).toBe(404);
});

test('ADM-08 a grant wants a person, a reason, and either months or a day to come', async () => {
  const { phone } = await person();
  const fields = async (body: unknown) => refusedFields(await grant(body));
  expect(await fields({ phone: newPhone(), months: 1, reason })).toEqual(['phone']);
  expect(await fields({ phone, months: 1, until: '2027-01-01', reason })).toEqual(['months']);
  expect(await fields({ phone, reason })).toEqual(['months']);
  expect(await fields({ phone, until: '2026-11-20', reason })).toEqual(['until']);
  expect(await fields({ phone, months: 1, reason: ' ' })).toEqual(['reason']);
});

test('ADM-08 twenty grants and twenty purchases at the same moment all count', async () => {
  const { phone, profile } = await person();
  const { id } = (await profile()) as { id: string };
  const now = server.context.clock();
  await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      await Promise.all([
        grant({ phone, months: 1, reason: `Turn ${turn}` }),
        server.database.transaction(async (tx) => grantMembership(tx, id, 1, now)),
      ]);
    }),
  );
  const { months } = await server.database.one<{ months: number }>(sql`
    SELECT (extract(year FROM age(premium_until, ${now})) * 12 + extract(month FROM age(premium_until, ${now})))::integer AS months
    FROM shopper WHERE id = ${id}`);
  expect(months).toBeGreaterThanOrEqual(39);
});
