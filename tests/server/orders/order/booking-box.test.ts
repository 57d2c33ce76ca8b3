import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BusinessAnswer } from '../../../../src/contract/content/business.calls.ts';
import type { Booking } from '../../../../src/contract/orders/order/booking.calls.ts';
import { type BookingShop, openBookingShop } from '../../../support/orders/booking-shop.ts';
import { refusedFields } from '../../../support/server.ts';

let shop: BookingShop;
beforeAll(async () => {
  shop = await openBookingShop();
});
afterAll(() => shop.close());

const small = { name: 'Small', length: 15, width: 10, height: 6, grams: 50 };
const large = { name: 'Large', length: 30, width: 20, height: 15, grams: 200 };

async function saveBoxes(boxes: readonly object[]) {
  const { record } = await shop.desk.done<BusinessAnswer>('GET', '/v1/admin/business');
  return shop.desk.call('PUT', '/v1/admin/business', { ...record, boxes });
}

async function weigh(weight: object): Promise<void> {
  const weights = JSON.stringify([{ variant: '', grams: 120, ...weight }]);
  await shop.server.database.execute(sql`UPDATE product SET weights = ${weights} WHERE sku <> 'bliss-club'`);
}

const ask = async (orderId: string, body: object = {}): Promise<Booking> =>
  shop.desk.done('POST', `/v1/admin/order/${orderId}/couriers`, body);
const asked = () => {
  const { call = '' } = shop.fake.calls.findLast((each) => each.call.includes('/serviceability/')) ?? {};
  const { weight, length, breadth, height } = Object.fromEntries(new URLSearchParams(call.split('?')[1]));
  return { weight, length, breadth, height };
};
const sent = () => {
  const { length, breadth, height, weight } = shop.fake.orders.at(-1)?.body ?? {};
  return { length, breadth, height, weight };
};

test('SHP-01 without boxes a parcel has the usual one of the account', async () => {
  const orderId = await shop.packedOrder();
  expect(await ask(orderId, { grams: 500 })).toMatchObject({ grams: 500, box: null });
  // 20 × 15 × 10 cubic centimetres count as 600 g.
  expect(asked()).toEqual({ weight: '0.600', length: '20', breadth: '15', height: '10' });
});

test('SHP-01 the smallest box that fits is asked for and booked, its weight counts, and staff can take another one', async () => {
  expect((await saveBoxes([large, small])).status).toBe(200);
  await weigh({ length: 6, width: 6, height: 6 });
  const orderId = await shop.packedOrder();
  const { courier } = await shop.detail(orderId);
  expect(courier).toMatchObject({ grams: 170, box: 'Small', boxes: [large, small] });
  const booking = await ask(orderId);
  expect(booking).toMatchObject({ grams: 170, box: { length: 15, width: 10, height: 6 } });
  expect(asked()).toEqual({ weight: '0.180', length: '15', breadth: '10', height: '6' });

  const box = { length: 31, width: 21, height: 16 };
  expect(await ask(orderId, { grams: 400, box })).toMatchObject({ grams: 400, box });
  expect(asked()).toEqual({ weight: '2.084', length: '31', breadth: '21', height: '16' });
  await shop.desk.done('POST', `/v1/admin/courier-booking/${booking.id}/book`, { offerId: '43' });
  expect(sent()).toEqual({ length: 31, breadth: 21, height: 16, weight: 0.4 });
});

test('SHP-01 many orders are booked in the box that fits each of them', async () => {
  const orderId = await shop.packedOrder();
  await shop.desk.done('POST', '/v1/admin/courier-bookings', { ids: [orderId] });
  expect(sent()).toEqual({ length: 15, breadth: 10, height: 6, weight: 0.17 });
});

test('SHP-01 what the scale says counts with its box: nothing is added to it', async () => {
  const orderId = await shop.packedOrder();
  await shop.desk.done('PUT', `/v1/admin/order/${orderId}/weight`, { weight: 333 });
  expect((await shop.detail(orderId)).courier).toMatchObject({ grams: 333, box: 'Small' });
});

test('SHP-01 what has no measures gets the usual box; wrong boxes and half measures are refused by their field', async () => {
  await weigh({});
  const orderId = await shop.packedOrder();
  expect((await shop.detail(orderId)).courier).toMatchObject({ grams: 120, box: null });
  const path = `/v1/admin/order/${orderId}/couriers`;
  expect(refusedFields(await shop.desk.call('POST', path, { box: { length: 0, width: 10, height: 10 } }))).toEqual([
    'box.length',
  ]);
  expect(refusedFields(await saveBoxes([small, { ...large, name: 'small' }]))).toEqual(['boxes.1.name']);
  expect(refusedFields(await saveBoxes([{ ...small, width: 201 }]))).toEqual(['boxes.0.width']);
});
