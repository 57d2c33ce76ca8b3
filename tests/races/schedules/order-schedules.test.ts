import { assert, asyncProperty, constantFrom, shuffledSubarray, tuple } from 'fast-check';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveOrder, movePayment } from '../../../server/orders/order/moves.ts';
import { refundPayment } from '../../../server/platform/jobs/shop-tasks.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import {
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

beforeAll(async () => {
  shop = await openOrderShop();
  buyer = await shop.buyer();
});

afterAll(() => shop.close());

const news = ['captured', 'captured again', 'failed', 'delayed', 'expired', 'cancelled', 'refund job'] as const;
type News = (typeof news)[number];

async function hear(what: News, { order, payment }: OrderAnswer): Promise<void> {
  const { context } = shop;
  const { database } = context;
  switch (what) {
    case 'captured':
    case 'captured again':
      await tell(shop, payment, { id: `${payment.id}-${what}` });
      break;
    case 'failed':
      await tell(shop, payment, { event: 'payment.failed' });
      break;
    case 'delayed':
      await database.transaction(async (tx) =>
        movePayment({ tx, context }, payment.id, { type: 'payment.delayed' }, { source: 'poll' }),
      );
      break;
    case 'expired':
      await database.transaction(async (tx) =>
        moveOrder({ tx, context }, order.id, { type: 'payment.expired' }, { actor: 'system', shopperId: null }),
      );
      break;
    case 'cancelled':
      await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
      break;
    case 'refund job':
      await refundPayment(context, payment.id);
  }
}

/** Where an order has to end, told from what happened and not from when. */
function endOf(happened: ReadonlySet<News>): readonly [string, string, boolean] {
  const isPaid = happened.has('captured') || happened.has('captured again');
  if (happened.has('cancelled')) return isPaid ? ['refunded', 'refunded', false] : ['cancelled', 'failed', false];
  if (isPaid) return ['paid', 'paid', true];
  if (happened.has('expired')) return ['cancelled', 'failed', false];
  if (happened.has('failed')) return ['placed', 'failed', true];
  return ['placed', happened.has('delayed') ? 'checking' : 'pending', true];
}

test('CHK-10 where an order ends depends on what happened and not on its order; goods and money are conserved', async () => {
  const { database } = shop.context;
  const schedule = tuple(shuffledSubarray([...news, ...news]), constantFrom(1, 2));
  const initial = await shop.stock('sleep-mantra');
  await assert(
    asyncProperty(schedule, async ([happening, quantity]) => {
      buyer = await shop.buyer();
      const placed = await place(shop, buyer, orderOf([line('sleep-mantra', quantity)], quantity * 600));
      await choose(shop, placed.payment, 'pay');
      let wasPaid = false;
      for (const what of happening) {
        await hear(what, placed);
        const { status } = await database.one<{ status: string }>(
          sql`SELECT status FROM payment WHERE id = ${placed.payment.id}`,
        );
        wasPaid ||= status === 'paid';
        if (wasPaid) expect(['paid', 'refunding', 'refunded']).toContain(status);
      }
      await refundPayment(shop.context, placed.payment.id);
      const end = await database.one<{ order: string; payment: string; holds_stock: boolean }>(sql`
        SELECT shop_order.status AS order, payment.status AS payment, holds_stock
        FROM shop_order JOIN payment ON order_id = shop_order.id WHERE shop_order.id = ${placed.order.id}`);
      const [order, payment, holdsStock] = endOf(new Set(happening));
      expect(end).toEqual({ order, payment, holds_stock: holdsStock });
      expect(await shop.stock('sleep-mantra')).toBe(initial - (holdsStock ? quantity : 0));
      await putBack(placed.order.id, holdsStock ? quantity : 0);
    }),
    { numRuns: 120 },
  );
}, 240_000);

/** The shelf as it was, for the next schedule. */
async function putBack(orderId: string, units: number): Promise<void> {
  await shop.context.database.execute(sql`UPDATE shop_order SET holds_stock = false WHERE id = ${orderId}`);
  await shop.context.database.execute(sql`UPDATE stock SET units = units + ${units} WHERE sku = 'sleep-mantra'`);
}
