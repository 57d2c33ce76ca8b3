import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type Buyer, line, orderOf, place } from '../../support/orders/order-shop.ts';
import { ownShop } from '../../support/orders/own-shop.ts';
import { decideOn, prescriber, sendFile, signFor } from '../../support/account/prescriptions.ts';

const shop = await ownShop();
const doctor = await prescriber(shop);
const admin = await shop.buyer({ isAdmin: true });
await shop.context.database.execute(sql`UPDATE product SET needs_prescription = true WHERE sku = 'calm-mantra'`);
await shop.context.database.execute(sql`UPDATE stock SET units = 40 WHERE sku = 'calm-mantra'`);

const cash = { paymentMethod: 'cod' };
const ordered = async (buyer: Buyer) => {
  const quote = await shop.call('POST', '/v1/order/quote', { body: { lines: [line('calm-mantra')], ...cash } });
  const { total } = quote.json<{ total: number }>();
  return (await place(shop, buyer, orderOf([line('calm-mantra')], total, cash))).order;
};
const pack = async (id: string) =>
  (await shop.call('POST', `/v1/admin/order/${id}/pack`, { token: admin.token })).status;
const hold = async (id: string) =>
  (
    await shop.context.database.one<{ status: string }>(
      sql`SELECT status FROM prescription_hold WHERE order_id = ${id}`,
    )
  ).status;
const orderStatus = async (id: string) =>
  (await shop.context.database.one<{ status: string }>(sql`SELECT status FROM shop_order WHERE id = ${id}`)).status;
const decide = async (id: string, action: string, reason?: string) =>
  decideOn(shop, doctor, id, { action, ...(reason === undefined ? {} : { reason }) });
const sign = async (id: string, products: readonly string[]) => signFor(shop, doctor, id, products);
const waitingOrders = async ({ token }: Buyer) =>
  (await shop.call('GET', '/v1/prescription', { token })).json<{ waitingOrders: string[] }>().waitingOrders;

test('ORD-06 an order on prescription waits, is released by a signature that covers it, and only then is packed', async () => {
  const buyer = await shop.buyer();
  const order = await ordered(buyer);
  expect(await waitingOrders(buyer)).toEqual([order.number]);
  expect(await pack(order.id)).toBe(409);
  const { prescription } = await sendFile(shop, buyer);
  expect([await hold(order.id), await waitingOrders(buyer)]).toEqual(['submitted', []]);
  await sign(prescription.id, ['calm-mantra']);
  expect(await hold(order.id)).toBe('released');
  expect(await pack(order.id)).toBe(200);
});

test('ORD-06 a signature that names something else leaves the order waiting for another', async () => {
  const buyer = await shop.buyer();
  const order = await ordered(buyer);
  await sign((await sendFile(shop, buyer)).prescription.id, ['sleep-mantra']);
  expect([await hold(order.id), await pack(order.id)]).toEqual(['awaited', 409]);
  await sign((await sendFile(shop, buyer)).prescription.id, ['calm-mantra', 'sleep-mantra']);
  expect(await hold(order.id)).toBe('released');
});

test('ORD-06 a refusal cancels the order, and its goods are free again', async () => {
  const buyer = await shop.buyer();
  const before = await shop.stock('calm-mantra');
  const order = await ordered(buyer);
  expect(await shop.stock('calm-mantra')).toBe(before - 1);
  const { prescription } = await sendFile(shop, buyer);
  await decide(prescription.id, 'begin');
  await decide(prescription.id, 'refuse', 'It is older than a year');
  expect([await hold(order.id), await orderStatus(order.id)]).toEqual(['refused', 'cancelled']);
  expect(await shop.stock('calm-mantra')).toBe(before);
});

test('ORD-06 what is asked for again is sent again, and the order waits on', async () => {
  const buyer = await shop.buyer();
  const order = await ordered(buyer);
  const { prescription } = await sendFile(shop, buyer);
  await decide(prescription.id, 'begin');
  await decide(prescription.id, 'ask', 'The second page is missing');
  expect([await hold(order.id), await waitingOrders(buyer)]).toEqual(['asked', [order.number]]);
  await sendFile(shop, buyer, `/v1/prescription/${prescription.id}/file`);
  expect([await hold(order.id), await orderStatus(order.id)]).toEqual(['submitted', 'placed']);
});

test('ORD-06 who has a signed prescription does not wait, until it expires', async () => {
  const buyer = await shop.buyer();
  const { prescription } = await sendFile(shop, buyer);
  await sign(prescription.id, ['calm-mantra']);
  expect(await hold((await ordered(buyer)).id)).toBe('released');
  await shop.context.database.execute(sql`
    UPDATE prescription SET valid_until = ${shop.context.clock()} WHERE id = ${prescription.id}`);
  expect(await hold((await ordered(buyer)).id)).toBe('awaited');
  const stranger = await shop.buyer();
  expect(await hold((await ordered(stranger)).id)).toBe('awaited');
});
