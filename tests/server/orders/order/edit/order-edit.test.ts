import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DraftOrder, DraftPrice } from '../../../../../src/contract/orders/draft/draft-order.calls.ts';
import { addCoupon } from '../../../../support/orders/coupons.ts';
import { buyGoods, editDesk } from '../../../../support/orders/edits.ts';
import { address, type Buyer, line, orderOf, place } from '../../../../support/orders/order-shop.ts';
import { ownShop } from '../../../../support/orders/own-shop.ts';

const shop = await ownShop();
const desk = editDesk(shop, await shop.buyer({ isAdmin: true }));
await buyGoods(shop);

test('DRF-01 items leave a paid order: ₹1,500 becomes ₹600, ₹900 goes back, stock and invoice follow', async () => {
  const { id, buyer } = await desk.paidOrder([line('sleep-mantra', 2), line('calm-mantra')], 1500);
  const edit = await desk.begin(id);
  expect(edit.edits).toMatchObject({ id, paid: 1500 });
  const done = await desk.apply(edit, {});
  expect([done.status, done.json<DraftOrder>().status]).toEqual([200, 'paid']);
  const order = await desk.orderFor(buyer, id);
  expect({ status: order.status, total: order.total, lines: order.lines.map(({ quantity }) => quantity) }).toEqual({
    status: 'paid',
    total: 600,
    lines: [1],
  });
  expect(order.documents.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice', 'invoice']);
  expect(order.timeline.at(-1)).toMatchObject({ event: 'order.edit', change: { refund: 900 } });
  expect([await desk.books(id), await desk.taken(id)]).toEqual([
    { money: 600, invoiced: 600 },
    { 'sleep-mantra': 1 },
  ]);
  await shop.runJobs();
  const refunds = await shop.context.database.query(sql`
    SELECT refund.amount, refund.status, payment.status AS payment FROM refund JOIN payment ON payment.id = payment_id
    WHERE order_id = ${id}`);
  expect(refunds).toEqual([{ amount: 900, status: 'done', payment: 'paid' }]);
  const { body } = await shop.context.database.one<{ body: string }>(sql`
    SELECT body FROM message WHERE template = 'order-changed' AND channel = 'sms' ORDER BY serial DESC LIMIT 1`);
  expect(body).toContain('is changed and costs ₹600. ₹900 is on its way back to you.');
});

test('DRF-01 the form of a change says what goes back and what is to pay before it is saved, and what was asked for as it was asked', async () => {
  const { id, buyer } = await desk.paidOrder([line('sleep-mantra', 2)], 1200);
  const edit = await desk.begin(id);
  const price = async (lines: readonly ReturnType<typeof line>[]) => {
    const body = { id: edit.id, phone: null, lines, couponCode: null, pincode: address.pincode };
    const { quote, ...told } = (await desk.send('POST', '/v1/admin/draft-orders/quote', body)).json<DraftPrice>();
    return { total: quote?.total, ...told };
  };
  const usual = { refusal: null, isMember: false, paid: 1200, due: 0, atDoor: null, isAsked: false };
  expect(await price([line('sleep-mantra')])).toEqual({ ...usual, total: 600 });
  const three = [line('sleep-mantra', 3)];
  expect(await price(three)).toEqual({ ...usual, total: 1800, due: 600 });
  const nothing = await price([]);
  expect([nothing.refusal, nothing.total]).toEqual(['Leave something in the order, or cancel it', undefined]);
  await desk.apply(edit, { lines: three });
  expect(await price(three)).toEqual({ ...usual, total: 1800, due: 600, isAsked: true });
  expect((await price([line('sleep-mantra', 4)])).isAsked).toBe(false);
  expect((await desk.orderFor(buyer, id)).total).toBe(1200);
});

test('DRF-01 free delivery that was given stays: ₹600 becomes ₹300, not ₹349', async () => {
  const { id, buyer } = await desk.paidOrder([line('sleep-mantra')], 600);
  await desk.apply(await desk.begin(id), { lines: [line('calm-mantra')] });
  expect([(await desk.orderFor(buyer, id)).total, await desk.books(id)]).toEqual([
    300,
    { money: 300, invoiced: 300 },
  ]);
});

test('DRF-01 a coupon that was used stays with what it was given for: ₹1,100 becomes ₹550, and it counts as used once', async () => {
  await addCoupon(shop.context.database, 'HUNDRED', { type: 'amount', value: 100, minOrder: 900 });
  const { id, buyer } = await desk.paidOrder([line('sleep-mantra', 2)], 1100, { couponCode: 'HUNDRED' });
  await desk.apply(await desk.begin(id), {});
  expect([(await desk.orderFor(buyer, id)).total, await desk.books(id)]).toEqual([
    550,
    { money: 550, invoiced: 550 },
  ]);
  const used = await shop.context.database.query(sql`SELECT used FROM coupon WHERE code = 'HUNDRED'`);
  expect(used).toEqual([{ used: 1 }]);
});

test('DRF-01 another address: the order, its estimate and its invoice have it, and no money moves', async () => {
  const { id, buyer } = await desk.paidOrder([line('sleep-mantra')], 600);
  const other = { ...address, city: 'Mumbai', state: 'Maharashtra', pincode: '400001' };
  await desk.apply(await desk.begin(id), { address: other });
  const order = await desk.orderFor(buyer, id);
  expect([order.address, order.total, await desk.books(id)]).toEqual([other, 600, { money: 600, invoiced: 600 }]);
  const last = await shop.context.database.one<{ place: string }>(sql`
    SELECT document->>'placeOfSupply' AS place FROM tax_document WHERE order_id = ${id} AND kind = 'invoice'
    ORDER BY issued_at DESC, number DESC LIMIT 1`);
  expect(last).toEqual({ place: 'Maharashtra (27)' });
});

test('DRF-01 cash on delivery: the courier collects the new amount, and the invoice comes with packing', async () => {
  const buyer = await shop.buyer();
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
  const edit = await desk.begin(order.id);
  expect([edit.edits?.paid, edit.edits?.atDoor]).toEqual([null, 640]);
  const lines = [line('sleep-mantra', 2)];
  const body = { id: edit.id, phone: null, lines, couponCode: null, pincode: address.pincode };
  const told = (await desk.send('POST', '/v1/admin/draft-orders/quote', body)).json<DraftPrice>();
  expect([told.quote?.total, told.paid, told.due, told.atDoor], 'before it is saved').toEqual([
    1240,
    null,
    0,
    1240,
  ]);
  const applied = (await desk.apply(edit, { lines })).json<DraftOrder>();
  expect(applied.edits?.atDoor).toBe(1240);
  const { timeline } = await desk.orderFor(buyer, order.id);
  expect(timeline.findLast(({ event }) => event === 'order.edit')?.change).toMatchObject({ atDoor: 1240 });
  const { amount } = await shop.context.database.one<{ amount: number }>(sql`
    SELECT amount FROM payment WHERE order_id = ${order.id}`);
  expect([(await desk.orderFor(buyer, order.id)).total, amount, (await desk.books(order.id)).invoiced]).toEqual([
    1240, 1240, 0,
  ]);
  await desk.send('POST', `/v1/admin/order/${order.id}/pack`);
  expect([(await desk.books(order.id)).invoiced, await desk.taken(order.id)]).toEqual([
    1240,
    { 'sleep-mantra': 2 },
  ]);
});

test('DRF-01 two staff who change one order share one change, and the second is told what the first saved', async () => {
  const { id } = await desk.paidOrder([line('sleep-mantra', 3)], 1800);
  const [one, two] = await Promise.all([desk.begin(id), desk.begin(id)]);
  expect(one.id).toBe(two.id);
  const both = await Promise.all([desk.apply(one, {}), desk.apply(two, { lines: [line('sleep-mantra', 2)] })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const { money, invoiced } = await desk.books(id);
  expect([600, 1200]).toContain(money);
  expect(invoiced).toBe(money);
});

test.for([
  ['packed', async (id: string) => desk.send('POST', `/v1/admin/order/${id}/pack`)],
  [
    'cancelled',
    async (id: string, buyer: Buyer) => shop.call('POST', `/v1/order/${id}/cancel`, { token: buyer.token }),
  ],
] as const)(
  'DRF-01 an order that is %s while it is changed: either comes first, and the books agree',
  async ([, act]) => {
    for (let round = 0; round < 4; round += 1) {
      const { id, buyer } = await desk.paidOrder([line('sleep-mantra', 2)], 1200);
      const edit = await desk.begin(id);
      const [edited, acted] = await Promise.all([desk.apply(edit, {}), act(id, buyer)]);
      // A cancelled order drops its change, so the version that staff saw is gone.
      expect([200, 409, 412]).toContain(edited.status);
      expect(acted.status).toBe(200);
      const order = await desk.orderFor(buyer, id);
      const units = edited.status === 200 ? 1 : 2;
      expect([order.total, order.parcels.flatMap(({ lines }) => lines)]).toEqual([600 * units, [0]]);
      expect(await desk.taken(id)).toEqual(order.status === 'cancelled' ? {} : { 'sleep-mantra': units });
      expect((await desk.apply(await desk.read(edit.id), {})).status).toBe(409);
    }
  },
);

test('DRF-01 an order that is changed and then cancelled gives everything back, once', async () => {
  const { id, buyer } = await desk.paidOrder([line('sleep-mantra', 3)], 1800);
  await desk.apply(await desk.begin(id), { lines: [line('sleep-mantra', 2)] });
  await shop.call('POST', `/v1/order/${id}/cancel`, { token: buyer.token });
  await shop.runJobs();
  const { refunded } = await shop.context.database.one<{ refunded: number }>(sql`
    SELECT refunded FROM sandbox_payment JOIN payment USING (provider_order_id) WHERE order_id = ${id}`);
  expect([refunded, (await desk.books(id)).invoiced, await desk.taken(id)]).toEqual([1800, 0, {}]);
});

test('DRF-01 what is packed can’t be changed, and says why', async () => {
  const packed = await desk.paidOrder([line('sleep-mantra')], 600);
  await desk.send('POST', `/v1/admin/order/${packed.id}/pack`);
  const answer = await desk.send('POST', `/v1/admin/order/${packed.id}/edit`, {});
  expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([
    409,
    'Only an order that isn’t packed can be changed',
  ]);
});
