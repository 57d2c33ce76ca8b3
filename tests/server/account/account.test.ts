import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalData } from '../../../server/personal-data.ts';
import type { Account } from '../../../src/contract/account/account.calls.ts';
import type { SavedAddress } from '../../../src/contract/account/address.calls.ts';
import { codeSentTo, freshCode, madeRecord, passwordLogin } from '../../support/account/passwords.ts';
import {
  accounts,
  goodAddress,
  newPhone,
  problemOf,
  refusedFields,
  startTestServer,
  type TestServer,
} from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const save = (token: string, body: unknown) => server.call('POST', '/v1/user', { token, body });
const account = async (token: string) => (await server.call('GET', '/v1/user/account', { token })).body as Account;
const addresses = async (token: string) =>
  ((await server.call('GET', '/v1/user/address', { token })).body as { addresses: SavedAddress[] }).addresses;

test('ACC-01 names are kept trimmed, an empty one is none, and what is not sent stays', async () => {
  const token = await server.signIn(newPhone());
  expect((await save(token, { firstName: ' Asha ', lastName: 'Rao' })).body).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
  });
  expect((await save(token, { lastName: ' ' })).body).toMatchObject({ firstName: 'Asha', lastName: null });
  expect(refusedFields(await save(token, { isAdmin: true }))).toEqual(['isAdmin']);
  expect(refusedFields(await save(token, { firstName: 'x'.repeat(61) }))).toEqual(['firstName']);
});

test('ACC-01 an e-mail address is kept only with the code that reached it, and belongs to one account', async () => {
  const email = `asha.${newPhone().slice(3)}@example.com`;
  const [one, other] = [await server.signIn(newPhone()), await server.signIn(newPhone())];
  expect(refusedFields(await save(one, { email }))).toEqual(['emailCode']);
  expect((await server.call('POST', '/v1/user/email/send', { token: one, body: { email } })).status).toBe(202);
  const emailCode = await codeSentTo(server, email);
  expect(
    refusedFields(await save(one, { email, emailCode: emailCode === '111111' ? '222222' : '111111' })),
  ).toEqual(['emailCode']);
  expect((await save(one, { email: email.toUpperCase(), emailCode })).body).toMatchObject({ email });
  server.pass(31_000);
  await server.call('POST', '/v1/user/email/send', { token: other, body: { email } });
  const second = await save(other, { email, emailCode: await codeSentTo(server, email) });
  expect(refusedFields(second)).toEqual(['email']);
  expect((await save(one, { email: null })).body).toMatchObject({ email: null });
});

test('SES-05, ACC-01 a proven e-mail address signs in with the password', async () => {
  const phone = newPhone();
  const email = `mira.${phone.slice(3)}@example.com`;
  const token = await server.signIn(phone);
  await server.call('POST', '/v1/user/email/send', { token, body: { email } });
  await save(token, { email, emailCode: await codeSentTo(server, email) });
  const record = await madeRecord(server, 'neem leaves at dawn', { token });
  const code = await freshCode(server, phone);
  await server.call('POST', '/v1/user/password', { token, body: { ...record, code } });
  expect((await passwordLogin(server, email, 'neem leaves at dawn')).status).toBe(200);
});

test('SES-05 sessions are listed with their device; one or all others are ended, and nobody else’s', async () => {
  const phone = newPhone();
  const [one, two, three] = [await server.signIn(phone), await server.signIn(phone), await server.signIn(phone)];
  const stranger = await server.signIn(newPhone());
  const { sessions, hasPassword } = await account(one);
  expect({ hasPassword, isThis: sessions.map((session) => session.isThis) }).toEqual({
    hasPassword: false,
    isThis: [true, false, false],
  });
  const last = (await account(three)).sessions[0];
  const end = (token: string, id = '') => server.call('DELETE', `/v1/user/session/${id}`, { token });
  expect((await end(stranger, last?.id)).status).toBe(404);
  expect((await end(one, last?.id)).status).toBe(204);
  expect((await end(one, last?.id)).status).toBe(404);
  expect((await server.call('GET', '/v1/user', { token: three })).status).toBe(426);
  expect((await server.call('DELETE', '/v1/user/session', { token: one })).status).toBe(204);
  expect((await server.call('GET', '/v1/user', { token: two })).status).toBe(426);
  expect((await account(one)).sessions.length).toBe(1);
});

test('ACC-02 an address is changed, made the default and forgotten by its owner alone', async () => {
  const token = await server.signIn(newPhone());
  const stranger = await server.signIn(newPhone());
  const made: SavedAddress[] = [];
  for (const line1 of ['1, Lake Road', '2, Lake Road', '3, Lake Road']) {
    const { body } = await server.call('POST', '/v1/user/address', { token, body: { ...goodAddress, line1 } });
    made.push(body as SavedAddress);
    server.pass(1000);
  }
  const path = (index: number) => `/v1/user/address/${made[index]?.id ?? ''}`;
  const change = { ...goodAddress, line1: '9, Hill Road', isDefault: true };
  expect((await server.call('PUT', path(2), { token: stranger, body: change })).status).toBe(404);
  expect((await addresses(token))[0]?.line1).toBe('1, Lake Road');
  expect((await server.call('PUT', path(2), { token, body: change })).body).toMatchObject({
    line1: '9, Hill Road',
    isDefault: true,
  });
  expect((await addresses(token)).map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
    ['9, Hill Road', true],
    ['1, Lake Road', false],
    ['2, Lake Road', false],
  ]);
  expect((await server.call('DELETE', path(2), { token: stranger })).status).toBe(404);
  expect((await server.call('DELETE', path(2), { token })).status).toBe(204);
  expect((await server.call('DELETE', path(2), { token })).status).toBe(404);
  expect((await addresses(token)).map(({ line1, isDefault }) => [line1, isDefault])).toEqual([
    ['1, Lake Road', true],
    ['2, Lake Road', false],
  ]);
});

test('ACC-02 however many are made the default at once, one is', async () => {
  const token = await server.signIn(newPhone());
  const ids: string[] = [];
  for (let made = 0; made < 6; made += 1) {
    ids.push(
      ((await server.call('POST', '/v1/user/address', { token, body: goodAddress })).body as SavedAddress).id,
    );
  }
  const body = { ...goodAddress, isDefault: true };
  const statuses = await Promise.all(
    [...ids, ...ids, ...ids].map(
      async (id) => (await server.call('PUT', `/v1/user/address/${id}`, { token, body })).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await addresses(token)).filter(({ isDefault }) => isDefault).length).toBe(1);
});

/** A customer of whom every part of the shop keeps something. */
async function settled() {
  const phone = newPhone();
  const token = await server.signIn(phone);
  await save(token, { firstName: 'Asha', lastName: 'Rao' });
  await server.call('POST', '/v1/user/address', { token, body: goodAddress });
  const line = { sku: 'sleep-mantra', flavour: 'Plain', variant: '30 ml', quantity: 1, packageType: 'trial' };
  await server.call('PUT', '/v1/user/cart', { token, body: [line] });
  const lines = [line];
  const quote = await server.call('POST', '/v1/order/quote', {
    token,
    body: { lines, pincode: goodAddress.pincode, paymentMethod: 'cod' },
  });
  const placed = await server.call('POST', '/v1/order', {
    token,
    headers: { 'idempotency-key': `key-${phone}` },
    body: {
      lines,
      address: goodAddress,
      paymentMethod: 'cod',
      expectedTotal: (quote.body as { total: number }).total,
    },
  });
  expect(placed.status).toBe(201);
  return { phone, token, orderId: (placed.body as { order: { id: string } }).order.id };
}

test('ACC-06 a person downloads what every part of the shop keeps of them, and nothing of others', async () => {
  const { phone, token } = await settled();
  const { status, body } = await server.call('GET', '/v1/user/data', { token });
  const { data } = body as { data: Record<string, unknown> };
  expect({ status, personalData: Object.keys(data).toSorted() }).toEqual({
    status: 200,
    personalData: personalData.map(({ part }) => part).toSorted(),
  });
  expect(data['profile']).toMatchObject({ phone, first_name: 'Asha', last_name: 'Rao' });
  expect(data['addresses']).toMatchObject([{ line1: goodAddress.line1 }]);
  expect(data['orders']).toMatchObject([{ address: { name: 'Asha Rao' }, payments: [{ method: 'cod' }] }]);
  const text = JSON.stringify(data);
  expect([...text.matchAll(/\+91\d{10}/gu)].every(([found]) => [phone, goodAddress.phone].includes(found))).toBe(
    true,
  );
  expect(text).not.toMatch(/token_hash|credential|code_hash/u);
});

test('ACC-06 an account is not deleted while an order is under way, nor without a fresh code', async () => {
  const { phone, token } = await settled();
  const remove = (code: string) => server.call('POST', '/v1/user/deletion', { token, body: { code } });
  expect(refusedFields(await remove('000000'))).toEqual(['code']);
  expect(problemOf(await remove(await freshCode(server, phone))).status).toBe(409);
  expect((await server.call('GET', '/v1/user', { token })).status).toBe(200);
});

test('ACC-06 a deleted account leaves nothing of the person; its order stays for the books and the number is free', async () => {
  const { phone, token, orderId } = await settled();
  await server.database.execute(sql`UPDATE shop_order SET status = 'delivered' WHERE id = ${orderId}`);
  const code = await freshCode(server, phone);
  expect((await server.call('POST', '/v1/user/deletion', { token, body: { code } })).status).toBe(204);
  expect((await server.call('GET', '/v1/user', { token })).status).toBe(426);
  const order = await server.database.one<{ total: number; address: unknown }>(
    sql`SELECT total, address FROM shop_order WHERE id = ${orderId}`,
  );
  expect(order.total).toBeGreaterThan(0);
  expect(order.address).toMatchObject({ name: 'Deleted customer', state: 'Karnataka', pincode: '560066' });
  expect(await leftOf(phone.slice(3))).toEqual([
    // The last message, which says that the account is gone.
    'message',
  ]);
  const again = await server.signIn(phone);
  expect((await server.call('GET', '/v1/user', { token: again })).body).toMatchObject({ phone, firstName: null });
  expect(((await server.call('GET', '/v1/order', { token: again })).body as { orders: unknown[] }).orders).toEqual(
    [],
  );
});

test('ACC-06 the account of somebody who works here is not deleted from the dashboard', async () => {
  const token = await server.signIn(accounts.prescriber);
  expect((await server.call('POST', '/v1/user/deletion', { token, body: { code: '123456' } })).status).toBe(403);
});

test('ACC-06 every table that names a shopper is in one part of the download and of the deletion', async () => {
  const rows = await server.database.query<{ name: string }>(sql`
    SELECT DISTINCT tables.table_name AS name
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('shopper_id', 'owner_id')`);
  const answered = personalData.flatMap(({ tables }) => tables);
  expect(rows.map(({ name }) => name).filter((name) => !answered.includes(name))).toEqual([]);
  expect(new Set(answered).size).toBe(answered.length);
});

/** The tables in which this still stands. */
async function leftOf(word: string): Promise<string[]> {
  const tables = await server.database.query<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.one<{ rows: string }>(
      sql`SELECT query_to_xml(format('SELECT each::text FROM %I AS each', ${name}::text), false, false, '')::text AS rows`,
    );
    if (rows.includes(word)) found.push(name);
  }
  return found;
}
