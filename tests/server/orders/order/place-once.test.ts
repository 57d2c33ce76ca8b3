import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { expect, test } from 'vitest';
import { placeOnce } from '../../../../server/orders/placing/place-once.ts';
import type { Session } from '../../../../server/platform/database/session.ts';
import type { OrderAnswer, OrderRequest } from '../../../../src/contract/orders/order/order.calls.ts';
import { line, orderOf, place } from '../../../support/orders/order-shop.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';

const shop = await ownShop();
const buyer = await shop.buyer();

const cash = { paymentMethod: 'cod' };

test.each([
  ['by card', orderOf([line('sleep-mantra')], 600)],
  ['by UPI', orderOf([line('sleep-mantra', 2)], 1200, { paymentMethod: 'upi' })],
  ['in cash', orderOf([line('sleep-mantra')], 640, cash)],
  ['in cash, with two products and a package', orderOf([line('sleep-mantra'), line('calm-mantra')], 940, cash)],
])('CHK-06, API-04 the answer to an order %s is what reading the order gives', async (_, body) => {
  const { token } = buyer;
  const { order, payment } = await place(shop, buyer, body);
  const read = (await shop.call('GET', `/v1/order/${order.id}`, { token })).json<OrderAnswer>();
  expect({ order, payment }).toEqual(read);
});

test('CHK-06 the same key again gives the order of the first request and takes no more stock', async () => {
  const key = randomUUID();
  const body = orderOf([line('sleep-mantra')], 640, cash);
  const before = await shop.stock('sleep-mantra');
  const first = await place(shop, buyer, body, key);
  expect(await place(shop, buyer, body, key)).toEqual(first);
  expect(await shop.stock('sleep-mantra')).toBe(before - 1);
});

test('SEC-05 of twenty orders at once for the last seven, seven are placed, the others get the new total, and nothing of them stays', async () => {
  const { database } = shop.context;
  await database.execute(sql`UPDATE stock SET units = 7 WHERE sku = 'sleep-mantra'`);
  const buyers = await Promise.all(Array.from({ length: 20 }, async () => shop.buyer()));
  const answers = await Promise.all(
    buyers.map(async ({ token }) =>
      shop.call('POST', '/v1/order', {
        token,
        body: orderOf([line('sleep-mantra')], 640, cash),
        headers: { 'idempotency-key': randomUUID() },
      }),
    ),
  );
  const placed = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([placed.length, refused.length]).toEqual([7, 13]);
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({
      type: '/problems/quote-changed',
      quote: { lines: [{ sku: 'sleep-mantra', problems: [expect.anything()] }] },
    });
  }
  expect(await shop.stock('sleep-mantra')).toBe(0);
  const ids = buyers.map(({ id }) => id);
  const kept = await database.one(sql`
    SELECT (SELECT count(*) FROM shop_order WHERE shopper_id = ANY(${ids})) AS orders,
      (SELECT count(*) FROM idempotency WHERE shopper_id = ANY(${ids})) AS keys,
      (SELECT count(*) FROM payment JOIN shop_order ON shop_order.id = order_id WHERE shopper_id = ANY(${ids})) AS payments`);
  expect(kept).toEqual({ orders: 7, keys: 7, payments: 7 });
});

test('PRF-03 between its begin and its commit an order waits for the database three times: for its locks, to read, to write', async () => {
  const { context } = shop;
  const { database } = context;
  const { watch, trips } = tripsOf();
  const watching: typeof database = new Proxy(database, {
    get: (target, name) =>
      name === 'transaction'
        ? async (work: (tx: Session) => Promise<unknown>) => target.transaction(async (tx) => work(watch(tx)))
        : (Reflect.get(target, name) as unknown),
  });
  const body = orderOf([line('sleep-mantra')], 640, { ...cash, cartVersion: 7 }) as OrderRequest;
  const shopper = { id: buyer.id, premiumUntil: null };
  const sent = { shopper, ip: '127.0.0.1', language: 'en', route: '/v1/order', key: randomUUID() } as const;
  await database.execute(sql`UPDATE stock SET units = 7 WHERE sku = 'sleep-mantra'`);
  await placeOnce({ ...context, database: watching }, { ...sent, body, order: () => body });
  expect(trips).toHaveLength(3);
  // Everybody who buys the same product waits from its lock to the commit.
  const locked = trips.at(-1)?.map((text) => text.includes('FOR NO KEY UPDATE')) ?? [];
  expect(locked.indexOf(true)).toBe(locked.length - 2);
});

/** Statements that are sent before the answers to others have come share a trip. */
function tripsOf() {
  const trips: string[][] = [];
  let waiting = 0;
  const watch = (tx: Session): Session =>
    new Proxy(tx, {
      get(target, name) {
        const member = Reflect.get(target, name) as unknown;
        if (typeof member !== 'function' || name === 'afterCommit') return member;
        return async (statement: Sql): Promise<unknown> => {
          if (waiting === 0) trips.push([]);
          waiting += 1;
          trips.at(-1)?.push(statement.text);
          try {
            return await (Reflect.apply(member, target, [statement]) as Promise<unknown>);
          } finally {
            waiting -= 1;
          }
        };
      },
    });
  return { watch, trips };
}
