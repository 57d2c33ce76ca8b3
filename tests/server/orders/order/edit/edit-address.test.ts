import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DraftOrder } from '../../../../../src/contract/orders/draft/draft-order.calls.ts';
import { withhold } from '../../../../../server/orders/parcel/withhold.ts';
import { choose, tell } from '../../../../support/checkout/sandbox-bank.ts';
import { editDesk } from '../../../../support/orders/edits.ts';
import { ownMixedShop, paidBoth, placeBoth } from '../../../../support/orders/mixed-orders.ts';
import { address, line, orderOf, place } from '../../../../support/orders/order-shop.ts';

const { shop, admin } = await ownMixedShop();
const desk = editDesk(shop, admin);

const mumbai = { ...address, city: 'Mumbai', state: 'Maharashtra', pincode: '400001' };
const unpaidText = 'This order isn’t paid yet, so its items stay. You can change the address';
const partText = 'Part of this order was cancelled, so the other items stay. You can change the address';

async function toldOf(shopperId: string, template: string): Promise<string[]> {
  const rows = await shop.context.database.query<{ body: string }>(sql`
    SELECT body FROM message JOIN shopper ON phone = recipient
    WHERE shopper.id = ${shopperId} AND template = ${template} AND channel = 'sms' ORDER BY serial`);
  return rows.map(({ body }) => body);
}

/** Cancels what of an order is on prescription. */
async function cancelPart(orderId: string): Promise<void> {
  const { context } = shop;
  await context.database.transaction(async (tx) => {
    const { parcel } = await tx.one<{ parcel: string }>(
      sql`SELECT id AS parcel FROM parcel WHERE order_id = ${orderId} AND status = 'held'`,
    );
    const by = { actor: 'system', shopperId: null } as const;
    await withhold({ tx, context }, orderId, 'not-prescribed', by, parcel);
  });
}

test('DRF-01 an unpaid order: its address changes, its items and its price stay, and the payment goes on', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const change = await desk.begin(order.id);
  expect(change.edits).toMatchObject({ itemsStay: unpaidText, due: 0, paid: 0 });
  const other = await desk.apply(change, { lines: [line('sleep-mantra', 2)], address: mumbai });
  expect([other.status, other.json<{ detail: string }>().detail]).toEqual([409, unpaidText]);

  const moved = await desk.apply(change, { address: mumbai });
  expect([moved.status, moved.json<DraftOrder>().status]).toEqual([200, 'paid']);
  expect(await desk.orderFor(buyer, order.id)).toMatchObject({ status: 'placed', total: 600, address: mumbai });
  expect(await toldOf(buyer.id, 'order-moved')).toEqual([expect.stringContaining(order.number)]);

  await choose(shop, payment, 'pay');
  await tell(shop, payment);
  expect([(await desk.orderFor(buyer, order.id)).status, await desk.books(order.id)]).toEqual([
    'paid',
    { money: 600, invoiced: 600 },
  ]);
  const { place: supply } = await shop.context.database.one<{ place: string }>(sql`
    SELECT document->>'placeOfSupply' AS place FROM tax_document WHERE order_id = ${order.id}`);
  expect(supply).toBe('Maharashtra (27)');
});

test('DRF-01 an order that is paid while staff change its address keeps its items, and they can change from then on', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await place(shop, buyer, orderOf([line('sleep-mantra', 2)], 1200));
  const change = await desk.begin(order.id);
  await choose(shop, payment, 'pay');
  await tell(shop, payment);
  await desk.apply(change, { lines: change.lines, address: mumbai });
  expect(await desk.orderFor(buyer, order.id)).toMatchObject({ status: 'paid', total: 1200, address: mumbai });
  await desk.apply(await desk.begin(order.id), { address: mumbai });
  expect([(await desk.orderFor(buyer, order.id)).total, await desk.books(order.id)]).toEqual([
    600,
    { money: 600, invoiced: 600 },
  ]);
});

test('DRF-01 an order that nobody pays in time takes its change along', async () => {
  const buyer = await shop.buyer();
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 600));
  const change = await desk.begin(order.id);
  shop.pass(30 * 60_000);
  await shop.call('GET', `/v1/payment/status?orderId=${order.id}`, { token: buyer.token });
  expect((await desk.orderFor(buyer, order.id)).status).toBe('cancelled');
  expect((await desk.read(change.id)).status).toBe('cancelled');
  expect((await desk.apply(change, { address: mumbai })).status).toBe(412);
});

test('DRF-01 a part-cancelled order: its address changes with its invoice, what was cancelled stays cancelled, no money moves', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  await cancelPart(order.id);
  const before = await desk.books(order.id);
  const change = await desk.begin(order.id);
  expect(change.edits?.itemsStay).toBe(partText);
  const other = await desk.apply(change, { lines: [line('sleep-mantra')], address: mumbai });
  expect([other.status, other.json<{ detail: string }>().detail]).toEqual([409, partText]);
  expect((await desk.apply(change, { lines: change.lines, address: mumbai })).status).toBe(200);
  const after = await desk.orderFor(buyer, order.id);
  expect([after.address.city, await desk.books(order.id), before]).toEqual([
    'Mumbai',
    before,
    { money: 1200, invoiced: 1200 },
  ]);
  const last = await shop.context.database.one<{ place: string; paid: number }>(sql`
    SELECT document->>'placeOfSupply' AS place,
      (SELECT sum((row->>'paid')::integer)::integer FROM jsonb_array_elements(document->'rows') AS row) AS paid
    FROM tax_document WHERE order_id = ${order.id} AND kind = 'invoice' ORDER BY issued_at DESC, number DESC LIMIT 1`);
  expect(last).toEqual({ place: 'Maharashtra (27)', paid: 120_000 });
  expect((await desk.send('POST', `/v1/admin/order/${order.id}/pack`)).status).toBe(200);
});

test('DRF-01 a part-cancelled cash order goes to another address for the cash that was left', async () => {
  const buyer = await shop.buyer();
  const { order } = await placeBoth(shop, buyer, { paymentMethod: 'cod' });
  await cancelPart(order.id);
  const cash = async () =>
    shop.context.database.one<{ amount: number }>(sql`SELECT amount FROM payment WHERE order_id = ${order.id}`);
  const before = await cash();
  const change = await desk.begin(order.id);
  expect((await desk.apply(change, { lines: change.lines, address: mumbai })).status).toBe(200);
  expect([(await desk.orderFor(buyer, order.id)).address.city, await cash(), before]).toEqual([
    'Mumbai',
    before,
    { amount: 1240 },
  ]);
});

test.for([
  [
    'cancels the order',
    async (id: string, token: string) => shop.call('POST', `/v1/order/${id}/cancel`, { token }),
    'order M',
  ],
  ['loses its part on prescription', async (id: string) => cancelPart(id), 'part of order M'],
] as const)(
  'DRF-01 a customer who was asked to pay for a change and %s is told that it isn’t made, once',
  async ([, act, words]) => {
    const buyer = await shop.buyer();
    const { order } = await paidBoth(shop, buyer);
    const asked = await desk.apply(await desk.begin(order.id), { lines: [line('sleep-mantra', 3)] });
    expect(asked.json<DraftOrder>().status).toBe('sent');
    await act(order.id, buyer.token);
    expect(await toldOf(buyer.id, 'change-dropped')).toEqual([expect.stringContaining(`: ${words}`)]);
    expect(await toldOf(buyer.id, 'change-lapsed')).toEqual([]);
  },
);

test('DRF-01 a change that the customer doesn’t know of is dropped without a message', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  await desk.begin(order.id);
  await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
  expect(await toldOf(buyer.id, 'change-dropped')).toEqual([]);
});
