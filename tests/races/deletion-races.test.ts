import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { keepChallenge } from '../../server/account/session/challenge.queries.ts';
import { codeHash } from '../../server/account/session/otp.policy.ts';
import { keptAs } from '../../server/account/session/requester.ts';
import { expireOrders } from '../../server/platform/jobs/shop-tasks.ts';
import { renewSubscriptions } from '../../server/orders/subscription/renew-subscriptions.ts';
import { postWalletEntry } from '../../server/account/wallet/wallet.queries.ts';
import type { OrderAnswer } from '../../src/contract/orders/order/order.calls.ts';
import { type Answer, type Buyer, line, orderOf, place, sendOrder } from '../support/orders/order-shop.ts';
import { ownShop } from '../support/orders/own-shop.ts';
import { sendFile } from '../support/account/prescriptions.ts';
import { choose, tell } from '../support/checkout/sandbox-bank.ts';
import { formOf, pdfOf } from '../support/files/uploads.ts';

const shop = await ownShop();
await shop.context.database.execute(sql`UPDATE stock SET units = 10000`);

const code = '123456';

/** Has a code sent to the number of an account, which its deletion wants. */
async function sendCode({ id }: Buyer): Promise<void> {
  const { database, clock, settings } = shop.context;
  const { phone } = await database.one<{ phone: string }>(sql`SELECT phone FROM shopper WHERE id = ${id}`);
  await keepChallenge(database, {
    recipient: phone,
    binding: keptAs(settings.secret, `shopper:${id}`),
    caller: id,
    isKnown: true,
    digits: code.length,
    hash: codeHash(settings.secret, phone, code),
    tries: 5,
    sentAt: clock(),
    issuedAt: clock(),
    expiresAt: new Date(clock().getTime() + 600_000),
  });
}

async function erase({ token }: Buyer): Promise<Answer> {
  return shop.call('POST', '/v1/user/deletion', { token, body: { code } });
}

/** Goes on once the deletion of this account has compared its code: it is about to lock the account. */
async function begun({ id }: Buyer): Promise<void> {
  for (;;) {
    const rows = await shop.context.database.query(
      sql`SELECT FROM code_challenge WHERE caller = ${id} AND tries_left = tries`,
    );
    if (rows.length === 0) return;
  }
}

/** Goes on after so many calls: a little later, without a clock. */
async function later(calls: number): Promise<void> {
  for (let call = 0; call < calls; call += 1) await shop.call('GET', '/v1/product/sleep-mantra');
}

async function isErased({ id }: Buyer): Promise<boolean> {
  const row = await shop.context.database.one<{ gone: boolean }>(
    sql`SELECT deleted_at IS NOT NULL AS gone FROM shopper WHERE id = ${id}`,
  );
  return row.gone;
}

/** Orders of a person that say who they are, or that go on. */
async function leftOf({ id }: Buyer) {
  return shop.context.database.query(sql`
    SELECT status FROM shop_order WHERE shopper_id = ${id}
      AND (status IN ('placed', 'paid', 'packed', 'shipped') OR address ->> 'name' <> 'Deleted customer')`);
}

async function deadlocks(): Promise<number> {
  const { database } = shop.context;
  return (
    await database.one<{ deadlocks: number }>(
      sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
    )
  ).deadlocks;
}

/** 422: the code was spent by the other deletion. */
const expected = new Set([200, 201, 204, 409, 422, 426]);
const orders = [
  async (who: Buyer) => sendOrder(shop, who, orderOf([line('sleep-mantra')], 600)),
  async (who: Buyer) => sendOrder(shop, who, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' })),
  async (who: Buyer) => sendOrder(shop, who, orderOf([line('sleep-mantra')], 600, { paymentMethod: 'wallet' })),
];

async function fill({ id: shopperId }: Buyer, amount: number): Promise<void> {
  const { database, clock } = shop.context;
  const posting = { shopperId, amount, reason: 'refund', reference: randomUUID(), at: clock() } as const;
  await database.transaction(async (tx) => postWalletEntry(tx, posting));
}

test('SEC-05, ACC-06 many orders and the deletion of their account at once: one of them waits, and nothing of a person stays', async () => {
  const ends = new Set<boolean>();
  for (let round = 0; round < 6; round += 1) {
    const buyers = await Promise.all(Array.from({ length: 6 }, async () => shop.buyer()));
    for (const buyer of buyers) {
      await fill(buyer, 600);
      await sendCode(buyer);
    }
    const answers = await Promise.all(
      buyers.flatMap((buyer, place) => [
        erase(buyer),
        erase(buyer),
        // Each a little later than the one before, so that they meet the deletion at every moment of it.
        ...orders.map(async (act, turn) => {
          if (place % 2 === 1) await begun(buyer);
          await later(place + turn);
          return act(buyer);
        }),
      ]),
    );
    expect(answers.filter(({ status }) => !expected.has(status)).map(({ status, body }) => [status, body])).toEqual(
      [],
    );
    for (const buyer of buyers) {
      const gone = await isErased(buyer);
      ends.add(gone);
      if (gone) expect(await leftOf(buyer)).toEqual([]);
    }
  }
  expect(ends).toEqual(new Set([true, false]));
}, 240_000);

test('SEC-05 late money, renewals, prescriptions and rewards beside the deletions: no order is lost, none waits for another for ever', async () => {
  const { database } = shop.context;
  const ends = new Set<boolean>();
  const before = await deadlocks();
  for (let round = 0; round < 4; round += 1) {
    const rows = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const buyer = await shop.buyer();
        const friend = await shop.buyer();
        const subscribed = await place(
          shop,
          buyer,
          orderOf([line('sleep-mantra', 1, { packageType: 'weekly' })], 540),
        );
        await choose(shop, subscribed.payment, 'pay');
        await tell(shop, subscribed.payment);
        const friendly = await place(shop, friend, orderOf([line('sleep-mantra')], 600));
        await database.execute(sql`
          INSERT INTO referral (friend_id, referrer_id, joined_at) VALUES (${friend.id}, ${buyer.id}, ${shop.context.clock()})`);
        return { buyer, friend, friendly, late: await place(shop, buyer, orderOf([line('sleep-mantra')], 600)) };
      }),
    );
    shop.pass(11 * 60_000);
    for (const { buyer } of rows) await sendCode(buyer);
    await database.execute(
      sql`UPDATE shop_order SET hold_until = NULL WHERE id = ANY(${rows.map((row) => row.friendly.order.id)})`,
    );
    await expireOrders(shop.context);
    const ids = rows.map(({ buyer }) => buyer.id);
    await database.execute(sql`
      UPDATE shop_order SET status = 'delivered' WHERE shopper_id = ANY(${ids}) AND status = 'paid'`);
    await database.execute(
      sql`UPDATE subscription SET next_on = '2026-11-01', noticed = period WHERE shopper_id = ANY(${ids})`,
    );
    const answers = await Promise.all([
      ...rows.flatMap(({ buyer, friendly, late }, index): Promise<Answer | null>[] => [
        ...(index % 2 === 0 ? [erase(buyer)] : []),
        (index % 2 === 0 ? begun(buyer) : later(index)).then(async () => tell(shop, late.payment)),
        tell(shop, friendly.payment),
        pdfOf().then(async (bytes) =>
          sendFile(shop, buyer, '/v1/prescription', formOf({ notes: 'Mine' }, { bytes })).then(
            () => null,
            () => null,
          ),
        ),
        ...(index % 2 === 1 ? [erase(buyer)] : []),
      ]),
      later(20)
        .then(async () => renewSubscriptions(shop.context))
        .then(() => null),
      renewSubscriptions(shop.context).then(() => null),
    ]);
    const failures = answers.filter((answer) => answer !== null && !expected.has(answer.status));
    expect(failures.map((answer) => [answer?.status, answer?.body])).toEqual([]);
    for (const { buyer, friendly, late } of rows) {
      ends.add(await isErased(buyer));
      expect(await standing(friendly)).toEqual(['paid', 'paid']);
      if (await isErased(buyer)) {
        expect(await leftOf(buyer)).toEqual([]);
        expect(await standing(late)).toEqual(['cancelled', 'refunding']);
        const open = await database.query(sql`
          SELECT FROM subscription WHERE shopper_id = ${buyer.id} AND status <> 'cancelled'
          UNION ALL SELECT FROM prescription WHERE shopper_id = ${buyer.id} AND notes <> ''
          UNION ALL SELECT FROM stored_file WHERE owner_id = ${buyer.id} AND state = 'kept'`);
        expect(open).toEqual([]);
      } else {
        expect(await standing(late)).toEqual(['paid', 'paid']);
      }
    }
  }
  expect([ends, await deadlocks()]).toEqual([new Set([true, false]), before]);
}, 240_000);

async function standing({ order: { id } }: OrderAnswer) {
  const row = await shop.context.database.one<{ order: string; payment: string }>(sql`
    SELECT shop_order.status AS order, payment.status AS payment FROM shop_order JOIN payment ON order_id = shop_order.id
    WHERE shop_order.id = ${id}`);
  return [row.order, row.payment];
}
