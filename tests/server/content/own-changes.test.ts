import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../src/contract/call.ts';
import { adminWriteCalls, adminWriteOf } from '../../support/admin/admin-writes.ts';
import { type AdminWrite, type AuditedShop, openAuditedShop } from '../../support/admin/audited-shop.ts';
import { type FakeShiprocket, startFakeShiprocket } from '../../support/orders/fake-shiprocket.ts';
import { type Got, startTestServer, type TestServer } from '../../support/server.ts';

const strange = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let couriers: FakeShiprocket;
let desk: AuditedShop;
/** How often this process was told to forget what it keeps of the pages. */
let told = 0;
let fence = () => {};
beforeAll(async () => {
  couriers = await startFakeShiprocket();
  server = await startTestServer({
    environment: {
      SHIPROCKET_URL: couriers.url,
      RAZORPAY_KEY_ID: 'rzp_test_OWN',
      RAZORPAY_KEY_SECRET: 'a-secret-of-the-tests',
      RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-the-tests',
    },
  });
  const { database, context } = server;
  await database.execute(sql`UPDATE stock SET units = 1000`);
  desk = await openAuditedShop(server);
  context.catalogue.onChange(() => (told += 1));
  await database.listen('fence', () => fence());
  await announceIntoTable();
});
afterAll(async () => {
  await server.close();
  await couriers.close();
});

/** The database writes down what it announces instead of announcing it: the process hears only what it tells itself. */
async function announceIntoTable(): Promise<void> {
  const { database } = server;
  await database.execute(sql`CREATE TABLE announced (at timestamptz NOT NULL DEFAULT now())`);
  const functions = await database.query<{ text: string }>(sql`
    SELECT pg_get_functiondef(oid) AS text FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosrc LIKE '%pg_notify(''catalogue''%'`);
  const notice = /pg_notify\('catalogue', ''\)/u;
  for (const { text } of functions) {
    await database.execute(
      sql`${raw(text.replace(/PERFORM pg_notify\('catalogue', ''\)/u, 'INSERT INTO announced DEFAULT VALUES'))}`,
    );
  }
  expect(functions.every(({ text }) => notice.test(text))).toBe(true);
}

const announced = async (): Promise<number> =>
  (await server.database.one<{ count: number }>(sql`SELECT count(*) FROM announced`)).count;

/** All that was told before has arrived. */
async function settled(): Promise<void> {
  const arrived = new Promise<void>((resolve) => {
    fence = resolve;
  });
  await server.database.execute(sql`SELECT pg_notify('fence', '')`);
  await arrived;
}

async function call({ method, path }: Call, { params = {}, body }: Partial<AdminWrite>): Promise<Got> {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? strange);
  return desk.call(method, filled, body);
}

test.for(adminWriteCalls())(
  'ADM-02, RUN-03 after %s the process has forgotten the pages that it changes, before any notice of the database has come',
  async ([name, contract]) => {
    const prepare = adminWriteOf(name);
    if (typeof prepare !== 'function') return;
    const asked = await prepare(desk);
    await settled();
    const before = await announced();
    told = 0;
    const got = await call(contract, asked);
    const isTold = told > 0;
    expect([got.status, got.text]).toEqual([contract.status, got.text]);
    // A process may forget too much, never too little.
    const isAnnounced = (await announced()) > before;
    expect({ isAnnounced, isTold: isTold || !isAnnounced }).toEqual({ isAnnounced, isTold: true });
  },
);
