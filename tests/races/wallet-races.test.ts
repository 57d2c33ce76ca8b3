import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postWalletEntry, walletBalance } from '../../server/account/wallet/wallet.queries.ts';
import { type Buyer, openOrderShop, type OrderShop } from '../support/orders/order-shop.ts';

let shop: OrderShop;
let buyer: Buyer;

beforeEach(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
});
afterEach(() => shop.close());

async function post(amount: number, reason: 'order' | 'refund', reference: string): Promise<boolean | 'refused'> {
  const { database, clock } = shop.context;
  const posting = { shopperId: buyer.id, amount, reason, reference, at: clock() };
  return database.transaction(async (tx) => postWalletEntry(tx, posting)).catch(() => 'refused');
}

async function ledger(): Promise<[balance: number, sum: number, entries: number]> {
  const { database } = shop.context;
  const { sum, entries } = await database.one<{ sum: number; entries: number }>(sql`
    SELECT sum(amount) AS sum, count(*) AS entries FROM wallet_entry`);
  return [await walletBalance(database, buyer.id), sum, entries];
}

test('ACC-05 fifty spends at once never overdraw: as many succeed as there is money for', async () => {
  await post(1000, 'refund', 'first');
  const spends = await Promise.all(Array.from({ length: 50 }, async () => post(-90, 'order', randomUUID())));
  expect(spends.filter((done) => done === true)).toHaveLength(11);
  expect(await ledger()).toEqual([10, 10, 12]);
});

test('ACC-05 one posting made fifty times at once moves the wallet once', async () => {
  const posts = await Promise.all(Array.from({ length: 50 }, async () => post(100, 'refund', 'one')));
  expect(posts.filter((done) => done === true)).toHaveLength(1);
  expect(posts.filter((done) => done === 'refused')).toHaveLength(0);
  expect(await ledger()).toEqual([100, 100, 1]);
});
