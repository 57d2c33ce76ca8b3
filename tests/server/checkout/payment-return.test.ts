import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { line, openOrderShop, type OrderShop, orderOf } from '../../support/orders/order-shop.ts';
import { choose } from '../../support/checkout/sandbox-bank.ts';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});

afterAll(() => shop.close());

test('CHK-10 LNG-01 whoever pays from a page in Hindi comes back to Hindi, also from the next try', async () => {
  const buyer = await shop.buyer();
  const inHindi = async (path: string, body: object) =>
    shop.call('POST', path, {
      token: buyer.token,
      headers: { 'idempotency-key': randomUUID(), 'accept-language': 'hi' },
      body,
    });
  const answer = await inHindi('/v1/order', orderOf([line('sleep-mantra')], 600));
  const { order, payment } = answer.json<OrderAnswer>();
  const page = `/hi/checkout/payment?order=${order.id}`;
  const declined = await choose(shop, payment, 'fail');
  expect([declined.status, declined.headers['location']]).toEqual([303, page]);
  await shop.runJobs();
  const next = await inHindi('/v1/payment', { orderId: order.id, paymentMethod: 'card' });
  const paid = await choose(shop, next.json<OrderAnswer>().payment, 'pay');
  expect([paid.status, paid.headers['location']]).toEqual([303, page]);
  const returned = async (query: string) => shop.call('POST', `/payment/return?order=${order.id}${query}`);
  expect((await returned('&language=hi')).headers['location']).toBe(page);
  expect((await returned('&to=membership&language=hi')).headers['location']).toBe('/hi/dashboard/membership');
  expect((await returned('&language=xx')).status).toBe(404);
});
