import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versionHeaders } from '../../../src/contract/platform/list.ts';
import type { Call } from '../../../src/contract/call.ts';
import { adminWriteCalls, adminWriteOf } from '../../support/admin/admin-writes.ts';
import { type AdminWrite, type AuditedShop, openAuditedShop } from '../../support/admin/audited-shop.ts';
import { keys } from '../../support/admin/admin-writes-people.ts';
import { type Got, goodAddress, startTestServer, type TestServer } from '../../support/server.ts';
import { type FakeShiprocket, startFakeShiprocket } from '../../support/orders/fake-shiprocket.ts';
import { formOf } from '../../support/files/uploads.ts';

const strange = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let couriers: FakeShiprocket;
let desk: AuditedShop;
beforeAll(async () => {
  couriers = await startFakeShiprocket();
  server = await startTestServer({
    environment: {
      SHIPROCKET_URL: couriers.url,
      RAZORPAY_KEY_ID: 'rzp_test_AUDIT',
      RAZORPAY_KEY_SECRET: 'a-secret-of-the-tests',
      RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-the-tests',
    },
  });
  const { database } = server;
  await database.execute(sql`UPDATE stock SET units = 1000`);
  desk = await openAuditedShop(server);
  await database.execute(sql`
    CREATE FUNCTION refuse_entry() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE EXCEPTION USING MESSAGE = ''nothing is written down'', ERRCODE = ''ZZ001''; END'`);
  await database.execute(sql`
    CREATE TRIGGER refused BEFORE INSERT ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_entry()`);
  await refuseEntries(false);
});
afterAll(async () => {
  await server.close();
  await couriers.close();
});

async function refuseEntries(isRefused: boolean): Promise<void> {
  await server.database.execute(
    sql`ALTER TABLE audit_entry ${raw(isRefused ? 'ENABLE' : 'DISABLE')} TRIGGER refused`,
  );
}

/** What every table holds, as one short text each; but for how often somebody called and what is counted by the way. */
async function everything(): Promise<unknown> {
  const tables = await server.database.query<{ name: string }>(sql`
    SELECT format('%I', tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('rate_limit', 'kept_figure') ORDER BY 1`);
  const hashes = tables.map(
    ({ name }) => `(SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) FROM ${name} AS t) AS ${name}`,
  );
  return server.database.one(sql`SELECT ${raw(hashes.join(', '))}`);
}

type Asked = Partial<AdminWrite> & { readonly token?: string; readonly headers?: Readonly<Record<string, string>> };

async function call({ method, path }: Call, { params = {}, body, token, headers }: Asked): Promise<Got> {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? strange);
  return desk.call(method, filled, body, { token, headers });
}

const lastEntry = async () =>
  (await server.database.one<{ id: number }>(sql`SELECT coalesce(max(id), 0) AS id FROM audit_entry`)).id;

async function entriesAfter(id: number) {
  return server.database.query(sql`
    SELECT actor_id AS "actorId", action, resource, record_id AS "recordId", before, after, reason, at
    FROM audit_entry WHERE id > ${id} ORDER BY record_id`);
}

const byRecord = (one: { recordId: string }, other: { recordId: string }) =>
  one.recordId < other.recordId ? -1 : 1;

test.for(adminWriteCalls())(
  'ADM-10 %s leaves who, when, what, before and after, and changes nothing where that cannot be kept',
  async ([name, contract]) => {
    const prepare = adminWriteOf(name);
    if (typeof prepare !== 'function') return;
    const { lines, ...asked } = await prepare(desk);

    const before = await everything();
    await refuseEntries(true);
    const refused = await call(contract, asked);
    await refuseEntries(false);
    expect({ isRefused: refused.status >= 500, text: refused.text }).toEqual({
      isRefused: true,
      text: refused.text,
    });
    expect(await everything()).toEqual(before);

    const last = await lastEntry();
    const got = await call(contract, asked);
    expect([got.status, got.text]).toEqual([contract.status, got.text]);
    const wanted = lines(got.body).map((line) => ({
      reason: null,
      ...line,
      actorId: desk.admin.id,
      at: server.context.clock(),
    }));
    expect(await entriesAfter(last)).toMatchObject(wanted.toSorted(byRecord));

    if (contract.headers !== versionHeaders) return;
    const end = await lastEntry();
    expect((await call(contract, { ...asked, headers: { 'if-match': '"999"' } })).status).toBe(412);
    expect(await entriesAfter(end)).toEqual([]);
  },
);

test('ADM-10 what was refused is in no audit log: a stranger, a field too many, a record that is not there', async () => {
  const customer = await desk.person();
  const last = await lastEntry();
  for (const [name, contract] of adminWriteCalls()) {
    const asked = contract.upload
      ? { body: formOf({ strange: 'yes' }) }
      : contract.body
        ? { body: { strange: true } }
        : {};
    const statuses = [await call(contract, { ...asked, token: customer.token }), await call(contract, asked)];
    expect([name, ...statuses.map(({ status }) => (status === 404 ? 422 : status))]).toEqual([name, 403, 422]);
  }
  expect(await entriesAfter(last)).toEqual([]);
});

test('ADM-10 no secret and nothing that says who a shopper is gets into the audit log', async () => {
  const last = await lastEntry();
  const names = new Set(['saveGatewayKeys', 'addAccountNote', 'grantPremium', 'refundPart', 'shipOrder']);
  for (const [name, contract] of adminWriteCalls().filter(([one]) => names.has(one))) {
    const prepare = adminWriteOf(name);
    const asked = typeof prepare === 'function' ? await prepare(desk) : {};
    expect((await call(contract, asked)).status).toBe(contract.status);
  }
  const kept = JSON.stringify(await entriesAfter(last));
  const words = [...Object.values(keys), ...Object.values(goodAddress), 'asha@bank', 'Calls before noon', '+918'];
  expect(words.filter((word) => word !== '' && kept.includes(word))).toEqual([]);
});
