import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderAdminLogic } from '../../../src/machines/admin/sections/order-admin/order-admin.actors.ts';
import { sampleDetail as some } from '../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import { doneText, partialText } from '../../../src/machines/admin/sections/order-admin/order-admin.done.view.ts';
import type { OrderAdmin } from '../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { orderAdminView } from '../../../src/machines/admin/sections/order-admin/order-admin.view.ts';
import { held, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const fetchDetail = held<[string, AbortSignal], OrderAdmin | null>();
  const takeStep = async () => some;
  const actor = createActor(
    orderAdminLogic({ fetchDetail, takeStep, tellDone: () => undefined, watchMoney: () => () => undefined }),
    {
      input: { id: some.order.id },
    },
  ).start();
  return { fetchDetail, view: () => orderAdminView(actor.getSnapshot()) };
}

test('ORD-02 an order that came back says that its refund waits, until it is sent', async () => {
  const { fetchDetail, view } = opened();
  const order = { ...some.order, status: 'returned' } as const;
  await fetchDetail.answer({ ...some, order, moves: [{ move: 'refund', refusal: null }] });
  expect([view().next, view().idle]).toEqual([null, 'It came back; its refund waits under More actions.']);
});

test('ORD-04 a refund tells its reason once, and a wallet is not called its own gateway', async () => {
  const { fetchDetail, view } = opened();
  const words = 'One bottle was broken';
  const refunded = {
    id: 'r1',
    status: 'refunded',
    reason: 'damaged',
    note: words,
    answer: words,
    refundTo: 'source',
    lines: [{ line: 0, quantity: 1, amount: 300 }],
    fees: 0,
    total: 300,
    requestedAt: '2026-11-21T06:30:00.000Z',
    photos: [],
    timeline: [],
  } as const;
  const attempt = {
    id: 'a',
    gateway: 'wallet',
    method: 'wallet',
    status: 'paid',
    amount: 300,
    providerPaymentId: null,
    createdAt: '2026-11-20T06:30:00.000Z',
    refunded: 0,
    refunding: 0,
    mismatch: null,
  } as const;
  await fetchDetail.answer({ ...some, order: { ...some.order, returns: [refunded] }, attempts: [attempt] });
  expect(view().returns[0]?.facts.filter((fact) => fact === words)).toHaveLength(1);
  expect(view().attempts[0]?.text).toBe('₹300 by Wallet: paid');
});

test('ORD-04 a payment says which of its money is back and which still is on its way', async () => {
  const attempt = {
    id: 'a',
    gateway: 'razorpay',
    method: 'upi',
    status: 'paid',
    amount: 1500,
    providerPaymentId: 'pay_1',
    createdAt: '2026-11-20T06:30:00.000Z',
    refunded: 0,
    refunding: 0,
    mismatch: null,
  } as const;
  const noteOf = async (change: Partial<OrderAdmin['attempts'][number]>) => {
    const { fetchDetail, view } = opened();
    await fetchDetail.answer({ ...some, attempts: [{ ...attempt, ...change }] });
    return view().attempts[0]?.note.split(', ').slice(2);
  };
  expect(await noteOf({})).toEqual([]);
  expect(await noteOf({ refunded: 1500 })).toEqual(['₹1,500 refunded']);
  expect(await noteOf({ refunded: 400, refunding: 400 })).toEqual(['₹400 on its way back']);
  expect(await noteOf({ refunded: 700, refunding: 400 })).toEqual(['₹300 refunded', '₹400 on its way back']);
  expect(await noteOf({ method: 'cod', refunded: 400, refunding: 400 })).toEqual(['₹400 still to be sent']);
});

test('ORD-02, ORD-04 the history says what came back, how much goes where, and whether it is there', async () => {
  const at = (minute: number) => `2026-11-21T06:${minute}:00.000Z`;
  const one = (id: string, minute: number, by: 'admin' | 'customer', change: object = {}) => ({
    id,
    status: 'received' as const,
    reason: 'damaged' as const,
    note: '',
    answer: '',
    refundTo: 'source' as const,
    lines: [{ line: 0, quantity: 1, amount: 300 }],
    fees: 0,
    total: 300,
    requestedAt: at(10),
    photos: [],
    timeline: [
      { event: 'return.request', status: 'requested' as const, by, at: at(10) },
      { event: 'return.receive', status: 'received' as const, by: 'admin' as const, at: at(minute) },
    ],
    ...change,
  });
  const returned = (minute: number) =>
    ({ event: 'order.return', status: 'delivered', by: 'admin', at: at(minute) }) as const;
  const order = {
    ...some.order,
    returns: [
      one('late', 30, 'customer', { refundTo: 'wallet', status: 'refunded', total: 250 }),
      one('early', 20, 'admin'),
      // Cancelled before it was sent: nothing came back.
      one('never', 15, 'customer', { reason: 'called-off' }),
    ],
    timeline: [returned(20), returned(31), returned(40)],
  };
  const told = async (detail: OrderAdmin) => {
    const { fetchDetail, view } = opened();
    await fetchDetail.answer(detail);
    return view().timeline.map(({ label, detail: words }) => [label, ...words.split('. ').slice(2)]);
  };
  const name = some.order.lines[0]?.name ?? '';
  expect((await told({ ...some, order })).map(([label, ...words]) => [label, words.at(-1)])).toEqual([
    ['Partial refund', '₹300 goes back to the original payment method'],
    ['Return received', '₹250 is in the wallet'],
    ['Everything came back', undefined],
  ]);
  const cash = await told({ ...some, order, payment: { ...some.payment, method: 'cod' } });
  expect(cash[0]?.slice(-1)).toEqual(['₹300 is to be sent by UPI']);
  expect(partialText({ ...some, order: { ...order, returns: order.returns.slice(1) } })).toBe(
    'Refund recorded. ₹300 goes back to the original payment method.',
  );
  const step = { kind: 'return', returnId: 'late', does: 'receive' } as const;
  expect(doneText(step, { ...some, order })).toBe('Items marked as received. ₹250 is in the wallet.');
  expect(name).not.toBe('');
});

test('ORD-02, ORD-04 after a refund or a cancellation it is said how much is on its way', () => {
  const attempt = {
    id: 'a',
    gateway: 'razorpay',
    method: 'upi',
    status: 'refunding',
    amount: 1500,
    providerPaymentId: 'pay_1',
    createdAt: '2026-11-20T06:30:00.000Z',
    refunded: 1500,
    refunding: 1500,
    mismatch: null,
  } as const;
  const after = (refunding: number, method: 'upi' | 'cod' = 'upi') => ({
    ...some,
    payment: { ...some.payment, method },
    attempts: [{ ...attempt, refunding }],
  });
  const refund = { kind: 'move', move: 'refund' } as const;
  expect(doneText(refund, after(1500))).toBe('Refund started. ₹1,500 is on its way back.');
  expect(doneText(refund, after(0))).toBe('Refunded.');
  expect(doneText(refund, after(1500, 'cod'))).toBe('Refund started. ₹1,500 is to be sent by UPI.');
  expect(doneText({ kind: 'move', move: 'cancel' }, after(1500))).toBe(
    'Order cancelled. ₹1,500 is on its way back.',
  );
  expect(doneText({ kind: 'move', move: 'cancel' }, some)).toBe('Order cancelled.');
  expect(doneText({ kind: 'settle', paymentId: 'a', does: 'accept' }, after(100))).toBe(
    'Payment accepted. ₹100 is on its way back.',
  );
});
