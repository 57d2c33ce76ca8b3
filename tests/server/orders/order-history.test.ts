import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderRecording } from '../../../src/app/flows/order-recording.ts';
import type { OrderHistory } from '../../../src/contract/orders/order/history.calls.ts';
import { address, line, openOrderShop, type OrderShop, orderOf, place } from '../../support/orders/order-shop.ts';
import { choose } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});

afterAll(() => shop.close());

async function history(id: string, token: string) {
  return shop.call('GET', `/v1/admin/order/${id}/history`, { token });
}

test('FLO-02 an admin reads what moved an order and its payments, without a word about whose it is', async () => {
  const [buyer, admin] = [await shop.buyer(), await shop.buyer({ isAdmin: true })];
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra', 2)], 1200));
  await choose(shop, payment, 'pay');
  await shop.runJobs();
  await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
  await shop.runJobs();
  const answer = await history(order.id, admin.token);
  const told = answer.json<OrderHistory>();
  expect(answer.status).toBe(200);
  expect(told.events.map(({ event, status, by }) => [event, status, by])).toEqual([
    ['order.placed', 'placed', 'customer'],
    ['payment.captured', 'paid', 'gateway'],
    ['order.cancel', 'cancelled', 'customer'],
    ['payment.refunded', 'refunded', 'system'],
  ]);
  expect(told.payments.map(({ events }) => events.map(({ event }) => event))).toEqual([
    ['payment.begun', 'payment.captured', 'refund.request', 'refund.completed'],
  ]);
  for (const own of [address.name, address.phone, address.line1, buyer.id]) expect(answer.body).not.toContain(own);
  expect((await history(order.id, buyer.token)).status).toBe(403);
  expect((await history('00000000-0000-4000-8000-000000000000', admin.token)).status).toBe(404);

  const { steps, actors } = orderRecording(told);
  expect(Object.values(actors).map(({ slug }) => slug)).toEqual(['order', 'payment']);
  const ownSteps = steps.filter(({ sessionId }) => sessionId === 'order');
  expect(ownSteps.map(({ transitions }) => transitions)).toEqual([
    [],
    ['order.placed.unpaid|payment.captured|0'],
    ['order.paid|order.cancel|0'],
    ['order.cancelled|payment.refunded|0'],
  ]);
  expect(steps.map(({ sequence }) => sequence)).toEqual(steps.map((_, index) => index + 1));
});
