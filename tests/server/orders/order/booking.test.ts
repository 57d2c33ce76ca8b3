import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderData } from '../../../../server/orders/order/order-data.ts';
import { bookLater } from '../../../../server/orders/parcel/booking/book-courier.ts';
import { openService } from '../../../../server/platform/outgoing/outgoing-service.ts';
import { createShiprocket } from '../../../../server/catalogue/delivery/courier/shiprocket/shiprocket.ts';
import type { Booking } from '../../../../src/contract/orders/order/booking.calls.ts';
import { cashOrder } from '../../../support/admin/admin-writes-orders.ts';
import { type BookingShop, courierKeysPath, openBookingShop } from '../../../support/orders/booking-shop.ts';
import { shiprocketKeys } from '../../../support/orders/fake-shiprocket.ts';
import { goodAddress, problemOf, refusedFields } from '../../../support/server.ts';

let shop: BookingShop;
beforeAll(async () => {
  shop = await openBookingShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.fake.mood = 'good';
  shop.fake.drops = '';
  shop.fake.hidesReturns = false;
});

const post = async (path: string, body: unknown = {}) => shop.desk.call('POST', path, body);
const ordersOf = (reference: string) => shop.fake.orders.filter((order) => order.reference === reference);
const creations = () => shop.fake.calls.filter(({ call }) => call.endsWith('/orders/create/adhoc')).length;

test('SHP-01 without credentials all is by hand: no courier on an order, and asking for one says so', async () => {
  const { id } = await cashOrder(shop.desk, await shop.desk.person());
  await shop.desk.done('POST', `/v1/admin/order/${id}/pack`);
  expect((await shop.detail(id)).courier).toBeNull();
  expect(problemOf(await post(`/v1/admin/order/${id}/couriers`)).detail).toContain('by hand');
  expect((await shop.news('AWB1', 7)).status).toBe(403);
  const { items } = await shop.desk.done<{ items: object[] }>('GET', '/v1/admin/order?view=to-ship');
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(item).not.toHaveProperty('canBook');
});

test('SHP-01 SES-08 credentials are tried before they count, and never read back', async () => {
  const wrong = await shop.desk.call('PUT', courierKeysPath, { ...shiprocketKeys, password: 'another-password' });
  expect(refusedFields(wrong)).toEqual(['password']);
  shop.fake.mood = 'html';
  expect((await shop.desk.call('PUT', courierKeysPath, shiprocketKeys)).status).toBe(409);
  shop.fake.mood = 'good';
  const { courier } = await shop.detail(await shop.packedOrder());
  expect(courier).toMatchObject({ isReady: true, canAsk: true, bookings: [] });
  const saved = await shop.desk.call('PUT', courierKeysPath, shiprocketKeys);
  const rows = await shop.server.database.query(sql`
    SELECT courier_key::text AS kept FROM courier_key UNION ALL SELECT audit_entry::text FROM audit_entry`);
  const seen = [saved.text, JSON.stringify(rows), shop.server.logged()].join();
  for (const secret of [shiprocketKeys.password, shiprocketKeys.webhookToken]) expect(seen).not.toContain(secret);
});

test('SHP-01 an order gets prices, a courier, a label and a pickup, and moves by the courier’s news', async () => {
  const orderId = await shop.packedOrder();
  const booking = await shop.offered(orderId);
  expect(booking).toMatchObject({ status: 'unbooked', grams: 500 });
  expect(booking.offers).toEqual([
    { id: '24', courier: 'Xpressbees', price: 48, days: 6 },
    { id: '43', courier: 'Delhivery Surface', price: 54.5, days: 4 },
  ]);
  const path = `/v1/admin/courier-booking/${booking.id}`;
  const booked = await shop.desk.done<Booking>('POST', `${path}/book`, { offerId: '43' });
  expect(booked).toMatchObject({
    status: 'booked',
    courier: 'Delhivery Surface',
    labelUrl: expect.stringMatching(/\.pdf$/u) as string,
  });
  const { order } = await shop.detail(orderId);
  const [sent] = ordersOf(`${order.number}-1`);
  expect(sent?.body).toMatchObject({
    billing_pincode: goodAddress.pincode,
    billing_phone: '9876543210',
    payment_method: 'COD',
    sub_total: order.total,
    weight: 0.5,
    pickup_location: 'Primary',
  });
  expect(await shop.standing(orderId)).toEqual(['packed', 'packed']);

  expect(await shop.desk.done<Booking>('POST', `${path}/pickup`, {})).toMatchObject({
    status: 'collecting',
    pickupOn: '2026-11-23',
  });
  const awb = booked.trackingNumber ?? '';
  expect((await shop.news(awb, 42)).status).toBe(200);
  expect(await shop.standing(orderId)).toEqual(['shipped', 'shipped']);
  expect((await shop.detail(orderId)).order).toMatchObject({ courier: 'Delhivery Surface', trackingNumber: awb });
  await shop.news(awb, 7);
  expect(await shop.standing(orderId)).toEqual(['delivered', 'delivered']);
  expect((await shop.desk.call('POST', `${path}/cancel`, {})).status).toBe(409);
});

test.for(['/orders/create/adhoc', '/courier/assign/awb', '/orders?search='])(
  'SHP-01 when the answer to %s is lost, the booking is taken up again, and booked once',
  async (dropped) => {
    const orderId = await shop.packedOrder();
    const { id } = await shop.offered(orderId);
    const before = creations();
    shop.fake.drops = dropped;
    const open = await shop.desk.done<Booking>('POST', `/v1/admin/courier-booking/${id}/book`, { offerId: '43' });
    expect(open).toMatchObject({ status: 'booking', trackingNumber: null });
    expect((await post(`/v1/admin/courier-booking/${id}/book`, { offerId: '24' })).status).toBe(409);
    shop.fake.drops = '';
    await bookLater(shop.server.context, { bookingId: id });
    await bookLater(shop.server.context, { bookingId: id });
    expect(creations() - before).toBe(1);
    const { order } = await shop.detail(orderId);
    const [only, ...others] = ordersOf(`${order.number}-1`);
    expect(others).toEqual([]);
    expect(await shop.bookingIn(orderId)).toMatchObject({ status: 'booked', trackingNumber: only?.awb });
  },
);

test('SHP-01 of two admins who book the same order at once, one does', async () => {
  const orderId = await shop.packedOrder();
  const { id } = await shop.offered(orderId);
  const before = creations();
  const answers = await Promise.all(
    ['43', '24', '43', '24'].map(async (offerId) => post(`/v1/admin/courier-booking/${id}/book`, { offerId })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  expect(creations() - before).toBe(1);
});

test('SHP-01 a refusal is told in the service’s words; another courier can be chosen, or it is sent by hand', async () => {
  const orderId = await shop.packedOrder();
  const { id } = await shop.offered(orderId);
  shop.fake.mood = 'broke';
  const failed = await shop.desk.done<Booking>('POST', `/v1/admin/courier-booking/${id}/book`, { offerId: '43' });
  expect(failed).toMatchObject({ status: 'failed', failure: 'Please recharge your wallet', trackingNumber: null });
  shop.fake.mood = 'good';
  const again = await shop.desk.done<Booking>('POST', `/v1/admin/courier-booking/${id}/book`, { offerId: '24' });
  expect(again).toMatchObject({ status: 'booked', failure: null });
  const { order } = await shop.detail(orderId);
  expect(ordersOf(`${order.number}-1`).length).toBe(1);

  const other = await shop.packedOrder();
  shop.fake.mood = 'nobody';
  expect((await shop.offered(other)).offers).toEqual([]);
  const shipment = { courier: 'India Post', trackingNumber: 'EU123456789IN' };
  await shop.desk.done('POST', `/v1/admin/order/${other}/ship`, shipment);
  expect(await shop.standing(other)).toEqual(['shipped', 'shipped']);
});

test('SHP-01 a cancelled booking can be booked again, under another number', async () => {
  const { orderId, id, awb } = await shop.bookedOrder();
  expect(await shop.desk.done<Booking>('POST', `/v1/admin/courier-booking/${id}/cancel`, {})).toMatchObject({
    status: 'cancelled',
  });
  const { order } = await shop.detail(orderId);
  expect(ordersOf(`${order.number}-1`)[0]?.isCancelled).toBe(true);
  const again = await shop.desk.done<Booking>('POST', `/v1/admin/courier-booking/${id}/book`, { offerId: '24' });
  expect(again.status).toBe('booked');
  expect(again.trackingNumber).not.toBe(awb);
  expect(ordersOf(`${order.number}-1-2`).length).toBe(1);
  // Late news of the first one are nobody’s.
  await shop.news(awb, 7);
  expect(await shop.standing(orderId)).toEqual(['packed', 'packed']);
});

test('SHP-01 a token that expires midway is renewed once, whoever asks', async () => {
  const orders = [await shop.packedOrder(), await shop.packedOrder(), await shop.packedOrder()];
  await shop.offered(orders[0] ?? '');
  shop.fake.expireTokens();
  const from = shop.fake.calls.length;
  for (const booking of await Promise.all(orders.map(shop.offered))) expect(booking.offers.length).toBe(2);
  const signIns = shop.fake.calls.slice(from).filter(({ call }) => call.endsWith('/auth/login'));
  expect(signIns.length).toBe(1);
});

/** A return that a customer asked for. */
async function askedReturn(): Promise<{ orderId: string; returnId: string }> {
  const { id, buyer } = await cashOrder(shop.desk, await shop.desk.person());
  for (const step of ['pack', 'ship', 'deliver']) {
    const body = step === 'ship' ? { courier: 'India Post', trackingNumber: 'EU123456789IN' } : undefined;
    await shop.desk.done('POST', `/v1/admin/order/${id}/${step}`, body);
  }
  const ask = { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', note: '', photoIds: [], refundTo: 'wallet' };
  const { total } = await shop.desk.done<{ total: number }>(
    'POST',
    `/v1/order/${id}/return/preview`,
    { lines: ask.lines },
    buyer.token,
  );
  await shop.desk.done('POST', `/v1/order/${id}/return`, { ...ask, expectedTotal: total }, buyer.token);
  return { orderId: id, returnId: (await shop.detail(id)).order.returns[0]?.id ?? '' };
}

const approve = async (returnId: string) =>
  shop.desk.done('POST', `/v1/admin/return/${returnId}/approve`, { isSentBack: true, answer: '' });

test('SHP-01 an approved return is collected from the customer, with a label of its own', async () => {
  const { orderId: id, returnId } = await askedReturn();
  const asked = async () => post(`/v1/admin/order/${id}/couriers`, { returnId, grams: 400 });
  expect((await asked()).status).toBe(409);
  await approve(returnId);
  expect((await shop.detail(id)).courier?.returnIds).toEqual([returnId]);
  const booking = (await asked()).body as Booking;
  const booked = await shop.desk.done<Booking>('POST', `/v1/admin/courier-booking/${booking.id}/book`, {
    offerId: '24',
  });
  expect(booked).toMatchObject({
    status: 'booked',
    returnId,
    parcelId: null,
    labelUrl: expect.stringMatching(/\.pdf$/u) as string,
  });
  const sent = shop.fake.orders.at(-1);
  expect(sent).toMatchObject({ isReturn: true });
  expect(sent?.body).toMatchObject({
    pickup_pincode: goodAddress.pincode,
    shipping_pincode: shop.server.context.settings.business.pincode,
    payment_method: 'Prepaid',
  });
  // It came back: the shop looks at it before it pays.
  await shop.news(booked.trackingNumber ?? '', 7);
  expect((await shop.detail(id)).order.returns[0]?.status).toBe('approved');
});

test('SHP-01 a return whose answer is lost is never sent again on its own, if the service doesn’t list it; the screen says what to look for', async () => {
  const { orderId, returnId } = await askedReturn();
  await approve(returnId);
  const { id } = (await post(`/v1/admin/order/${orderId}/couriers`, { returnId, grams: 400 })).body as Booking;
  shop.fake.hidesReturns = true;
  shop.fake.drops = '/orders/create/return';
  const returnsThere = () => shop.fake.orders.filter(({ isReturn }) => isReturn).length;
  const before = returnsThere();
  const book = async () => post(`/v1/admin/courier-booking/${id}/book`, { offerId: '24' });
  expect((await book()).body).toMatchObject({ status: 'booking' });
  shop.fake.drops = '';
  await bookLater(shop.server.context, { bookingId: id });
  expect(await shop.bookingIn(orderId)).toMatchObject({
    status: 'failed',
    failure: expect.stringMatching(/may be booked already: look for \S+ in your account/u) as string,
  });
  expect(returnsThere()).toBe(before + 1);
  // Whoever has looked books again.
  expect((await book()).body).toMatchObject({ status: 'booked', failure: null });
  expect(returnsThere()).toBe(before + 2);
});

test('SHP-01 many orders are booked at once with the cheapest courier, and what failed says why', async () => {
  const [one, two] = [await shop.packedOrder(), await shop.packedOrder()];
  const { id: unpacked } = await cashOrder(shop.desk, await shop.desk.person());
  await shop.server.database.execute(sql`UPDATE parcel SET weight = 500 WHERE order_id = ANY(${[one, two]})`);
  const got = await shop.desk.done<{ changed: number; refused: { id: string; message: string }[] }>(
    'POST',
    '/v1/admin/courier-bookings',
    { ids: [one, unpacked, two] },
  );
  expect(got).toEqual({
    changed: 2,
    refused: [{ id: unpacked, message: expect.stringContaining('packed first') as string }],
  });
  expect(await shop.bookingIn(two)).toMatchObject({ status: 'booked', courier: 'Xpressbees' });
});

test.for(['hangs', 'html', 'garbage'] as const)(
  'SHP-01 a service that %s is told as one that doesn’t answer',
  async (mood) => {
    const shiprocket = createShiprocket({
      keys: shiprocketKeys,
      business: () => shop.server.context.settings.business,
      clock: () => new Date(),
      baseUrl: shop.fake.url,
      timeout: 150,
      service: openService('shiprocket'),
    });
    const parcel = { customer: goodAddress, value: 500, collect: 0, grams: 500, box: null, isReturn: false };
    await shiprocket.offers(parcel);
    shop.fake.mood = mood;
    await expect(shiprocket.offers(parcel)).rejects.toThrow(/courier service/u);
  },
);

test('SHP-01 ACC-06 the label of a deleted customer is forgotten, the booking is not', async () => {
  const { orderId } = await shop.bookedOrder();
  const { shopper } = await shop.detail(orderId);
  await shop.server.database.transaction(async (tx) =>
    orderData.erase(tx, { shopperId: shopper.id, now: shop.server.context.clock() }),
  );
  expect(await shop.bookingIn(orderId)).toMatchObject({ status: 'booked', labelUrl: null });
});
