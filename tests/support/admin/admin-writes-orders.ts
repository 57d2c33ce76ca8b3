import { movePayment } from '../../../server/orders/order/moves.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import type { OrderAnswer } from '../../../src/contract/orders/order/order.calls.ts';
import {
  type AdminWrite,
  type AuditedShop,
  changed,
  each,
  type PrepareWrite,
  type WantedLine,
} from './audited-shop.ts';
import type { Person } from '../account/people.ts';
import { goodAddress, wireLine } from '../server.ts';
import { formOf } from '../files/uploads.ts';

type Order = OrderAnswer['order'] & { readonly buyer: Person };

const shipment = { courier: 'India Post', trackingNumber: 'EU123456789IN' };
const reason = 'not-wanted';

/** An order that the courier collects. */
export async function cashOrder(desk: AuditedShop, buyer: Person): Promise<Order> {
  const order = { lines: [wireLine()], paymentMethod: 'cod', address: goodAddress };
  const { pincode } = goodAddress;
  const { total: expectedTotal } = await desk.done<{ total: number }>(
    'POST',
    '/v1/order/quote',
    { lines: order.lines, paymentMethod: 'cod', pincode },
    buyer.token,
  );
  const placed = await desk.done<OrderAnswer>('POST', '/v1/order', { ...order, expectedTotal }, buyer.token);
  return { ...placed.order, buyer };
}

/** An order by card of which a rupee too little came. */
async function unmatchedOrder(desk: AuditedShop): Promise<OrderAnswer> {
  // Another write may have chosen a gateway that isn't there.
  await desk.done('POST', '/v1/user/payment-gateway/toggle', { gateway: 'sandbox' });
  const buyer = await desk.person();
  const wanted = { lines: [wireLine()], paymentMethod: 'card', address: goodAddress };
  const { total: expectedTotal } = await desk.done<{ total: number }>(
    'POST',
    '/v1/order/quote',
    { lines: wanted.lines, paymentMethod: 'card', pincode: goodAddress.pincode },
    buyer.token,
  );
  const placed = await desk.done<OrderAnswer>('POST', '/v1/order', { ...wanted, expectedTotal }, buyer.token);
  const { context, database } = desk.server;
  const event = { type: 'payment.captured', amount: expectedTotal - 1 } as const;
  const from = { source: 'webhook', providerPaymentId: 'sbxpay_1' } as const;
  await database.transaction(async (tx) => movePayment({ tx, context }, placed.payment.id, event, from));
  return placed;
}

const steps = ['pack', 'ship', 'deliver', 'return'] as const;

/** An order that an admin took this far. */
async function orderAfter(desk: AuditedShop, last?: (typeof steps)[number]): Promise<Order> {
  const order = await cashOrder(desk, await desk.person());
  for (const step of steps.slice(0, last ? steps.indexOf(last) + 1 : 0)) {
    await desk.done('POST', `/v1/admin/order/${order.id}/${step}`, step === 'ship' ? shipment : undefined);
  }
  return order;
}

function moved(id: string, [from, to]: readonly [string, string], action: string, after: object = {}) {
  return changed('order', id, { status: from }, { status: to, ...after }, action);
}

/** A return that its shopper asked for, and an admin answered so far. */
async function returnAfter(desk: AuditedShop, ...answers: readonly ('approve' | 'receive')[]) {
  const order = await orderAfter(desk, 'deliver');
  const lines = [{ line: 0, quantity: 1 }];
  const { total } = await desk.done<{ total: number }>(
    'POST',
    `/v1/order/${order.id}/return/preview`,
    { lines },
    order.buyer.token,
  );
  const asked = await desk.done<OrderAnswer>(
    'POST',
    `/v1/order/${order.id}/return`,
    { lines, reason, note: '', refundTo: 'source', upiId: 'asha@bank', photoIds: [], expectedTotal: total },
    order.buyer.token,
  );
  const id = asked.order.returns[0]?.id ?? '';
  for (const answer of answers) {
    const body = answer === 'approve' ? { isSentBack: true, answer: '' } : undefined;
    await desk.done('POST', `/v1/admin/return/${id}/${answer}`, body);
  }
  return { id, orderId: order.id, total };
}

function answered(
  { id, orderId, total }: { id: string; orderId: string; total: number },
  [from, to]: readonly [string, string],
  action: string,
): AdminWrite['lines'] {
  return changed('return', id, { orderId, status: from, total }, { status: to }, action);
}

const parcelOf = ({ parcels }: Order) => ({ id: parcels[0]?.id ?? '' });

/** Orders, their parcels and what comes back of them. */
export const orderWrites = {
  packOrder: async (desk) => {
    const { id } = await orderAfter(desk);
    return { params: { id }, lines: moved(id, ['placed', 'packed'], 'packed') };
  },
  shipOrder: async (desk) => {
    const { id } = await orderAfter(desk, 'pack');
    return { params: { id }, body: shipment, lines: moved(id, ['packed', 'shipped'], 'shipped', shipment) };
  },
  correctShipment: async (desk) => {
    const { id } = await orderAfter(desk, 'ship');
    const body = { courier: 'India Post', trackingNumber: 'EU987654321IN' };
    return { params: { id }, body, lines: moved(id, ['shipped', 'shipped'], 'tracking corrected', body) };
  },
  deliverOrder: async (desk) => {
    const { id } = await orderAfter(desk, 'ship');
    return { params: { id }, lines: moved(id, ['shipped', 'delivered'], 'delivered') };
  },
  weighParcel: async (desk) => {
    const { id } = await orderAfter(desk);
    const lines = changed('order', id, { weight: null }, { weight: 240 }, 'parcel weighed');
    return { params: { id }, body: { weight: 240 }, lines };
  },
  packParcel: async (desk) => {
    const order = await orderAfter(desk);
    return { params: parcelOf(order), lines: moved(order.id, ['placed', 'packed'], 'packed') };
  },
  shipParcel: async (desk) => {
    const order = await orderAfter(desk, 'pack');
    const lines = moved(order.id, ['packed', 'shipped'], 'shipped', shipment);
    return { params: parcelOf(order), body: shipment, lines };
  },
  deliverParcel: async (desk) => {
    const order = await orderAfter(desk, 'ship');
    return { params: parcelOf(order), lines: moved(order.id, ['shipped', 'delivered'], 'delivered') };
  },
  cancelAnyOrder: async (desk) => {
    const { id } = await orderAfter(desk);
    return { params: { id }, lines: moved(id, ['placed', 'cancelled'], 'cancelled') };
  },
  takeOrderBack: async (desk) => {
    const { id } = await orderAfter(desk, 'deliver');
    return { params: { id }, lines: moved(id, ['delivered', 'returned'], 'returned') };
  },
  refundOrder: async (desk) => {
    const { id } = await orderAfter(desk, 'return');
    return {
      params: { id },
      body: { to: 'wallet' },
      lines: moved(id, ['returned', 'refunded'], 'refund ordered'),
    };
  },
  repayOrder: async (desk) => {
    const { id, total } = await orderAfter(desk, 'return');
    await desk.done('POST', `/v1/admin/order/${id}/refund`, { to: 'source', upiId: 'asha@bank' });
    const [before, after] = [{ payment: 'refunding' }, { payment: 'refunded', amount: total }];
    return { params: { id }, lines: changed('order', id, before, after, 'money sent by hand') };
  },
  moveOrders: async (desk) => {
    const ids = [(await orderAfter(desk)).id, (await orderAfter(desk)).id];
    const line = { action: 'packed', resource: 'order', before: { status: 'placed' }, after: { status: 'packed' } };
    return { body: { action: 'pack', ids }, lines: each(ids, line) };
  },
  printOrders: async (desk) => {
    const ids = [(await orderAfter(desk)).id, (await orderAfter(desk)).id];
    return {
      body: { action: 'labels', ids },
      lines: each(ids, { action: 'label printed', resource: 'order', before: null, after: {} }),
    };
  },
  importShipments: async (desk) => {
    const { id, number } = await orderAfter(desk, 'pack');
    const csv = `order,courier,tracking number\n${number},${shipment.courier},${shipment.trackingNumber}\n`;
    return {
      body: formOf({}, { bytes: Buffer.from(csv), name: 'shipments.csv', type: 'text/csv' }),
      lines: moved(id, ['packed', 'shipped'], 'shipped', shipment),
    };
  },
  addOrderNote: async (desk) => {
    const { id } = await orderAfter(desk);
    const line = { action: 'noted', resource: 'order', recordId: id, before: null };
    const noteOf = (answer: unknown) => (answer as { notes: { id: string }[] }).notes[0]?.id;
    return {
      params: { id },
      body: { text: 'Ring twice' },
      lines: (answer) => [{ ...line, after: { noteId: noteOf(answer) } }],
    };
  },
  removeOrderNote: async (desk) => {
    const { id } = await orderAfter(desk);
    const { notes } = await desk.done<{ notes: { id: string }[] }>('POST', `/v1/admin/order/${id}/note`, {
      text: 'Ring twice',
    });
    const noteId = notes[0]?.id ?? '';
    const line = { action: 'note removed', resource: 'order', recordId: id, before: { noteId }, after: null };
    return { params: { id, noteId }, lines: () => [line] };
  },
  refundPart: async (desk) => {
    const { id } = await orderAfter(desk, 'deliver');
    const lines = [{ line: 0, quantity: 1 }];
    const path = `/v1/admin/order/${id}/refund-part`;
    const { total } = await desk.done<{ total: number }>('POST', `${path}/preview`, { lines });
    const line: Omit<WantedLine, 'after'> = {
      action: 'partially refunded',
      resource: 'order',
      recordId: id,
      before: null,
      reason: 'Leaked',
    };
    return {
      params: { id },
      body: { lines, reason, note: 'Leaked', refundTo: 'wallet', expectedTotal: total },
      lines: () => [{ ...line, after: { lines, refundTo: 'wallet', total } }],
    };
  },
  settlePayment: async (desk) => {
    const { order, payment } = await unmatchedOrder(desk);
    const amounts = { expected: formatRupees(order.total), received: formatRupees(order.total - 1) };
    return {
      params: { id: order.id, paymentId: payment.id },
      body: { decision: 'accept', reason: 'A rupee is no matter', acceptsLess: true },
      lines: () => [
        {
          action: 'payment accepted',
          resource: 'order',
          recordId: order.id,
          before: { paymentId: payment.id, status: 'unmatched', ...amounts },
          after: { paymentId: payment.id, status: 'accepted', differenceInPaise: -100 },
          reason: 'A rupee is no matter',
        },
      ],
    };
  },
  moderateReview: async (desk) => {
    const order = await orderAfter(desk, 'deliver');
    const { token } = await desk.done<{ token: string }>(
      'POST',
      `/v1/order/${order.id}/review`,
      { line: 0 },
      order.buyer.token,
    );
    const words = { stars: 4, words: 'I sleep through the night now.', author: 'Asha', photoIds: [] };
    await desk.done('PUT', `/v1/review-form/${token}`, words);
    const { items } = await desk.done<{ items: { id: string; sku: string }[] }>('GET', '/v1/admin/review');
    const { id = '', sku } = items[0] ?? {};
    const unread = { sku, status: 'waiting', stars: 4, rejectReason: null, rejectWords: '', answer: '' };
    return {
      params: { id },
      body: { decision: 'publish', rejectReason: null, rejectWords: '', answer: '' },
      lines: changed('review', id, unread, { ...unread, status: 'published' }, 'published'),
    };
  },
  approveReturn: async (desk) => {
    const asked = await returnAfter(desk);
    const body = { isSentBack: true, answer: 'Send it to us' };
    return { params: { id: asked.id }, body, lines: answered(asked, ['requested', 'approved'], 'approved') };
  },
  refuseReturn: async (desk) => {
    const asked = await returnAfter(desk);
    const lines = answered(asked, ['requested', 'refused'], 'refused');
    return { params: { id: asked.id }, body: { answer: 'It was opened' }, lines };
  },
  receiveReturn: async (desk) => {
    const asked = await returnAfter(desk, 'approve');
    return { params: { id: asked.id }, lines: answered(asked, ['approved', 'received'], 'received') };
  },
  repayReturn: async (desk) => {
    const asked = await returnAfter(desk, 'approve', 'receive');
    const { id, orderId, total } = asked;
    const before = { orderId, status: 'received', total };
    return { params: { id }, lines: changed('return', id, before, { amount: total }, 'money sent by hand') };
  },
} satisfies Record<string, PrepareWrite>;
