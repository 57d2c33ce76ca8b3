import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireOrders } from '../../../server/platform/jobs/shop-tasks.ts';
import { renewSubscriptions } from '../../../server/orders/subscription/renew-subscriptions.ts';
import { walletBalance } from '../../../server/account/wallet/wallet.queries.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import type { Subscription } from '../../../src/contract/orders/subscription.calls.ts';
import { line, orderOf, place } from '../../support/orders/order-shop.ts';
import { choose } from '../../support/checkout/sandbox-bank.ts';
import { openSubscriptionShop, type SubscriptionShop, weekly } from '../../support/checkout/subscriptions.ts';

let shop: SubscriptionShop;

beforeEach(async () => {
  shop = await openSubscriptionShop();
});
afterEach(() => shop.close());

test('SUB-01 the weekly and monthly lines of an order become subscriptions when it is paid, and not before', async () => {
  const lines = [
    line('sleep-mantra', 2, weekly),
    line('calm-mantra', 1, { packageType: 'monthly' }),
    line('sleep-mantra'),
  ];
  const placed = await place(shop, shop.owner, orderOf(lines, 1080 + 240 + 600));
  const isByLink = async () => {
    const answer = await shop.call('GET', `/v1/order/${placed.order.id}`, { token: shop.owner.token });
    return answer.json<OrderAnswer>().order.hasLinkRenewals;
  };
  expect([await shop.mine(), await isByLink()]).toEqual([[], false]);
  await choose(shop, placed.payment, 'pay');
  await shop.runJobs();
  await shop.runJobs();
  expect(await isByLink()).toBe(true);
  expect(await shop.mine()).toMatchObject([
    { sku: 'sleep-mantra', plan: 'weekly', quantity: 2, unitPrice: 540, status: 'active', nextOn: '2026-11-28' },
    { sku: 'calm-mantra', plan: 'monthly', quantity: 1, unitPrice: 240, status: 'active', nextOn: '2026-12-21' },
  ]);
  expect(await shop.mine(await shop.buyer())).toEqual([]);
});

test('SUB-01 POST /user/subscription/init orders plans alone and starts their payment', async () => {
  const ask = async (lines: unknown[], total: number) =>
    shop.call('POST', '/v1/user/subscription/init', {
      token: shop.owner.token,
      body: orderOf(lines, total),
      headers: { 'idempotency-key': randomUUID() },
    });
  const begun = await ask([line('sleep-mantra', 1, weekly)], 540);
  expect(begun.json<OrderAnswer>()).toMatchObject({ order: { status: 'placed' }, payment: { status: 'pending' } });
  const refused = await ask([line('sleep-mantra')], 600);
  expect([refused.status, refused.json<Problem>().errors?.map(({ field }) => field)]).toEqual([422, ['lines']]);
});

test('SUB-01 it is told two days before, placed on its day, paid by the link, and goes on a week later', async () => {
  await shop.subscribe();
  await shop.live(4);
  expect(await shop.told()).toEqual([]);
  await shop.live(1);
  expect(await shop.told()).toEqual(['notice']);
  await shop.live(2);
  const due = await shop.now();
  expect(due).toMatchObject({ status: 'renewing', waiting: { total: 540 } });
  await shop.pay();
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05', waiting: null });
  await renewSubscriptions(shop.context);
  expect([await shop.orderStates(), await shop.told()]).toEqual([
    ['paid', 'paid'],
    ['notice', 'payment', 'charged'],
  ]);
  const [notice] = await shop.context.database.query<{ body: string }>(sql`
    SELECT body FROM message WHERE template = 'subscription-notice'`);
  expect(notice?.body).toContain('28 November 2026 for ₹540');
});

test('SUB-01 the wallet pays it while it has enough, once for each period; else the link does', async () => {
  const { id } = await shop.subscribe();
  expect((await shop.change(id, { paysBy: 'wallet' })).status).toBe(200);
  await shop.fill(1000);
  await shop.live(7);
  await renewSubscriptions(shop.context);
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
  expect(await walletBalance(shop.context.database, shop.owner.id)).toBe(460);
  await shop.live(7);
  expect(await shop.now()).toMatchObject({ status: 'renewing', waiting: { total: 540 } });
  expect(await walletBalance(shop.context.database, shop.owner.id)).toBe(460);
});

test('SUB-01 what is not paid is tried again after 1, 3 and 5 days, with a word each time, and then ends', async () => {
  await shop.subscribe();
  await shop.live(7);
  const seen: [string, string][] = [];
  for (let passed = 0; passed < 7; passed += 1) {
    await shop.live(1);
    const { status, nextOn } = await shop.now();
    seen.push([status, nextOn]);
  }
  expect(seen).toEqual([
    ['renewing', '2026-11-28'],
    ['pastDue', '2026-12-01'],
    ['renewing', '2026-11-28'],
    ['pastDue', '2026-12-03'],
    ['renewing', '2026-11-28'],
    ['cancelled', '2026-11-28'],
    ['cancelled', '2026-11-28'],
  ]);
  expect(await shop.told()).toEqual([
    'notice',
    'payment',
    'failed',
    'payment',
    'failed',
    'payment',
    'failed',
    'payment',
    'cancelled',
  ]);
  expect(await shop.orderStates()).toEqual(['paid', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
  expect(await shop.stock('sleep-mantra')).toBe(39);
});

test('SUB-01 money that comes late for an earlier try goes back; for the last one it counts', async () => {
  await shop.subscribe();
  await shop.live(7);
  const first = (await shop.now()).waiting?.orderId ?? '';
  shop.pass(21 * 3_600_000);
  await expireOrders(shop.context);
  await renewSubscriptions(shop.context);
  expect((await shop.now()).status).toBe('pastDue');
  const { payment } = (
    await shop.call('GET', `/v1/order/${first}`, { token: shop.owner.token })
  ).json<OrderAnswer>();
  await choose(shop, { ...payment, action: { kind: 'redirect', url: await pageOf(first) } }, 'pay');
  await shop.runJobs();
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
  await shop.live(6);
  const second = (await shop.now()).waiting?.orderId ?? '';
  await shop.live(1);
  expect((await shop.now()).waiting?.orderId).not.toBe(second);
  const late = (await shop.call('GET', `/v1/order/${second}`, { token: shop.owner.token })).json<OrderAnswer>()
    .payment;
  await choose(shop, { ...late, action: { kind: 'redirect', url: await pageOf(second) } }, 'pay');
  await shop.runJobs();
  await shop.runJobs();
  const back = await shop.call('GET', `/v1/order/${second}`, { token: shop.owner.token });
  expect(back.json<OrderAnswer>().order.status).toBe('refunded');
  expect((await shop.now()).status).toBe('renewing');
});

async function pageOf(orderId: string): Promise<string> {
  const { page } = await shop.context.database.one<{ page: string }>(sql`
    SELECT provider_order_id AS page FROM payment WHERE order_id = ${orderId}`);
  return `/sandbox/pay/${page}`;
}

test('SUB-01 a price above the agreed one is asked for: yes goes on at it, silence pauses, a wrong yes is refused', async () => {
  const { id } = await shop.subscribe();
  await shop.context.database.execute(sql`UPDATE product SET price = 700 WHERE sku = 'sleep-mantra'`);
  await shop.live(5);
  expect(await shop.now()).toMatchObject({ status: 'asking', unitPrice: 540, newPrice: 630 });
  expect((await shop.tell(id, { command: 'accept', price: 540 })).status).toBe(409);
  await shop.live(3);
  expect(await shop.now()).toMatchObject({ status: 'paused' });
  expect(await shop.orderStates()).toEqual(['paid']);
  expect((await shop.tell(id, { command: 'resume', price: 630 })).json<Subscription>()).toMatchObject({
    status: 'active',
    unitPrice: 630,
    newPrice: null,
    nextOn: '2026-12-06',
  });
  await shop.live(7);
  expect((await shop.now()).waiting?.total).toBe(630);
  expect(await shop.told()).toEqual(['price', 'paused', 'notice', 'payment']);
});

test('SUB-01 a price below the agreed one is charged without a question', async () => {
  await shop.subscribe();
  await shop.context.database.execute(sql`UPDATE product SET price = 580 WHERE sku = 'sleep-mantra'`);
  await shop.live(7);
  expect(await shop.now()).toMatchObject({ status: 'renewing', newPrice: null, waiting: { total: 522 } });
  expect(await shop.told()).toEqual(['notice', 'payment']);
});

test('SUB-01 a quantity that changes while its notice is priced is announced with the next run, at its own price', async () => {
  const { id } = await shop.subscribe();
  await shop.live(4);
  shop.pass(86_400_000);
  const { catalogue } = shop.context;
  const soldNow: typeof catalogue.soldNow = async (skus) => {
    expect((await shop.change(id, { quantity: 3 })).status).toBe(200);
    return catalogue.soldNow(skus);
  };
  await renewSubscriptions({ ...shop.context, catalogue: { ...catalogue, soldNow } });
  expect([(await shop.now()).quantity, await shop.told()]).toEqual([3, []]);
  await renewSubscriptions(shop.context);
  const { body } = await shop.context.database.one<{ body: string }>(sql`
    SELECT body FROM message WHERE template = 'subscription-notice'`);
  expect(body).toContain('for ₹1,620');
});

test('SUB-01 what cannot be had is left out this time, nothing is charged, and the next one is named', async () => {
  await shop.subscribe();
  await shop.context.database.execute(sql`UPDATE stock SET units = 0 WHERE sku = 'sleep-mantra'`);
  await shop.live(7);
  expect(await shop.now()).toMatchObject({ status: 'active', nextOn: '2026-12-05' });
  expect([await shop.orderStates(), await shop.told()]).toEqual([['paid'], ['notice', 'missed']]);
});
