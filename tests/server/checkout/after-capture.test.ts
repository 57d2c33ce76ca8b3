import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followUpJob, repeatFollowUp } from '../../../server/orders/order/follow-up.ts';
import { expireOrders } from '../../../server/platform/jobs/shop-tasks.ts';
import { postWalletEntry, walletBalance } from '../../../server/account/wallet/wallet.queries.ts';
import { maxInWallet } from '../../../src/domain/account/wallet.ts';
import type { OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import { address, type Buyer, line, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';
import { openStaffedShop } from '../../support/orders/own-shop.ts';
import { tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let buyer: Buyer;
let admin: Buyer;

beforeEach(async () => {
  ({ shop, buyer, admin } = await openStaffedShop());
});
afterEach(() => shop.close());

const weekly = { packageType: 'weekly' };
const membership = line('bliss-club', 1, { flavour: 'Standard', variant: 'Yearly' });

async function broughtBy(referrer: Buyer): Promise<void> {
  await shop.context.database.execute(sql`
    INSERT INTO referral (friend_id, referrer_id, joined_at) VALUES (${buyer.id}, ${referrer.id}, ${shop.context.clock()})`);
}

async function post(shopperId: string, amount: number): Promise<void> {
  const posting = { shopperId, amount, reason: amount > 0 ? 'refund' : 'order', reference: randomUUID() } as const;
  await shop.context.database.transaction(async (tx) =>
    postWalletEntry(tx, { ...posting, at: shop.context.clock() }),
  );
}

async function desk(orderId: string): Promise<OrderAdmin> {
  return (await shop.call('GET', `/v1/admin/order/${orderId}/desk`, { token: admin.token })).json<OrderAdmin>();
}

/** Every write to these tables fails, until the returned function is called. */
async function breaks(...tables: Sql[]): Promise<() => Promise<void>> {
  const { database } = shop.context;
  await database.execute(sql`
    CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'it is broken'; END $$`);
  for (const table of tables) {
    await database.execute(sql`CREATE TRIGGER broken BEFORE ${table} FOR EACH ROW EXECUTE FUNCTION break_it()`);
  }
  return async () => {
    await database.execute(sql`DROP FUNCTION break_it() CASCADE`);
  };
}

test('SEC-05 the full wallet of whoever brought a friend holds the reward for an admin, and never the payment', async () => {
  const referrer = await shop.buyer();
  await broughtBy(referrer);
  await post(referrer.id, maxInWallet);
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  expect((await tell(shop, placed.payment)).status).toBe(200);
  expect((await desk(placed.order.id)).order.status).toBe('paid');
  const referrals = await shop.call('GET', '/v1/admin/referrals?status=held', { token: admin.token });
  expect(referrals.json<{ items: unknown[] }>().items).toMatchObject([
    { suspicion: 'wallet-full', status: 'held' },
  ]);
  const release = async () =>
    shop.call('POST', `/v1/admin/referrals/${buyer.id}/release`, {
      token: admin.token,
      body: { reason: 'There is room' },
    });
  expect((await release()).status).toBe(409);
  await post(referrer.id, -500);
  expect((await release()).status).toBe(200);
  expect(await walletBalance(shop.context.database, referrer.id)).toBe(maxInWallet - 400);
});

test('SEC-05 whatever follows a capture and fails is seen, done again once, and leaves the money where it is', async () => {
  const { database } = shop.context;
  const referrer = await shop.buyer();
  await broughtBy(referrer);
  const mend = await breaks(
    sql`INSERT ON message`,
    sql`INSERT ON subscription`,
    sql`INSERT ON tax_document`,
    sql`UPDATE ON referral`,
    sql`UPDATE OF premium_until ON shopper`,
  );
  await database.execute(sql`DROP TRIGGER broken ON message`);
  const lines = [line('sleep-mantra', 1, weekly), membership];
  const quote = await shop.call('POST', '/v1/order/quote', { body: { lines }, token: buyer.token });
  const placed = await place(shop, buyer, orderOf(lines, quote.json<{ total: number }>().total));
  await database.execute(
    sql`CREATE TRIGGER broken BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION break_it()`,
  );
  for (let times = 0; times < 2; times += 1) expect((await tell(shop, placed.payment)).status).toBe(200);
  const broken = await desk(placed.order.id);
  expect([broken.order.status, broken.payment.status]).toEqual(['paid', 'paid']);
  const failed = ['tell:paid', 'grantMembership', 'beginSubscriptions', 'rewardReferrer', 'issueInvoice'];
  expect(broken.unfinished.toSorted()).toEqual(failed.toSorted());
  await expect(repeatFollowUp(shop.context, { orderId: placed.order.id, step: 'issueInvoice' })).rejects.toThrow(
    'broken',
  );
  const jobs = await database.query(sql`SELECT FROM graphile_worker.jobs WHERE task_identifier = ${followUpJob}`);
  expect(jobs).toHaveLength(failed.length);
  await mend();
  await shop.runJobs();
  for (const step of failed) await repeatFollowUp(shop.context, { orderId: placed.order.id, step });
  expect((await desk(placed.order.id)).unfinished).toEqual([]);
  const done = await database.one(sql`
    SELECT (SELECT count(*) FROM subscription) AS subscriptions, (SELECT count(*) FROM tax_document) AS invoices,
      (SELECT count(*) FROM message WHERE template = 'order-paid') AS words,
      (SELECT premium_until FROM shopper WHERE id = ${buyer.id}) AS until`);
  expect(done).toEqual({ subscriptions: 1, invoices: 1, words: 1, until: new Date('2027-11-21T06:30:00Z') });
  expect(await walletBalance(database, referrer.id)).toBe(100);
});

test('SEC-05 months that could not be given are not taken back when the money goes back', async () => {
  const { database } = shop.context;
  const until = new Date('2027-01-01T00:00:00Z');
  await database.execute(sql`UPDATE shopper SET premium_until = ${until} WHERE id = ${buyer.id}`);
  const mend = await breaks(sql`UPDATE OF premium_until ON shopper`);
  const lines = [membership];
  const quote = await shop.call('POST', '/v1/order/quote', { body: { lines }, token: buyer.token });
  const placed = await place(shop, buyer, orderOf(lines, quote.json<{ total: number }>().total));
  await tell(shop, placed.payment);
  await mend();
  await shop.call('POST', `/v1/admin/order/${placed.order.id}/cancel`, { token: admin.token });
  await database.execute(sql`UPDATE sandbox_payment SET state = 'paid'`);
  await shop.runJobs();
  expect((await desk(placed.order.id)).order.status).toBe('refunded');
  const member = await database.one(sql`SELECT premium_until FROM shopper WHERE id = ${buyer.id}`);
  expect(member).toEqual({ premium_until: until });
});

test('SEC-05 late money for an order whose coupon was switched off meanwhile goes back, and the gateway hears a yes', async () => {
  const { database } = shop.context;
  await database.execute(sql`
    INSERT INTO coupon (id, code, name, type, value, expires_at)
    VALUES (${randomUUID()}, 'LATE100', 'Late', 'amount', 100, '2027-01-01')`);
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 500, { couponCode: 'LATE100', address }));
  shop.pass(11 * 60_000);
  await expireOrders(shop.context);
  await database.execute(sql`UPDATE coupon SET is_enabled = false`);
  expect((await tell(shop, placed.payment)).status).toBe(200);
  const { attempts, order } = await desk(placed.order.id);
  expect([order.status, attempts[0]?.status, attempts[0]?.mismatch?.reason]).toEqual([
    'cancelled',
    'refunding',
    'late',
  ]);
});
