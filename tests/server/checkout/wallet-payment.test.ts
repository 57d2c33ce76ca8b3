import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postWalletEntry, walletBalance } from '../../../server/account/wallet/wallet.queries.ts';
import type { WireQuote } from '../../../src/contract/cart/cart.calls.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import type { Wallet } from '../../../src/contract/account/wallet/wallet.calls.ts';
import {
  type Answer,
  type Buyer,
  line,
  openOrderShop,
  type OrderShop,
  orderOf,
  place,
} from '../../support/orders/order-shop.ts';
import { choose, tell } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;
let buyer: Buyer;

beforeEach(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
});
afterEach(() => shop.close());

const byWallet = { paymentMethod: 'wallet' };

async function fill(amount: number): Promise<void> {
  const posting = {
    shopperId: buyer.id,
    amount,
    reason: 'refund',
    reference: randomUUID(),
    at: shop.context.clock(),
  } as const;
  await shop.context.database.transaction(async (tx) => postWalletEntry(tx, posting));
}

async function balance(): Promise<number> {
  return walletBalance(shop.context.database, buyer.id);
}

async function order(body: unknown, key: string = randomUUID()): Promise<Answer> {
  return shop.call('POST', '/v1/order', { token: buyer.token, body, headers: { 'idempotency-key': key } });
}

test('CHK-04 an order is paid whole from the wallet at once, and the ledger names it', async () => {
  await fill(1000);
  const quoted = await shop.call('POST', '/v1/order/quote', {
    token: buyer.token,
    body: { lines: [line('sleep-mantra')], ...byWallet },
  });
  expect(quoted.json<WireQuote>()).toMatchObject({ total: 600, walletBalance: 1000 });
  const placed = await place(shop, buyer, orderOf([line('sleep-mantra')], 600, byWallet));
  expect(placed).toMatchObject({
    order: { status: 'paid', total: 600, paymentMethod: 'wallet' },
    payment: { status: 'paid', gateway: 'wallet', amount: 600, action: { kind: 'none' } },
  });
  const ledger = (await shop.call('GET', '/v1/user/wallet', { token: buyer.token })).json<Wallet>();
  expect(ledger.balance).toBe(400);
  expect(ledger.entries[0]).toMatchObject({ amount: -600, reason: 'order', orderNumber: placed.order.number });
});

test('CHK-04 a wallet that is not enough pays nothing, and the goods are not held', async () => {
  await fill(599);
  const refused = await order(orderOf([line('sleep-mantra')], 600, byWallet));
  expect([refused.status, refused.json<Problem>().errors]).toEqual([
    422,
    [{ field: 'paymentMethod', message: 'Your wallet has ₹599, which isn’t enough' }],
  ]);
  expect([await balance(), await shop.stock('sleep-mantra')]).toEqual([599, 40]);
});

test('CHK-04, ACC-05 an order that is called off gives the wallet its money back once', async () => {
  await fill(600);
  const { order: placed } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600, byWallet));
  const cancel = async () => shop.call('POST', `/v1/order/${placed.id}/cancel`, { token: buyer.token });
  expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
  await shop.runJobs();
  await shop.runJobs();
  const after = await shop.call('GET', `/v1/order/${placed.id}`, { token: buyer.token });
  expect(after.json<OrderAnswer>()).toMatchObject({
    order: { status: 'refunded' },
    payment: { status: 'refunded' },
  });
  expect([await balance(), await shop.stock('sleep-mantra')]).toEqual([600, 40]);
});

test('CHK-04, CHK-10 a declined payment is made again from the wallet; late money of the bank goes back', async () => {
  await fill(600);
  const first = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  await choose(shop, first.payment, 'stall');
  await tell(shop, first.payment, { event: 'payment.failed' });
  const again = await shop.call('POST', '/v1/payment', {
    token: buyer.token,
    body: { orderId: first.order.id, ...byWallet },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(again.json<OrderAnswer>()).toMatchObject({ order: { status: 'paid' }, payment: { gateway: 'wallet' } });
  expect(await balance()).toBe(0);
  await choose(shop, first.payment, 'pay');
  await tell(shop, first.payment);
  await shop.runJobs();
  const payments = await shop.context.database.query(sql`SELECT gateway, status FROM payment ORDER BY gateway`);
  expect(payments).toEqual([
    { gateway: 'sandbox', status: 'refunded' },
    { gateway: 'wallet', status: 'paid' },
  ]);
  expect(await balance()).toBe(0);
});

test('CHK-04, ACC-05 twenty orders at once for the money of three: three are paid, none is half', async () => {
  await fill(1900);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => order(orderOf([line('sleep-mantra')], 600, byWallet))),
  );
  const paid = answers.filter(({ status }) => status === 201);
  expect(paid).toHaveLength(3);
  expect(answers.filter(({ status }) => ![201, 409, 422].includes(status))).toEqual([]);
  const { orders } = await shop.context.database.one<{ orders: number }>(sql`
    SELECT count(*) AS orders FROM shop_order WHERE status = 'paid'`);
  expect([orders, await balance(), await shop.stock('sleep-mantra')]).toEqual([3, 100, 37]);
});
