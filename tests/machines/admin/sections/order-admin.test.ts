import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doneText } from '../../../../src/machines/admin/sections/order-admin/order-admin.done.view.ts';
import { createActor } from 'xstate';
import { orderAdminLogic } from '../../../../src/machines/admin/sections/order-admin/order-admin.actors.ts';
import { sampleDetail } from '../../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import type {
  OrderAdmin,
  StaffStep,
  StepRequest,
} from '../../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { orderAdminView } from '../../../../src/machines/admin/sections/order-admin/order-admin.view.ts';
import { refused } from '../../../../src/machines/kit/cases.ts';
import { shownOrder } from '../../../../src/machines/orders/order-view/order-view.view.ts';
import { held, offline, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const { order, payment } = sampleDetail;
const some: OrderAdmin = {
  ...sampleDetail,
  shopper: { id: order.id, name: '', phone: '+919876543210', email: null },
  moves: [...sampleDetail.moves, { move: 'repaid', refusal: 'This order has no refund to send by hand' }],
};

function opened() {
  const fetchDetail = held<[string, AbortSignal], OrderAdmin | null>();
  const takeStep = held<[StepRequest, AbortSignal], OrderAdmin>();
  const tellDone = vi.fn<(step: StaffStep, detail: OrderAdmin) => void>();
  const actor = createActor(
    orderAdminLogic({ fetchDetail, takeStep, tellDone, watchMoney: () => () => undefined }),
    {
      input: { id: order.id },
    },
  ).start();
  return { actor, fetchDetail, takeStep, tellDone, view: () => orderAdminView(actor.getSnapshot()) };
}

test('ORD-02 an order shows the steps that can be taken, and why the others cannot', async () => {
  const { fetchDetail, view } = opened();
  expect(view().stage).toBe('loading');
  await fetchDetail.answer(some);
  expect(view().moves).toEqual([
    { move: 'pack', label: 'Mark packed', refusal: null },
    { move: 'ship', label: 'Hand over to courier', refusal: 'Pack it before you hand it over' },
  ]);
  expect(view().shopper?.name).toBe(order.address.name);
});

test('REV-01 staff aren’t asked to review what a customer bought', async () => {
  const { fetchDetail, view } = opened();
  const parcels = order.parcels.map((parcel) => ({ ...parcel, deliveredAt: '2026-11-20T06:30:00.000Z' }));
  const delivered = { ...some, order: { ...some.order, status: 'delivered', parcels } } as const;
  expect(shownOrder(delivered).lines[0]?.reviewHref).toBe(`/review/${order.id}.0`);
  await fetchDetail.answer(delivered);
  expect(view().order?.lines.map(({ reviewHref }) => reviewHref)).toEqual(order.lines.map(() => null));
});

test('ORD-02 a step is asked about, taken, and the order is shown as it stands then', async () => {
  const { actor, fetchDetail, takeStep, view } = opened();
  await fetchDetail.answer(some);
  const step = { kind: 'move', move: 'ship' } as const;
  actor.send({ type: 'step.ask', step });
  expect(view().question?.fields.map(({ name }) => name)).toEqual(['trackingNumber', 'courier', 'trackingUrl']);
  const words = { courier: 'India Post', trackingNumber: 'EU1IN', trackingUrl: '' };
  actor.send({ type: 'step.confirm', words });
  expect(view().question?.isBusy).toBe(true);
  expect(takeStep.calls.map(([request]) => request)).toEqual([{ id: order.id, step, words }]);
  await takeStep.answer({ ...some, order: { ...some.order, status: 'shipped' } });
  expect([view().status, view().question]).toEqual(['On its way', null]);
});

test('ADM-50 the step that brings an order forward is the next one; cancelling or refunding never is', async () => {
  const { fetchDetail, view } = opened();
  await fetchDetail.answer({
    ...some,
    moves: [
      { move: 'pack', refusal: 'It is packed already' },
      { move: 'ship', refusal: null },
      { move: 'cancel', refusal: null },
    ],
  });
  expect(view().next).toEqual({ move: 'ship', label: 'Hand over to courier', refusal: null });
  const waiting = opened();
  await waiting.fetchDetail.answer({ ...some, moves: [{ move: 'cancel', refusal: null }] });
  expect([waiting.view().next, waiting.view().moves.map(({ move }) => move)]).toEqual([null, ['cancel']]);
});

test('ADM-01 every step that was taken is told in a sentence, and one that was refused is not', async () => {
  const { actor, fetchDetail, takeStep, tellDone } = opened();
  await fetchDetail.answer(some);
  const take = (step: StaffStep) => {
    actor.send({ type: 'step.ask', step });
    actor.send({ type: 'step.confirm', words: {} });
  };
  take({ kind: 'move', move: 'pack' });
  await takeStep.fail(refused(409));
  expect(tellDone).not.toHaveBeenCalled();
  actor.send({ type: 'step.confirm', words: {} });
  await takeStep.answer(some);
  take({ kind: 'note' });
  await takeStep.answer(some);
  take({ kind: 'return', returnId: 'r1', does: 'receive' });
  await takeStep.answer(some);
  expect(tellDone.mock.calls.map(([step, detail]) => doneText(step, detail))).toEqual([
    'Marked packed.',
    'Note added.',
    'Items marked as received.',
  ]);
});

test('STF-01 whoever may not send money sees no refund, no settling and no UPI id', async () => {
  const { fetchDetail, view } = opened();
  const attempt: OrderAdmin['attempts'][number] = {
    id: 'p1',
    gateway: 'sandbox',
    method: 'upi',
    status: 'unmatched',
    amount: 600,
    providerPaymentId: null,
    createdAt: order.placedAt,
    refunded: 0,
    refunding: 0,
    mismatch: {
      reason: 'amount',
      received: { minorUnits: 50_000, currency: 'INR' },
      receivedAt: order.placedAt,
      refusal: null,
      settlement: null,
    },
  };
  await fetchDetail.answer({ ...some, attempts: [attempt], mayRefund: false });
  expect(view().refundable).toBeNull();
  expect(view().unmatched.map(({ steps }) => steps)).toEqual([[]]);
});

test('ORD-02 what the server refuses is said where it was asked, and nothing is lost', async () => {
  const { actor, fetchDetail, takeStep, view } = opened();
  await fetchDetail.answer(some);
  actor.send({ type: 'step.ask', step: { kind: 'move', move: 'pack' } });
  actor.send({ type: 'step.confirm', words: {} });
  await takeStep.fail(refused(409));
  expect([view().question?.trouble, view().order?.number]).toEqual(['Refused', order.number]);
  actor.send({ type: 'step.cancel' });
  expect(view().question).toBeNull();
});

test('ORD-02 an order that is not there is told apart from a server that does not answer', async () => {
  const missing = opened();
  await missing.fetchDetail.answer(null);
  expect(missing.view().stage).toBe('missing');
  const down = opened();
  await down.fetchDetail.fail(offline);
  expect(down.view().stage).toBe('failed');
  down.actor.send({ type: 'order.retry' });
  await down.fetchDetail.answer(some);
  expect(down.view().stage).toBe('shown');
});

test('ORD-04 a return that asks for a word is approved or refused, and its goods are awaited then', async () => {
  const { fetchDetail, view } = opened();
  const asked = {
    id: 'r1',
    status: 'requested',
    reason: 'wrong-item',
    note: 'Not mine',
    refundTo: 'wallet',
    lines: [{ line: 0, quantity: 1, amount: 600 }],
    fees: 0,
    total: 600,
    answer: '',
    requestedAt: '2026-11-21T06:30:00.000Z',
    photos: ['/v1/file/1'],
    timeline: [],
  } as const;
  await fetchDetail.answer({ ...some, order: { ...some.order, returns: [asked] } });
  const [shown] = view().returns;
  expect([shown?.steps.map(({ label }) => label), shown?.photos]).toEqual([['Approve', 'Refuse'], ['/v1/file/1']]);
  expect(shown?.facts.slice(1)).toEqual(['Reason: Not what was ordered', 'Not mine']);
});

test('ORD-02 packing proposes the weight of the goods, and says where weights come from where it is not known', async () => {
  const asked = async (proposedWeight: number | null) => {
    const { actor, fetchDetail, view } = opened();
    await fetchDetail.answer({ ...some, proposedWeight });
    actor.send({ type: 'step.ask', step: { kind: 'move', move: 'pack' } });
    return view().question?.fields;
  };
  expect(await asked(240)).toMatchObject([{ name: 'weight', optional: true, value: '240' }]);
  const [unknown] = (await asked(null)) ?? [];
  expect([unknown?.value, unknown?.hint]).toEqual([undefined, expect.stringContaining('No product weights yet')]);
});

test('SEC-05 money that does not fit shows what came, asks before less is accepted, and says what failed after it', async () => {
  const { actor, fetchDetail, takeStep, view } = opened();
  const attempt = {
    id: 'a',
    gateway: 'razorpay',
    method: 'upi',
    status: 'unmatched',
    amount: 1499,
    createdAt: order.placedAt,
    refunded: 0,
    refunding: 0,
    providerPaymentId: 'pay_1',
    mismatch: {
      reason: 'amount',
      received: { minorUnits: 140_000, currency: 'INR' },
      receivedAt: order.placedAt,
      refusal: null,
      settlement: null,
    },
  } as const;
  const foreign = {
    ...attempt,
    id: 'b',
    mismatch: {
      ...attempt.mismatch,
      reason: 'currency',
      received: { minorUnits: 2000, currency: 'USD' },
      refusal: 'It can only be sent back',
    },
  } as const;
  await fetchDetail.answer({ ...some, attempts: [attempt, foreign], unfinished: ['issueInvoice', 'tell:paid'] });
  expect(view().unfinished).toContain('tried again: the invoice, a message to the customer.');
  expect(view().unmatched.map(({ title, facts, steps }) => [title, facts[1]?.[1], steps[0]?.refusal])).toEqual([
    ['Received ₹1,400 instead of ₹1,499', '₹1,400, ₹99 too little', null],
    ['Received USD 20.00 instead of ₹1,499', 'USD 20.00, different currency', 'It can only be sent back'],
  ]);
  const step = { kind: 'settle', paymentId: 'a', does: 'accept' } as const;
  actor.send({ type: 'step.ask', step });
  expect(view().question).toMatchObject({
    title: 'Accept ₹1,400?',
    text: 'The order counts as paid, ₹99 short.',
    fields: [{ name: 'acceptsLess' }, { name: 'reason' }],
  });
  actor.send({ type: 'step.confirm', words: { reason: 'Their bank', acceptsLess: 'true' } });
  expect(takeStep.calls[0]?.[0]).toEqual({
    id: order.id,
    step,
    words: { reason: 'Their bank', acceptsLess: 'true' },
  });
  expect(view().attempts[0]?.text).toMatch(/: to settle$/u);
  await takeStep.answer({ ...some, attempts: [{ ...attempt, status: 'paid' }] });
  expect(view().attempts[0]?.text).toMatch(/: paid$/u);
  expect([view().unmatched, view().attempts[0]?.note]).toEqual([
    [],
    expect.stringContaining('received ₹1,400: a different amount'),
  ]);
});

test('ORD-04 a cash refund says how much goes to which UPI ID, on the return and where the money is marked as sent', async () => {
  const asked = {
    id: 'r1',
    status: 'received',
    reason: 'damaged',
    note: '',
    refundTo: 'source',
    lines: [{ line: 0, quantity: 1, amount: 600 }],
    fees: 0,
    total: 600,
    answer: '',
    requestedAt: '2026-11-21T06:30:00.000Z',
    photos: [],
    timeline: [],
  } as const;
  const cash: OrderAdmin = {
    ...some,
    order: { ...some.order, paymentMethod: 'cod', returns: [asked] },
    payment: { ...payment, method: 'cod', amount: 640, status: 'refunding' },
    upiIds: [{ returnId: 'r1', upiId: 'asha@bank' }],
  };
  const { actor, fetchDetail, view } = opened();
  await fetchDetail.answer(cash);
  expect(view().returns[0]).toMatchObject({
    title: 'To refund: ₹600 to UPI, by hand',
    facts: [expect.any(String), 'Reason: Broken or leaking', 'UPI ID: asha@bank'],
    steps: [{ label: 'Mark money as sent' }],
  });
  actor.send({ type: 'step.ask', step: { kind: 'return', returnId: 'r1', does: 'repaid' } });
  expect(view().question?.text).toBe('Send ₹600 to asha@bank by UPI, then mark it as sent.');
  actor.send({ type: 'step.cancel' });
  actor.send({ type: 'order.changed', detail: { ...cash, upiIds: [] } });
  actor.send({ type: 'step.ask', step: { kind: 'move', move: 'repaid' } });
  expect(view().question?.text).toBe('Send ₹640 by UPI. Ask the customer for their UPI ID: +919876543210.');
  actor.send({ type: 'step.cancel' });
  actor.send({ type: 'step.ask', step: { kind: 'move', move: 'refund' } });
  expect(view().question?.fields.map(({ name }) => name)).toEqual(['to', 'upiId']);
});
