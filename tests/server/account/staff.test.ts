import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neededFor } from '../../../src/contract/account/staff/staff-permissions.ts';
import { api } from '../../../src/contract/api.ts';
import type { Call } from '../../../src/contract/call.ts';
import type { Profile } from '../../../src/contract/account/user.calls.ts';
import { may, type Permission, permissions } from '../../../src/domain/account/permission.ts';
import { pathOf } from '../../support/access/access-matrix.ts';
import { newStaff, type Staff } from '../../support/account/second-factor.ts';
import { accounts, newPhone, problemOf, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let owner: string;
const limited = new Map<Permission, string>();

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(accounts.admin);
  for (const permission of permissions) limited.set(permission, (await staffWith([permission])).token);
});
afterAll(() => server.close());

async function send(method: string, path: string, body?: unknown, token: string | undefined = owner) {
  return server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
}

async function newRole(contains: readonly Permission[], name = `Role ${contains.join(' ')} ${newPhone()}`) {
  const { status, body } = await send('POST', '/v1/admin/staff-roles', { name, permissions: contains });
  expect(status).toBe(201);
  return body as { id: string; name: string; version: number };
}

async function staffWith(contains: readonly Permission[]): Promise<Staff & { roleId: string }> {
  const staff = await newStaff(server);
  const { id: roleId } = await newRole(contains);
  const given = await send('POST', `/v1/admin/accounts/${staff.id}/role`, { role: 'admin', staffRoleId: roleId });
  expect(given.status).toBe(200);
  return { ...staff, roleId };
}

async function profileOf(token: string): Promise<Profile> {
  return (await send('GET', '/v1/user', undefined, token)).body as Profile;
}

const staffCalls = Object.entries<Call>(api).flatMap(([name, call]) =>
  typeof call.access !== 'string' && call.access.includes('admin') ? [[name, call] as const] : [],
);

test.for(staffCalls)(
  'STF-01, SES-07 %s admits the admins whose role contains it, and refuses the others before reading a body',
  async ([name, call]) => {
    const needed = new Map(Object.entries(neededFor)).get(name);
    if (needed === undefined) throw new Error(`${name} needs nothing`);
    for (const [permission, token] of limited) {
      const body = call.method === 'GET' ? undefined : '{';
      const got = await server.call(call.method, pathOf(call), { token, body });
      const seen = got.status === 403 ? problemOf(got).type : 'admitted';
      const isAllowed = may({ isOwner: false, permissions: [permission] }, needed);
      expect({ permission, seen }).toEqual({ permission, seen: isAllowed ? 'admitted' : '/problems/not-allowed' });
    }
  },
);

test('STF-01 whoever manages staff or reads the log of everything is an owner, and nobody else', () => {
  const ofOwners = Object.entries(neededFor).flatMap(([name, needed]) => (needed === 'owner' ? [name] : []));
  expect(ofOwners.toSorted()).toEqual([
    'changeRole',
    'createStaffRole',
    'deleteStaffRole',
    'exportAudit',
    'inviteStaff',
    'listAudit',
    'listStaffInvitations',
    'listStaffRoles',
    'readStaffRole',
    'resendInvitation',
    'resetSecondFactor',
    'updateStaffRole',
    'withdrawInvitation',
  ]);
});

test('STF-01 admins from before roles are owners, and their profile says that they may do everything', async () => {
  expect(await profileOf(owner)).toMatchObject({ role: 'admin', isOwner: true, permissions });
  expect(await profileOf(limited.get('orders') ?? '')).toMatchObject({
    role: 'admin',
    isOwner: false,
    permissions: ['orders'],
  });
  expect(await profileOf(await server.signIn(newPhone()))).toMatchObject({ isOwner: false, permissions: [] });
});

test('STF-01 what a role contains counts with the next call of an open session, and so does another role', async () => {
  const { id, token, roleId } = await staffWith(['orders']);
  const seen = async () => [
    (await send('GET', '/v1/admin/order', undefined, token)).status,
    (await send('GET', '/v1/admin/product', undefined, token)).status,
  ];
  expect(await seen()).toEqual([200, 403]);
  await send('PUT', `/v1/admin/staff-roles/${roleId}`, { name: `Shelf ${roleId}`, permissions: ['catalogue'] });
  expect(await seen()).toEqual([403, 200]);
  await send('POST', `/v1/admin/accounts/${id}/role`, { role: 'admin', staffRoleId: null });
  expect(await seen()).toEqual([200, 200]);
  await send('POST', `/v1/admin/accounts/${id}/role`, { role: 'customer' });
  expect(await seen()).toEqual([403, 403]);
});

test('STF-01 nobody but an owner blocks staff or gives roles, and the last owner stays', async () => {
  const people = limited.get('people') ?? '';
  const { id: ownerId } = await profileOf(owner);
  const { id: customerId } = await profileOf(await server.signIn(newPhone()));
  const block = async (id: string, token: string) =>
    (await send('POST', `/v1/admin/accounts/${id}/block`, { reason: 'A test' }, token)).status;
  expect([await block(customerId, people), await block(ownerId, people)]).toEqual([200, 403]);
  expect((await send('POST', `/v1/admin/accounts/${customerId}/role`, { role: 'admin' }, people)).status).toBe(403);
  expect(await block(ownerId, owner)).toBe(409);
  const self = await send('POST', `/v1/admin/accounts/${ownerId}/role`, { role: 'admin', staffRoleId: null });
  expect([self.status, (await profileOf(owner)).isOwner]).toEqual([409, true]);
  const detail = await send('GET', `/v1/admin/accounts/${ownerId}`, undefined, people);
  expect(detail.body).toMatchObject({ canBlock: false, canChangeRole: false });
});

test('STF-01 two owners who demote each other leave one', async () => {
  const { id: roleId } = await newRole(['orders']);
  const [one, other] = [await newStaff(server), await newStaff(server)];
  const demote = async (id: string, token: string) =>
    (await send('POST', `/v1/admin/accounts/${id}/role`, { role: 'admin', staffRoleId: roleId }, token)).status;
  const answers = await Promise.all([demote(other.id, one.token), demote(one.id, other.token)]);
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('STF-01 a role needs a name of its own and a permission, and stays while somebody has it', async () => {
  const { roleId } = await staffWith(['content']);
  const { name } = await newRole(['orders']);
  const refused = async (body: unknown) => problemOf(await send('POST', '/v1/admin/staff-roles', body)).errors;
  expect(await refused({ name: name.toUpperCase(), permissions: ['orders'] })).toEqual([
    { field: 'name', message: 'Another role has this name' },
  ]);
  expect(await refused({ name: 'Nothing', permissions: [] })).toEqual([
    { field: 'permissions', message: 'Choose at least one' },
  ]);
  expect((await send('DELETE', `/v1/admin/staff-roles/${roleId}`)).status).toBe(409);
  const unused = await newRole(['orders']);
  expect((await send('DELETE', `/v1/admin/staff-roles/${unused.id}`)).status).toBe(204);
});

interface Sent {
  readonly id: string;
  readonly token: string;
}

let invitations = 0;
async function invite(roleId: string | null): Promise<Sent> {
  invitations += 1;
  const email = `invited${invitations}@example.in`;
  const { status, body } = await send('POST', '/v1/admin/staff-invitations', { email, roleId });
  expect(status).toBe(201);
  return { id: (body as { id: string }).id, token: await linkFor(email) };
}

/** The secret of the latest link sent to this address. */
async function linkFor(email: string): Promise<string> {
  const { body } = await server.database.one<{ body: string }>(sql`
    SELECT body FROM message WHERE recipient = ${email} AND template = 'staff-invitation'
    ORDER BY sent_at DESC, serial DESC LIMIT 1`);
  return /\/dashboard\/invitation\/([\w-]{43})/u.exec(body)?.[1] ?? '';
}

async function accept(token: string, person: string) {
  return send('POST', '/v1/user/staff-invitation/accept', { token }, person);
}

test('STF-01 an invitation goes out by mail, says what it offers, and makes whoever accepts it staff, once', async () => {
  const role = await newRole(['orders', 'catalogue']);
  const { token } = await invite(role.id);
  const person = await server.signIn(newPhone());
  const offer = await send('POST', '/v1/user/staff-invitation/read', { token }, person);
  expect(offer.body).toMatchObject({ roleName: role.name, permissions: ['orders', 'catalogue'] });
  expect((await accept(token, person)).body).toMatchObject({
    role: 'admin',
    isOwner: false,
    permissions: ['orders', 'catalogue'],
  });
  expect((await send('GET', '/v1/admin/order', undefined, person)).status).toBe(200);
  expect((await accept(token, await server.signIn(newPhone()))).status).toBe(404);
  const { id } = await profileOf(person);
  const [entry] = await server.database.query(sql`
    SELECT action, after, reason FROM audit_entry WHERE record_id = ${id}`);
  expect(entry).toEqual({
    action: 'role changed',
    after: { role: 'admin', staffRole: role.name },
    reason: 'by invitation',
  });
});

test('STF-01 a link stops working when it is withdrawn, sent again or a week old; its secret is kept nowhere', async () => {
  const person = await server.signIn(newPhone());
  const [withdrawn, renewed, old] = [await invite(null), await invite(null), await invite(null)];
  await send('POST', `/v1/admin/staff-invitations/${withdrawn.id}/withdraw`, {});
  expect((await accept(withdrawn.token, person)).status).toBe(404);
  expect((await send('POST', `/v1/admin/staff-invitations/${withdrawn.id}/send`, {})).status).toBe(409);
  server.pass(1);
  await send('POST', `/v1/admin/staff-invitations/${renewed.id}/send`, {});
  expect((await accept(renewed.token, person)).status).toBe(404);
  const kept = await server.database.query(sql`
    SELECT id FROM staff_invitation WHERE staff_invitation::text LIKE ${`%${old.token}%`}`);
  expect(kept).toEqual([]);
  const { rest } = await server.database.one<{ rest: number }>(sql`
    SELECT extract(epoch FROM expires_at - invited_at)::int AS rest FROM staff_invitation WHERE id = ${old.id}`);
  expect(rest).toBe(7 * 86_400);
  await server.database.execute(sql`
    UPDATE staff_invitation SET expires_at = ${server.context.clock()} WHERE id = ${old.id}`);
  expect((await accept(old.token, person)).status).toBe(404);
  expect((await profileOf(person)).role).toBe('customer');
});

test('STF-01 staff can’t accept another invitation, and two people who press at once don’t both join', async () => {
  const { token } = await invite(null);
  const answer = await accept(token, limited.get('orders') ?? '');
  expect([answer.status, (await profileOf(limited.get('orders') ?? '')).isOwner]).toEqual([409, false]);
  const [one, other] = [await server.signIn(newPhone()), await server.signIn(newPhone())];
  const both = await Promise.all([accept(token, one), accept(token, other)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});
