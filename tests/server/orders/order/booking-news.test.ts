import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { courierNewsPath } from '../../../../server/catalogue/delivery/courier/courier-admin.routes.ts';
import { askForNews } from '../../../../server/orders/parcel/booking/courier-news.ts';
import { type BookingShop, openBookingShop } from '../../../support/orders/booking-shop.ts';
import { shiprocketKeys } from '../../../support/orders/fake-shiprocket.ts';

let shop: BookingShop;
beforeAll(async () => {
  shop = await openBookingShop();
});
afterAll(() => shop.close());
afterEach(() => {
  shop.fake.mood = 'good';
  shop.fake.drops = '';
});

test('SHP-01 news that come twice, late or in the wrong order move nothing back', async () => {
  const { orderId, awb } = await shop.bookedOrder();
  await Promise.all([shop.news(awb, 7), shop.news(awb, 7), shop.news(awb, 18), shop.news(awb, 42)]);
  await shop.news(awb, 18);
  await shop.news(awb, 8);
  expect(await shop.standing(orderId)).toEqual(['delivered', 'delivered']);
  expect(await shop.bookingIn(orderId)).toMatchObject({ status: 'collected', news: 'STATUS 7' });
  const { timeline } = (await shop.detail(orderId)).order;
  expect(timeline.map(({ event }) => event).filter((event) => /ship|deliver/u.test(event))).toEqual([
    'order.ship',
    'order.deliver',
  ]);
});

test('SHP-01 news without the token, of nobody’s parcel, or of no form change nothing', async () => {
  const { orderId, awb } = await shop.bookedOrder();
  for (const token of ['', 'token-of-the-courier-newt', shiprocketKeys.password]) {
    expect((await shop.news(awb, 7, { token })).status).toBe(403);
  }
  expect((await shop.news('AWB-OF-ANOTHER-SHOP', 7)).status).toBe(200);
  expect((await shop.news(awb, 7_000)).status).toBe(200);
  const odd = { headers: { 'x-api-key': shiprocketKeys.webhookToken } };
  expect((await shop.server.call('POST', courierNewsPath, { ...odd, body: [[awb]] })).status).toBe(200);
  expect((await shop.server.call('POST', courierNewsPath, { ...odd, body: '{"awb"' })).status).toBe(400);
  const huge = await shop.news(awb, 7, { more: { scans: 'x'.repeat(300_000) } });
  expect(huge.status).toBe(413);
  expect(await shop.standing(orderId)).toEqual(['packed', 'packed']);
});

test('SHP-01 a courier who brings it back is shown, and the money waits for the shop', async () => {
  const { orderId, awb } = await shop.bookedOrder();
  await shop.news(awb, 18);
  await shop.news(awb, 9);
  await shop.news(awb, 10);
  expect(await shop.standing(orderId)).toEqual(['shipped', 'shipped']);
  expect(await shop.bookingIn(orderId)).toMatchObject({ news: 'STATUS 10' });
});

test('SHP-01 a parcel of which nothing was heard for hours is asked about, and one that was told of is not', async () => {
  const silent = await shop.bookedOrder();
  const told = await shop.bookedOrder();
  shop.fake.tracks.set(silent.awb, [7, 'Delivered']);
  shop.fake.tracks.set(told.awb, [7, 'Delivered']);
  await askForNews(shop.server.context);
  expect(await shop.standing(silent.orderId)).toEqual(['packed', 'packed']);
  shop.server.pass(6 * 3_600_000);
  await shop.news(told.awb, 18);
  const from = shop.fake.calls.length;
  await Promise.all([askForNews(shop.server.context), askForNews(shop.server.context)]);
  expect(await shop.standing(silent.orderId)).toEqual(['delivered', 'delivered']);
  expect(await shop.standing(told.orderId)).toEqual(['shipped', 'shipped']);
  const asked = shop.fake.calls.slice(from).filter(({ call }) => call.endsWith(`/${silent.awb}`));
  expect(asked.length).toBe(1);
});

test('SHP-01 a courier service that says nothing of a parcel leaves it as it is', async () => {
  const { orderId } = await shop.bookedOrder();
  shop.server.pass(7 * 3_600_000);
  shop.fake.mood = 'html';
  await askForNews(shop.server.context);
  expect(await shop.standing(orderId)).toEqual(['packed', 'packed']);
});
