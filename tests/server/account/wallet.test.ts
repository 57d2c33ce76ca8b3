import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProblemError } from '../../../server/platform/http/problem.ts';
import { postWalletEntry, walletBalance } from '../../../server/account/wallet/wallet.queries.ts';
import { maxInWallet } from '../../../src/domain/account/wallet.ts';
import type { Problem } from '../../../src/contract/platform/problem.ts';
import type { Wallet } from '../../../src/contract/account/wallet/wallet.calls.ts';
import { type Answer, type Buyer, type OrderShop } from '../../support/orders/order-shop.ts';
import { openStaffedShop } from '../../support/orders/own-shop.ts';

let shop: OrderShop;
let buyer: Buyer;
let admin: Buyer;

beforeEach(async () => {
  ({ shop, buyer, admin } = await openStaffedShop());
});
afterEach(() => shop.close());

async function change(
  body: object,
  { who = admin, key = randomUUID(), of = buyer.id }: { who?: Buyer; key?: string; of?: string } = {},
): Promise<Answer> {
  return shop.call('POST', `/v1/admin/wallet/${of}`, {
    token: who.token,
    body,
    headers: { 'idempotency-key': key },
  });
}

async function wallet(query = ''): Promise<Wallet> {
  return (await shop.call('GET', `/v1/user/wallet${query}`, { token: buyer.token })).json<Wallet>();
}

test('ACC-05 an admin credits and debits; the owner sees the balance and every entry with its reason', async () => {
  expect(await wallet()).toEqual({ balance: 0, total: 0, entries: [] });
  expect((await change({ kind: 'credit', amount: 500, note: 'For the late parcel ' })).status).toBe(201);
  shop.pass(1000);
  expect((await change({ kind: 'debit', amount: 120, note: 'Booked twice' })).status).toBe(201);
  const { balance, total, entries } = await wallet();
  expect([balance, total]).toEqual([380, 2]);
  expect(
    entries.map(({ amount, balanceAfter, reason, note, at }) => [amount, balanceAfter, reason, note, at]),
  ).toEqual([
    [-120, 380, 'debit', 'Booked twice', '2026-11-21T06:30:01.000Z'],
    [500, 500, 'credit', 'For the late parcel', '2026-11-21T06:30:00.000Z'],
  ]);
  expect((await wallet('?limit=1&offset=1')).entries.map(({ amount }) => amount)).toEqual([500]);
  const seen = await shop.call('GET', `/v1/admin/wallet/${buyer.id}`, { token: admin.token });
  expect(seen.json<Wallet>().balance).toBe(380);
  const kept = await shop.context.database.query(sql`SELECT DISTINCT actor_id FROM wallet_entry`);
  expect(kept).toEqual([{ actor_id: admin.id }]);
});

test('ACC-05 no debit takes a balance below zero, and one that is sent again is done once', async () => {
  const key = randomUUID();
  const credit = { kind: 'credit', amount: 100, note: 'Welcome' };
  const answers = [await change(credit, { key }), await change(credit, { key })];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const refused = await change({ kind: 'debit', amount: 101, note: 'Too much' });
  expect([refused.status, refused.json<Problem>().detail]).toEqual([409, 'The wallet balance is too low']);
  expect(await wallet()).toMatchObject({ balance: 100, total: 1 });
  expect((await change({ ...credit, amount: 99 }, { key })).json<Problem>().type).toBe(
    '/problems/idempotency-mismatch',
  );
});

test('ACC-05 no credit takes a balance above the limit of a wallet', async () => {
  const { database, clock } = shop.context;
  const posting = { shopperId: buyer.id, reason: 'refund', reference: randomUUID(), at: clock() } as const;
  await database.transaction(async (tx) => postWalletEntry(tx, { ...posting, amount: maxInWallet - 50 }));
  const refused = await change({ kind: 'credit', amount: 51, note: 'Too much' });
  expect([refused.status, refused.json<Problem>().detail]).toEqual([409, 'The wallet is full']);
  expect((await change({ kind: 'credit', amount: 50, note: 'Up to the limit' })).status).toBe(201);
  expect(await wallet()).toMatchObject({ balance: maxInWallet, total: 2 });
});

test('ACC-05 what makes no sense is refused with its field; nobody else changes a wallet', async () => {
  const good = { kind: 'credit', amount: 1, note: 'Hello' };
  const bad: [object, string][] = [
    [{ ...good, amount: 0 }, 'amount'],
    [{ ...good, amount: 1.5 }, 'amount'],
    [{ ...good, amount: '5' }, 'amount'],
    [{ ...good, amount: 100_001 }, 'amount'],
    [{ ...good, note: '  ' }, 'note'],
    [{ ...good, kind: 'gift' }, 'kind'],
    [{ ...good, balance: 9 }, 'balance'],
  ];
  for (const [body, field] of bad) {
    const answer = await change(body);
    expect([answer.status, answer.json<Problem>().errors?.map((error) => error.field)]).toEqual([422, [field]]);
  }
  expect((await change(good, { who: buyer })).status).toBe(403);
  expect((await shop.call('GET', `/v1/admin/wallet/${buyer.id}`, { token: buyer.token })).status).toBe(403);
  expect((await change(good, { of: randomUUID() })).status).toBe(404);
  expect((await wallet()).balance).toBe(0);
});

test('ACC-05 whatever is posted, in any order and any often, the ledger adds up to the balance', async () => {
  const { database, clock } = shop.context;
  const posting = fc.record({
    amount: fc.integer({ min: 1, max: 300 }),
    spends: fc.boolean(),
    reference: fc.integer({ min: 0, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(posting, { maxLength: 12 }), async (postings) => {
      const { id: shopperId } = await shop.buyer();
      const first = new Map<string, number>();
      let balance = 0;
      for (const { amount: size, spends, reference } of postings) {
        const reason = spends ? 'order' : 'refund';
        const name = `${reason} ${reference}`;
        const amount = first.get(name) ?? (spends ? -size : size);
        const isNew = !first.has(name);
        const fits = balance + amount >= 0;
        const done = await database
          .transaction(async (tx) =>
            postWalletEntry(tx, { shopperId, amount, reason, reference: String(reference), at: clock() }),
          )
          .catch((error: unknown) => {
            if (error instanceof ProblemError) return 'refused' as const;
            throw error;
          });
        expect(done).toBe(isNew ? fits || 'refused' : false);
        if (done === true) {
          first.set(name, amount);
          balance += amount;
        }
      }
      const { sum } = await database.one<{ sum: number }>(sql`
        SELECT COALESCE(sum(amount), 0) AS sum FROM wallet_entry WHERE shopper_id = ${shopperId}`);
      expect([await walletBalance(database, shopperId), sum]).toEqual([balance, balance]);
    }),
    { numRuns: 40 },
  );
});
