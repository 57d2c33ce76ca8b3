import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { TaxDocument } from '../../../server/orders/invoice/document.ts';
import { settleHolds } from '../../../server/orders/parcel/move-hold.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import { say } from '../../support/admin/admin-moves.ts';
import {
  courier,
  ownMixedShop,
  paidBoth,
  placeBoth,
  readOrder,
  sendNext,
} from '../../support/orders/mixed-orders.ts';
import { type Buyer, line } from '../../support/orders/order-shop.ts';
import { decideOn, sendFile, signFor } from '../../support/account/prescriptions.ts';
import { choose, tell } from '../../support/checkout/sandbox-bank.ts';

const { shop, admin, doctor } = await ownMixedShop();

const standing = ({ order }: OrderAnswer) => [order.status, ...order.parcels.map(({ status }) => status)];
const cancel = async (buyer: Buyer, id: string) =>
  (await shop.call('POST', `/v1/order/${id}/cancel`, { token: buyer.token })).status;
const refuse = async (id: string) => {
  await decideOn(shop, doctor, id, { action: 'begin' });
  await decideOn(shop, doctor, id, { action: 'refuse', reason: 'It is older than a year' });
};
const stock = async () => [await shop.stock('sleep-mantra'), await shop.stock('calm-mantra')];
const documents = async (id: string) =>
  (
    await shop.context.database.query<{ document: TaxDocument }>(
      sql`SELECT document FROM tax_document WHERE order_id = ${id} ORDER BY issued_at, kind DESC`,
    )
  ).map(({ document }) => [
    document.kind,
    document.rows.filter(({ quantity }) => quantity > 0).map(({ name, paid }) => [name, paid / 100]),
  ]);
const refunds = async (id: string) =>
  shop.context.database.query<{ amount: number; way: string; status: string }>(sql`
    SELECT refund.amount, way, refund.status FROM refund JOIN payment ON payment.id = payment_id
    WHERE payment.order_id = ${id}`);
const templates = async ({ id }: Buyer) =>
  (
    await shop.context.database.query<{ template: string }>(sql`
      SELECT template FROM message JOIN shopper ON recipient = phone WHERE shopper.id = ${id} ORDER BY serial`)
  ).map(({ template }) => template);

test('ORD-06 an order of both kinds ships what it can; what waits follows with its prescription', async () => {
  const buyer = await shop.buyer();
  const placed = await paidBoth(shop, buyer);
  const { order } = placed;
  expect(standing(placed)).toEqual(['paid', 'ready', 'held']);
  expect(order.parcels.map(({ lines }) => lines)).toEqual([[0], [1]]);
  expect(order.hold).toMatchObject({ status: 'awaited', prescriptionId: null });
  expect((await sendNext(shop, admin, order.id)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await say(shop, admin, order.id, 'pack')).status).toBe(409);
  expect(standing(await readOrder(shop, buyer, order.id))).toEqual(['shipped', 'delivered', 'held']);
  const { prescription } = await sendFile(shop, buyer);
  expect((await readOrder(shop, buyer, order.id)).order.hold).toMatchObject({
    status: 'submitted',
    prescriptionId: prescription.id,
    until: null,
  });
  await signFor(shop, doctor, prescription.id, ['calm-mantra']);
  expect(standing(await readOrder(shop, buyer, order.id))).toEqual(['shipped', 'delivered', 'ready']);
  const [, second] = order.parcels;
  for (const [step, body] of [['pack'], ['ship', courier], ['deliver']] as const) {
    const path = `/v1/admin/parcel/${second?.id ?? ''}/${step}`;
    const answer = await shop.call('POST', path, { token: admin.token, ...(body ? { body } : {}) });
    expect(answer.status).toBe(200);
  }
  expect(standing(await readOrder(shop, buyer, order.id))).toEqual(['delivered', 'delivered', 'delivered']);
  expect((await templates(buyer)).filter((name) => name.startsWith('order-'))).toEqual([
    'order-placed',
    'order-paid',
    'order-packed',
    'order-shipped',
    'order-delivered',
    'order-packed',
    'order-shipped',
    'order-delivered',
  ]);
});

test('ORD-06 a refusal cancels those lines alone: their share goes back, their goods are free, a credit note says so', async () => {
  const buyer = await shop.buyer();
  const before = await stock();
  const { order } = await paidBoth(shop, buyer);
  const { prescription } = await sendFile(shop, buyer);
  await refuse(prescription.id);
  const after = await readOrder(shop, buyer, order.id);
  expect(standing(after)).toEqual(['paid', 'ready', 'cancelled']);
  expect(after.order.hold?.status).toBe('refused');
  expect(after.order.returns).toMatchObject([
    { reason: 'not-prescribed', lines: [{ line: 1, quantity: 1, amount: 300 }], fees: 0, total: 300 },
  ]);
  expect(await stock()).toEqual([(before[0] ?? 0) - 2, before[1]]);
  expect(await documents(order.id)).toEqual([
    [
      'invoice',
      [
        ['Sleep Mantra', 1200],
        ['Calm Mantra', 300],
      ],
    ],
    ['credit-note', [['Calm Mantra', 300]]],
  ]);
  await shop.runJobs();
  expect(await refunds(order.id)).toEqual([{ amount: 300, way: 'gateway', status: 'done' }]);
  expect(await templates(buyer)).toContain('order-part-cancelled');
  await sendNext(shop, admin, order.id);
  expect(standing(await readOrder(shop, buyer, order.id))).toEqual(['delivered', 'delivered', 'cancelled']);
});

test('ORD-06 what was refused after all else was delivered leaves the order delivered, with its days to return', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  await sendNext(shop, admin, order.id);
  await refuse((await sendFile(shop, buyer)).prescription.id);
  const after = await readOrder(shop, buyer, order.id);
  expect(standing(after)).toEqual(['delivered', 'delivered', 'cancelled']);
  expect(after.order.returnUntil).not.toBeNull();
  await shop.runJobs();
  const asked = { lines: [{ line: 0, quantity: 2 }] };
  const preview = await shop.call('POST', `/v1/order/${order.id}/return/preview`, {
    token: buyer.token,
    body: asked,
  });
  expect(preview.json()).toMatchObject({ total: 1200, isEverything: true });
  const gone = await shop.call('POST', `/v1/order/${order.id}/return/preview`, {
    token: buyer.token,
    body: { lines: [{ line: 1, quantity: 1 }] },
  });
  expect(gone.status).toBe(422);
});

test('ORD-06, ORD-04 what came goes back while the rest still waits; what did not come cannot', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  await sendNext(shop, admin, order.id);
  const preview = async (place: number) =>
    (
      await shop.call('POST', `/v1/order/${order.id}/return/preview`, {
        token: buyer.token,
        body: { lines: [{ line: place, quantity: 1 }] },
      })
    ).status;
  expect([await preview(0), await preview(1)]).toEqual([200, 409]);
});

test('ORD-06 the courier collects less cash for what is refused, and the invoice never had it', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await placeBoth(shop, buyer, { paymentMethod: 'cod' });
  expect(payment.amount).toBe(order.total);
  await refuse((await sendFile(shop, buyer)).prescription.id);
  const after = await readOrder(shop, buyer, order.id);
  expect([standing(after), after.payment.amount]).toEqual([['placed', 'ready', 'cancelled'], order.total - 300]);
  await sendNext(shop, admin, order.id);
  const end = await readOrder(shop, buyer, order.id);
  expect([standing(end)[0], end.payment.status, end.payment.amount]).toEqual([
    'delivered',
    'paid',
    order.total - 300,
  ]);
  expect(await refunds(order.id)).toEqual([]);
  expect(await documents(order.id)).toEqual([
    [
      'invoice',
      [
        ['Sleep Mantra', 1200],
        ['Cash on delivery fee', order.total - 1500],
      ],
    ],
  ]);
});

test('ORD-06 a refusal before the money is there takes the lines off once it is', async () => {
  const buyer = await shop.buyer();
  const { order, payment } = await placeBoth(shop, buyer);
  await refuse((await sendFile(shop, buyer)).prescription.id);
  expect(standing(await readOrder(shop, buyer, order.id))).toEqual(['placed', 'ready', 'held']);
  await choose(shop, payment, 'pay');
  await tell(shop, payment);
  await settleHolds(shop.context);
  expect(standing(await readOrder(shop, buyer, order.id))).toEqual(['paid', 'ready', 'cancelled']);
  expect(await refunds(order.id)).toMatchObject([{ amount: 300, way: 'gateway' }]);
});

test('ORD-06 where nobody sends a prescription for a week, its lines are cancelled and paid back', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  const week = 7 * 86_400_000;
  shop.pass(week - 1000);
  await settleHolds(shop.context);
  expect(standing(await readOrder(shop, buyer, order.id))).toEqual(['paid', 'ready', 'held']);
  shop.pass(1000);
  await settleHolds(shop.context);
  await settleHolds(shop.context);
  const after = await readOrder(shop, buyer, order.id);
  expect([...standing(after), after.order.hold?.status]).toEqual(['paid', 'ready', 'cancelled', 'lapsed']);
  expect(after.order.returns).toHaveLength(1);
});

test('ORD-06 a shopper calls off what still waits after the rest is packed, and said twice it is done once', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  await say(shop, admin, order.id, 'pack');
  expect([await cancel(buyer, order.id), await cancel(buyer, order.id)]).toEqual([200, 200]);
  const after = await readOrder(shop, buyer, order.id);
  expect(standing(after)).toEqual(['packed', 'packed', 'cancelled']);
  expect(after.order.returns).toMatchObject([{ reason: 'called-off', total: 300 }]);
  const whole = await paidBoth(shop, buyer);
  expect(await cancel(buyer, whole.order.id)).toBe(200);
  expect(standing(await readOrder(shop, buyer, whole.order.id))).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('ORD-06 a membership stands without the goods that were refused; their fees go back with the last of them', async () => {
  const buyer = await shop.buyer();
  const club = line('bliss-club', 1, { flavour: 'Standard', variant: 'Yearly' });
  const { order } = await paidBoth(shop, buyer, {}, [club, line('calm-mantra')]);
  expect(order.parcels.map(({ lines }) => lines)).toEqual([[1]]);
  await refuse((await sendFile(shop, buyer)).prescription.id);
  const after = await readOrder(shop, buyer, order.id);
  expect(standing(after)).toEqual(['paid', 'cancelled']);
  expect(after.order.returns).toMatchObject([{ total: order.total - 999 }]);
});

test('ORD-06 a prescription is named with the order or later, if it is one’s own and holds', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()];
  const { prescription } = await sendFile(shop, buyer);
  const named = await paidBoth(shop, buyer, { prescriptionId: prescription.id });
  expect(named.order.hold).toMatchObject({ status: 'submitted', prescriptionId: prescription.id });
  await expect(placeBoth(shop, other, { prescriptionId: prescription.id })).rejects.toThrow('prescriptionId');

  const older = (await sendFile(shop, other)).prescription.id;
  const newer = (await sendFile(shop, other)).prescription.id;
  const later = await paidBoth(shop, other);
  expect(later.order.hold).toMatchObject({ status: 'submitted', prescriptionId: newer });
  await signFor(shop, doctor, newer, ['sleep-mantra']);
  const name = async (prescriptionId: string) =>
    (
      await shop.call('POST', `/v1/order/${later.order.id}/prescription`, {
        token: other.token,
        body: { prescriptionId },
      })
    ).status;
  expect([await name(prescription.id), await name(newer), await name(older), await name(older)]).toEqual([
    422, 422, 200, 409,
  ]);
  const desk = await shop.call('GET', `/v1/prescription/${older}`, { token: doctor.token });
  expect(desk.json()).toMatchObject({
    orders: [{ number: later.order.number, lines: [{ sku: 'calm-mantra', name: 'Calm Mantra', quantity: 1 }] }],
  });
  await signFor(shop, doctor, older, ['calm-mantra']);
  expect((await readOrder(shop, other, later.order.id)).order.hold?.status).toBe('released');
});

test('ORD-05 the page without a sign-in shows each parcel with its own steps and courier, and not what is in it', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  await say(shop, admin, order.id, 'pack');
  await say(shop, admin, order.id, 'ship', { ...courier, trackingUrl: 'https://track.example.in/EU123456789IN' });
  const page = await shop.call('GET', new URL(order.trackUrl, 'https://shop.example.in').pathname);
  const [, first = '', second = ''] = page.body.split('<section ');
  expect(first).toMatch(/Parcel 1 of 2.*On its way · 2 items.*<b>Shipped|<b>On its way/su);
  expect(first).toContain('India Post, number <a href="https://track.example.in/EU123456789IN"');
  expect(second).toMatch(/Parcel 2 of 2.*Waiting for a prescription · 1 item/su);
  expect(second.match(/to come/gu)).toHaveLength(3);
  expect(page.body).not.toMatch(/Mantra<\/|Calm/u);
});

test('ORD-05 after a part went back, the word of the cancellation names what is left', async () => {
  const buyer = await shop.buyer();
  const { order } = await paidBoth(shop, buyer);
  const { prescription } = await sendFile(shop, buyer);
  await refuse(prescription.id);
  const { status } = await shop.call('POST', `/v1/order/${order.id}/cancel`, { token: buyer.token });
  expect(status).toBe(200);
  const [word] = await shop.context.database.query<{ body: string }>(sql`
    SELECT body FROM message WHERE template = 'order-cancelled' ORDER BY serial DESC LIMIT 1`);
  expect(word?.body).toContain('₹1,200');
  expect(word?.body).not.toContain('₹1,500');
});
