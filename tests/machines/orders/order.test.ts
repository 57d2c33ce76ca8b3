import { expect, test } from 'vitest';
import { orderStatuses, type OrderStatus } from '../../../src/domain/orders/order/order.ts';
import { orderCases, orderInput, orderLabels } from '../../../src/machines/orders/order/order.cases.ts';
import { type OrderEvent, orderMachine } from '../../../src/machines/orders/order/order.machine.ts';
import { orderStep } from '../../../src/machines/orders/order/order.transition.ts';
import { edgesOf, unreachableStates } from '../../../tools/paths/graph.ts';

const subject = { machine: orderMachine, input: orderInput, cases: orderCases };
const captured = { type: 'payment.captured', isStillAvailable: true } as const;
const tooLate = { type: 'payment.captured', isStillAvailable: false } as const;
const moneyBack = { type: 'payment.refunded', isPaidOtherwise: false } as const;
const prepaid = { isCash: false, isClosed: false, isOwed: false };
const cash = { isCash: true, isClosed: false, isOwed: false };

/** What the machine says of every event in a state: where it leads, or null. */
function row(status: OrderStatus, context = prepaid) {
  const events: OrderEvent[] = [
    captured,
    { type: 'payment.expired' },
    moneyBack,
    { type: 'order.pack' },
    { type: 'order.ship' },
    { type: 'order.deliver' },
    { type: 'order.cancel' },
    { type: 'order.return', isEverything: true },
    { type: 'order.refund', way: 'source' },
  ];
  return events.map((event) => orderStep(status, context, event)?.status ?? null);
}

test('ORD-01 only the transitions of the chart are possible for a prepaid order', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, row(status)]))).toEqual({
    placed: ['paid', 'cancelled', null, null, null, null, 'cancelled', null, null],
    paid: ['paid', null, 'refunded', 'packed', null, null, 'cancelled', null, null],
    packed: ['packed', null, 'refunded', null, 'shipped', null, null, null, null],
    shipped: ['shipped', null, 'refunded', null, null, 'delivered', null, 'returned', null],
    delivered: ['delivered', null, 'refunded', null, null, null, null, 'returned', null],
    returned: ['returned', null, 'refunded', null, null, null, null, null, 'returned'],
    cancelled: ['paid', null, 'refunded', null, null, null, 'cancelled', null, null],
    refunded: ['refunded', null, null, null, null, null, null, null, null],
  });
});

test('ORD-01 a cash order is packed without a payment, paid at the doorstep and never expires', () => {
  expect(row('placed', cash)).toEqual(['placed', null, null, 'packed', null, null, 'cancelled', null, null]);
  expect(orderStep('shipped', cash, { type: 'order.deliver' })).toEqual({
    status: 'delivered',
    effects: ['collectCash', 'grantMembership'],
  });
  expect(orderStep('delivered', cash, captured)).toBeNull();
});

test('ORD-03 goods go back to the shelf when an order expires or is cancelled', () => {
  expect(orderStep('placed', prepaid, { type: 'payment.expired' })).toEqual({
    status: 'cancelled',
    effects: ['dropEdit', 'releaseStock', 'releaseCoupon', 'dropPayments'],
  });
  expect(orderStep('paid', prepaid, { type: 'order.cancel' })).toEqual({
    status: 'cancelled',
    effects: ['dropEdit', 'releaseStock', 'releaseCoupon', 'withdrawMembership', 'refundPayments'],
  });
});

test('ORD-04, ORD-06 a part that comes back leaves the order where it is; all of it takes its parcels along', () => {
  const part = { type: 'order.return', isEverything: false } as const;
  expect(orderStep('delivered', prepaid, part)).toEqual({ status: 'delivered', effects: [] });
  expect(orderStep('shipped', prepaid, part)).toEqual({ status: 'shipped', effects: [] });
  const all = { type: 'order.return', isEverything: true } as const;
  expect(orderStep('shipped', prepaid, all)?.effects).toEqual(['takeParcelsBack', 'returnWalletPart']);
});

test('ORD-02 the money of what came back goes to its source or to the wallet', () => {
  const back = { status: 'returned' };
  const refund = (way: 'source' | 'wallet') => orderStep('returned', prepaid, { type: 'order.refund', way });
  expect(refund('source')).toEqual({ ...back, effects: ['refundPayments'] });
  expect(refund('wallet')).toEqual({ ...back, effects: ['creditWallet'] });
});

test('MNY-12 an invoice comes with the money, with cash when it is packed; a credit note when the money is back', () => {
  expect(orderStep('placed', prepaid, captured)?.effects).toEqual([
    'grantMembership',
    'issueInvoice',
    'takeWalletPart',
  ]);
  expect(orderStep('placed', cash, { type: 'order.pack' })?.effects).toEqual(['issueInvoice']);
  for (const status of ['paid', 'packed', 'delivered', 'returned', 'cancelled'] as const) {
    expect(orderStep(status, prepaid, moneyBack)?.effects).toContain('issueCreditNote');
  }
});

test('CHK-10 late money brings an expired order back while its goods are there, and goes back otherwise', () => {
  expect(orderStep('cancelled', prepaid, captured)).toEqual({
    status: 'paid',
    effects: ['takeStock', 'takeCoupon', 'grantMembership', 'issueInvoice', 'takeWalletPart'],
  });
  const refund = { status: 'cancelled', effects: ['refundPayments'] };
  expect(orderStep('cancelled', prepaid, tooLate)).toEqual(refund);
  expect(orderStep('cancelled', { ...prepaid, isClosed: true }, captured)).toEqual(refund);
});

test('CHK-10 money that comes a second time goes back and leaves the order where it is', () => {
  for (const status of ['paid', 'packed', 'shipped', 'delivered', 'returned', 'refunded'] as const) {
    expect(orderStep(status, prepaid, captured)).toEqual({ status, effects: ['refundPayments'] });
    const oneOfTwo = { type: 'payment.refunded', isPaidOtherwise: true } as const;
    expect(orderStep(status, prepaid, oneOfTwo)).toBeNull();
  }
});

test('ORD-01 every state of an order is reached and every event is labelled', () => {
  const withCash = unreachableStates({ ...subject, input: { ...orderInput, isCash: true } });
  expect(unreachableStates(subject).filter((state) => withCash.includes(state))).toEqual([]);
  expect([...new Set(edgesOf(subject).map(({ event }) => event.type))].toSorted()).toEqual(
    Object.keys(orderLabels).toSorted(),
  );
});
