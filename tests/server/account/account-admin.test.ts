import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountDetail, AccountRow } from '../../../src/contract/account/account-admin.calls.ts';
import {
  accounts,
  goodAddress,
  newPhone,
  problemOf,
  startTestServer,
  type TestServer,
  wireLine,
} from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

async function send(method: string, path: string, body?: unknown, token = admin) {
  return server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
}

async function person(name: { first?: string; last?: string; email?: string } = {}) {
  const phone = newPhone();
  const token = await server.signIn(phone);
  const { id } = await server.database.one<{ id: string }>(sql`
    UPDATE shopper SET first_name = ${name.first ?? null}, last_name = ${name.last ?? null}, email = ${name.email ?? null}
    WHERE phone = ${phone} RETURNING id`);
  return { id, phone, token };
}

async function list(query: string): Promise<{ total: number; items: AccountRow[] }> {
  const got = await send('GET', `/v1/user/all${query}`);
  if (got.status !== 200) throw new Error(got.text);
  return got.body as { total: number; items: AccountRow[] };
}

async function changes(id: string) {
  return server.database.query<{ action: string; before: unknown; after: unknown; reason: string | null }>(sql`
    SELECT action, before, after, reason FROM audit_entry WHERE record_id = ${id} ORDER BY at, id`);
}

const ordersOf = async (token: string) => send('GET', '/v1/order', undefined, token);

test('ADM-08, API-02 a person is found by a name, an address, a number in any form, or its last four digits', async () => {
  const { id, phone } = await person({ first: 'Vasundhara', last: 'Iyer', email: 'v.iyer@example.in' });
  const spaced = `+91 ${phone.slice(3, 8)} ${phone.slice(8)}`;
  for (const q of ['vasu', 'VASUNDHARA iy', 'v.iyer@example', spaced, phone.slice(3), phone.slice(-4)]) {
    const { items } = await list(`?q=${encodeURIComponent(q)}`);
    expect({ q, isFound: items.some((row) => row.id === id) }).toEqual({ q, isFound: true });
  }
  for (const q of ['sundhara', "'", '&|!', 'vasundhara menon']) {
    expect({ q, found: await list(`?q=${encodeURIComponent(q)}`) }).toEqual({ q, found: { total: 0, items: [] } });
  }
});

test('ADM-08 accounts are narrowed by role, block and day, sorted and paged; deleted accounts are in no list', async () => {
  const gone = await person({ first: 'Gone' });
  await server.database.execute(sql`
    UPDATE shopper SET phone = NULL, first_name = NULL, deleted_at = now() WHERE id = ${gone.id}`);
  const all = await list('?limit=100&sort=name');
  expect(all.items.map(({ id }) => id)).not.toContain(gone.id);
  const named = all.items.filter(({ name }) => name !== '').map(({ name }) => name.toLowerCase());
  expect(named).toEqual(named.toSorted());
  expect((await list('?role=prescriber')).items.map(({ role }) => role)).toEqual(['prescriber']);
  expect((await list('?blocked=true')).total).toBe(0);
  expect((await list('?joinedFrom=2099-01-01')).total).toBe(0);
  expect((await list('?limit=1&offset=1&sort=-joined')).items).toHaveLength(1);
  expect((await send('GET', '/v1/user/all?role=boss&sort=phone')).status).toBe(422);
});

test('ADM-08 a person who is made a prescriber is one with the next call, and the change is kept', async () => {
  const { id, token } = await person();
  const desk = async () => (await send('GET', '/v1/prescription/desk', undefined, token)).status;
  expect(await desk()).toBe(403);
  const made = await send('POST', `/v1/admin/accounts/${id}/role`, { role: 'prescriber' });
  expect([made.status, (made.body as AccountDetail).role, await desk()]).toEqual([200, 'prescriber', 200]);
  server.pass(1);
  await send('POST', `/v1/admin/accounts/${id}/role`, { role: 'customer' });
  expect(await desk()).toBe(403);
  expect(await changes(id)).toEqual([
    { action: 'role changed', before: { role: 'customer' }, after: { role: 'prescriber' }, reason: null },
    { action: 'role changed', before: { role: 'prescriber' }, after: { role: 'customer' }, reason: null },
  ]);
});

test('ADM-08 nobody changes or blocks their own account, and two admins who unmake each other leave one', async () => {
  const { body } = await send('GET', '/v1/user');
  const { id: own } = body as { id: string };
  expect((await send('POST', `/v1/admin/accounts/${own}/role`, { role: 'customer' })).status).toBe(409);
  expect((await send('POST', `/v1/admin/accounts/${own}/block`, { reason: 'Tired' })).status).toBe(409);
  const [one, other] = [await person(), await person()];
  for (const { id } of [one, other]) await send('POST', `/v1/admin/accounts/${id}/role`, { role: 'admin' });
  const answers = await Promise.all([
    send('POST', `/v1/admin/accounts/${other.id}/role`, { role: 'customer' }, one.token),
    send('POST', `/v1/admin/accounts/${one.id}/block`, { reason: 'Left' }, other.token),
  ]);
  const [done, ...refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(done).toBe(200);
  expect([[403], [426]]).toContainEqual(refused);
});

test('ADM-08 a blocked person is signed out at once and can’t sign in again; their cart and their order stay', async () => {
  const { id, phone, token } = await person();
  await server.call('PUT', '/v1/user/cart', { token, body: [wireLine()] });
  const quote = await send(
    'POST',
    '/v1/order/quote',
    { lines: [wireLine()], pincode: goodAddress.pincode, paymentMethod: 'cod' },
    token,
  );
  const { total } = quote.body as { total: number };
  const placed = await server.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': 'blocked-later' },
    body: { lines: [wireLine()], address: goodAddress, paymentMethod: 'cod', expectedTotal: total },
  });
  expect([placed.status, placed.text]).toEqual([201, placed.text]);
  const blocked = await send('POST', `/v1/admin/accounts/${id}/block`, { reason: 'Refuses every parcel' });
  expect(blocked.body).toMatchObject({ isBlocked: true, blockedReason: 'Refuses every parcel', orders: 1 });
  expect((await ordersOf(token)).status).toBe(426);
  server.pass(120_000);
  await expect(server.signIn(phone)).rejects.toThrow(/403.*account-blocked/u);
  expect(await list(`?blocked=true&q=${phone.slice(3)}`)).toMatchObject({
    total: 1,
    items: [{ id, isBlocked: true }],
  });
  await send('POST', `/v1/admin/accounts/${id}/unblock`, {});
  server.pass(120_000);
  const again = await server.signIn(phone);
  expect((await ordersOf(again)).body).toMatchObject({ orders: [{ status: 'placed' }] });
  expect((await send('GET', '/v1/user/cart', undefined, again)).body).toMatchObject({ lines: [{ quantity: 1 }] });
  expect((await changes(id)).map(({ action, reason }) => [action, reason])).toEqual([
    ['blocked', 'Refuses every parcel'],
    ['unblocked', null],
  ]);
});

test('ADM-08 a sign-in during a block leaves no session behind', async () => {
  const people = [await person(), await person(), await person()];
  await Promise.all(
    people.flatMap(({ id, phone }) => {
      server.pass(60_000);
      return [
        server.signIn(phone).catch(() => null),
        send('POST', `/v1/admin/accounts/${id}/block`, { reason: 'Met' }),
      ];
    }),
  );
  const { open } = await server.database.one<{ open: number }>(sql`
    SELECT count(*) AS open FROM session
    WHERE shopper_id = ANY(${people.map(({ id }) => id)}) AND revoked_at IS NULL`);
  expect(open).toBe(0);
});

test('ADM-08 one account shows what belongs to it; admins note things of it for each other', async () => {
  const { id } = await person({ first: 'Noor' });
  const noted = await send('POST', `/v1/admin/accounts/${id}/notes`, { words: ' Calls before noon ' });
  expect(noted.status).toBe(201);
  const { notes, wallet, spent, recentOrders } = noted.body as AccountDetail;
  expect({ words: notes.map(({ words }) => words), wallet, spent, recentOrders }).toEqual({
    words: ['Calls before noon'],
    wallet: 0,
    spent: 0,
    recentOrders: [],
  });
  const path = `/v1/admin/accounts/${id}/notes/${notes[0]?.id ?? ''}`;
  expect(notes[0]?.isOwn).toBe(true);
  await server.database.execute(sql`UPDATE account_note SET author_id = ${id} WHERE shopper_id = ${id}`);
  expect((await send('GET', `/v1/admin/accounts/${id}`)).body).toMatchObject({ notes: [{ isOwn: false }] });
  expect((await send('DELETE', path)).status).toBe(404);
  await server.database.execute(sql`
    UPDATE account_note SET author_id = (SELECT id FROM shopper WHERE phone = ${accounts.admin}) WHERE shopper_id = ${id}`);
  expect((await send('DELETE', path)).body).toMatchObject({ notes: [] });
  expect((await send('DELETE', path)).status).toBe(404);
  const strange = '00000000-0000-4000-8000-000000000000';
  expect(problemOf(await send('GET', `/v1/admin/accounts/${strange}`))).toMatchObject({ status: 404 });
});

test('ADM-02, ADM-08 the accounts of a list leave as a file in which no name is a formula', async () => {
  await person({ first: '=HYPERLINK("x")', last: 'Export' });
  const got = await send('GET', '/v1/admin/accounts/export?q=export');
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, line] = got.text.replace(/^\uFEFF/u, '').split('\r\n');
  expect(head).toBe('Name,Phone,E-mail,Role,Blocked,Member until,Orders,Joined');
  expect(line).toMatch(/^"'=HYPERLINK/u);
});
