import { assert, asyncProperty, shuffledSubarray } from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { settleHolds } from '../../server/orders/parcel/move-hold.ts';
import { say } from '../support/admin/admin-moves.ts';
import { courier, ownMixedShop, paidBoth, readOrder } from '../support/orders/mixed-orders.ts';
import type { Buyer } from '../support/orders/order-shop.ts';
import { patiently } from '../support/orders/own-shop.ts';
import { sendFile, written } from '../support/account/prescriptions.ts';

const { shop, admin, doctor } = await ownMixedShop();

interface Case {
  readonly buyer: Buyer;
  readonly orderId: string;
  readonly total: number;
  readonly prescriptionId: string;
}

/** A paid order of ₹1,500 whose prescription lies on the dashboard, with the product named on it. */
async function waiting(): Promise<Case> {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  const { prescription } = await patiently(async () => sendFile(shop, buyer));
  await review(prescription.id, 'begin');
  const body = { ...written, products: ['calm-mantra'] };
  await shop.call('PUT', `/v1/prescription/${prescription.id}`, { token: doctor.token, body });
  return { buyer, orderId: order.id, total: order.total, prescriptionId: prescription.id };
}

const review = async (id: string, action: 'begin' | 'approve' | 'refuse') => {
  const body = { action, ...(action === 'refuse' ? { reason: 'Too old' } : {}) };
  return (await shop.call('POST', `/v1/prescription/${id}/review`, { token: doctor.token, body })).status;
};
const cancel = async ({ buyer, orderId }: Case) =>
  (await shop.call('POST', `/v1/order/${orderId}/cancel`, { token: buyer.token })).status;

type Deed = 'approve' | 'refuse' | 'cancel' | 'pack' | 'ship' | 'deliver' | 'sweep';
async function act(deed: Deed, one: Case): Promise<number> {
  switch (deed) {
    case 'approve':
    case 'refuse':
      return review(one.prescriptionId, deed);
    case 'cancel':
      return cancel(one);
    case 'sweep':
      await settleHolds(shop.context);
      return 200;
    default:
      return (await say(shop, admin, one.orderId, deed, deed === 'ship' ? courier : undefined)).status;
  }
}

/** Everything that has to hold wherever an order of both kinds has come to, whatever happened in which order. */
async function check({ buyer, orderId, total }: Case): Promise<void> {
  const { order, payment } = await readOrder(shop, buyer, orderId);
  const { database } = shop.context;
  const { back } = await database.one<{ back: number }>(sql`
    SELECT COALESCE(sum(refund.amount), 0)::integer AS back FROM refund JOIN payment ON payment.id = payment_id
    WHERE payment.order_id = ${orderId}`);
  const { holds } = await database.one<{ holds: boolean }>(
    sql`SELECT holds_stock AS holds FROM shop_order WHERE id = ${orderId}`,
  );
  const statuses = order.parcels.map(({ status }) => status);
  const isOver = order.status === 'cancelled' || order.status === 'refunded';
  expect(payment.amount).toBe(total);
  expect(holds).toBe(!isOver);
  if (isOver) {
    expect([statuses, ['refunding', 'refunded'].includes(payment.status)]).toEqual([
      ['cancelled', 'cancelled'],
      true,
    ]);
    return;
  }
  // Each line is called off and paid back once, or neither.
  const worth = [1200, 300];
  const off = statuses.map((status, place) => (status === 'cancelled' ? (worth[place] ?? 0) : 0));
  expect(back).toBe(off.reduce((sum, amount) => sum + amount, 0));
  expect(order.returns.map((one) => one.total).reduce((sum, amount) => sum + amount, 0)).toBe(back);
  expect(statuses.includes('held') && ['refused', 'released'].includes(order.hold?.status ?? '')).toBe(false);
}

async function stockGone(): Promise<number[]> {
  return [1000 - (await shop.stock('sleep-mantra')), 1000 - (await shop.stock('calm-mantra'))];
}

/** What all orders of this file hold of the shelf, told from where they stand. */
async function stockHeld(cases: readonly Case[]): Promise<number[]> {
  const held = [0, 0];
  for (const { buyer, orderId } of cases) {
    const { order } = await readOrder(shop, buyer, orderId);
    for (const parcel of order.parcels) {
      for (const place of parcel.status === 'cancelled' ? [] : parcel.lines) {
        held[place] = (held[place] ?? 0) + (order.lines[place]?.quantity ?? 0);
      }
    }
  }
  return held;
}

const all: Case[] = [];

/** What is gone from the shelf and held by none of these orders. An earlier try may have left some that nobody knows. */
async function strays(): Promise<number[]> {
  const [gone, held] = [await stockGone(), await stockHeld(all)];
  return gone.map((units, place) => units - (held[place] ?? 0));
}

test('ORD-06 20 orders that are signed, refused, called off and packed at once: each line ends one way, with its money and its goods', async () => {
  const before = await strays();
  const cases = await Promise.all(Array.from({ length: 20 }, async () => waiting()));
  all.push(...cases);
  const deeds: readonly Deed[] = ['approve', 'refuse', 'cancel', 'pack', 'pack', 'cancel', 'sweep'];
  const answers = await Promise.all(
    cases.flatMap((one, index) =>
      deeds.map(async (_, at) => act(deeds[(at + index) % deeds.length] ?? 'pack', one)),
    ),
  );
  expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  for (const one of cases) await check(one);
  expect(await strays()).toEqual(before);
}, 240_000);

test('ORD-06 in any order of what happens to it, money and goods of an order of both kinds are conserved', async () => {
  const deeds: Deed[] = [
    'approve',
    'refuse',
    'cancel',
    'pack',
    'ship',
    'deliver',
    'pack',
    'ship',
    'deliver',
    'sweep',
  ];
  const before = await strays();
  await assert(
    asyncProperty(shuffledSubarray(deeds), async (happening) => {
      const one = await waiting();
      all.push(one);
      for (const deed of happening) {
        expect([200, 409]).toContain(await act(deed, one));
        await check(one);
      }
    }),
    { numRuns: 15 },
  );
  expect(await strays()).toEqual(before);
}, 240_000);
