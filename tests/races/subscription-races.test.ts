import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewSubscriptions } from '../../server/orders/subscription/renew-subscriptions.ts';
import { placeRenewal } from '../../server/orders/subscription/place-renewal.ts';
import { listOpenRenewals } from '../../server/orders/tables/renewal.queries.ts';
import { postWalletEntry, walletBalance } from '../../server/account/wallet/wallet.queries.ts';
import type { Subscription } from '../../src/contract/orders/subscription.calls.ts';
import { type Buyer, line, openOrderShop, type OrderShop, orderOf, place } from '../support/orders/order-shop.ts';
import { mortal, together } from '../support/platform/races.ts';
import { choose } from '../support/checkout/sandbox-bank.ts';

const day = 86_400_000;
let shop: OrderShop;
let buyer: Buyer;

beforeEach(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
  const { payment } = await place(shop, buyer, orderOf([line('sleep-mantra', 1, { packageType: 'weekly' })], 540));
  await choose(shop, payment, 'pay');
  await shop.runJobs();
});
afterEach(() => shop.close());

async function mine(): Promise<Subscription> {
  const answer = await shop.call('GET', '/v1/user/subscription', { token: buyer.token });
  const [first] = answer.json<{ subscriptions: Subscription[] }>().subscriptions;
  if (!first) throw new Error('There is no subscription');
  return first;
}

async function counted() {
  return shop.context.database.one(sql`
    SELECT (SELECT count(*) FROM shop_order) AS orders, (SELECT count(*) FROM subscription_renewal) AS renewals,
      (SELECT count(*) FROM wallet_entry WHERE amount < 0) AS spends,
      (SELECT count(*) FROM message WHERE template = 'subscription-notice') AS notices`);
}

async function byWallet(amount: number): Promise<void> {
  const { id } = await mine();
  await shop.call('PUT', `/v1/user/subscription/${id}`, { token: buyer.token, body: { paysBy: 'wallet' } });
  const at = shop.context.clock();
  const posting = { shopperId: buyer.id, amount, reason: 'refund', reference: randomUUID(), at } as const;
  await shop.context.database.transaction(async (tx) => postWalletEntry(tx, posting));
}

test('SUB-01 the job on ten instances at once: one notice, one order, one charge for the period', async () => {
  await byWallet(5400);
  shop.pass(5 * day);
  await together(10, async () => renewSubscriptions(shop.context));
  shop.pass(2 * day);
  await together(10, async () => renewSubscriptions(shop.context));
  await renewSubscriptions(shop.context);
  expect(await counted()).toEqual({ orders: 2, renewals: 1, spends: 1, notices: 1 });
  expect(await walletBalance(shop.context.database, buyer.id)).toBe(4860);
  expect(await mine()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
});

async function waiting(): Promise<number> {
  const { count } = await shop.context.database.one<{ count: number }>(sql`
    SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return count;
}

test('SUB-01 a notice names the price of what is delivered, also if that changes while it’s written', async () => {
  const { database } = shop.context;
  shop.pass(5 * day);
  const job = await database.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM subscription FOR UPDATE`);
    const running = renewSubscriptions(shop.context);
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    await tx.execute(sql`UPDATE subscription SET quantity = 2`);
    return { running };
  });
  await job.running;
  expect(await counted()).toMatchObject({ notices: 0 });
  await renewSubscriptions(shop.context);
  expect(await counted()).toMatchObject({ notices: 1 });
  expect(await database.one(sql`SELECT noticed_total FROM subscription`)).toEqual({ noticed_total: 1080 });
});

test('SUB-01 a job that comes weeks late charges one period, and goes on from today', async () => {
  await byWallet(5400);
  shop.pass(26 * day);
  await together(5, async () => renewSubscriptions(shop.context));
  await renewSubscriptions(shop.context);
  expect(await counted()).toMatchObject({ orders: 2, renewals: 1, spends: 1 });
  expect(await mine()).toMatchObject({ status: 'active', nextOn: '2026-12-19' });
});

test('SUB-01 killed between any two of its steps, the next run goes on and charges once', async () => {
  await byWallet(5400);
  shop.pass(7 * day);
  // Each connection that the job asks for may be its last: the process dies after so many steps.
  for (let steps = 1; steps <= 8; steps += 1) {
    await renewSubscriptions(mortal(shop.context, steps)).catch(() => undefined);
  }
  await renewSubscriptions(shop.context);
  expect(await counted()).toMatchObject({ orders: 2, renewals: 1, spends: 1 });
  expect(await walletBalance(shop.context.database, buyer.id)).toBe(4860);
  expect(await mine()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
});

test('SUB-01 one claimed period placed twenty times at once is one order', async () => {
  shop.pass(7 * day);
  const claim = mortal(shop.context, 2);
  await renewSubscriptions(claim).catch(() => undefined);
  const [renewal] = await listOpenRenewals(shop.context.database, 10);
  if (!renewal) throw new Error('Nothing was claimed');
  await together(20, async () => placeRenewal(shop.context, renewal));
  expect(await counted()).toMatchObject({ orders: 2, renewals: 1 });
});

test('SUB-01 ended and renewed at the same moment: ended without an order that is left open, or a paid delivery', async () => {
  await byWallet(5400);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await mine();
    shop.pass(7 * day);
    await Promise.all([
      renewSubscriptions(shop.context),
      shop.call('POST', `/v1/user/subscription/${id}`, { token: buyer.token, body: { command: 'pause' } }),
      renewSubscriptions(shop.context),
    ]);
    await renewSubscriptions(shop.context);
    const { status } = await mine();
    expect(['active', 'paused']).toContain(status);
    if (status === 'paused') {
      await shop.call('POST', `/v1/user/subscription/${id}`, { token: buyer.token, body: { command: 'resume' } });
    }
  }
  const { wrong } = await shop.context.database.one<{ wrong: number }>(sql`
    SELECT count(*) AS wrong FROM subscription_renewal AS renewal JOIN shop_order ON shop_order.id = renewal.order_id
    WHERE (renewal.paid_at IS NULL) = (shop_order.status = 'paid')`);
  const { orders, spends } = await shop.context.database.one<{ orders: number; spends: number }>(sql`
    SELECT (SELECT count(*) - 1 FROM shop_order WHERE status = 'paid') AS orders,
      (SELECT count(*) FROM wallet_entry WHERE reason = 'order') AS spends`);
  expect([wrong, orders]).toEqual([0, spends]);
});
