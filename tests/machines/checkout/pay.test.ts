import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderAnswer, sampleOrder, samplePayment } from '../../../src/machines/orders/order-cases.ts';
import type { OrderWithPayment, PaymentAction } from '../../../src/machines/orders/placed-order.ts';
import { payLogic, type PayPorts } from '../../../src/machines/checkout/pay/pay.actors.ts';
import { payView } from '../../../src/machines/checkout/pay/pay.view.ts';
import { held, moment, offline, passed, refusal, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const inTime = { expiresAt: moment(600) };
const redirect: PaymentAction = { kind: 'redirect', url: '/gateway/pay' };
const paid = orderAnswer({ status: 'paid' }, { status: 'paid' });
const cancelled = orderAnswer({ status: 'failed' }, { status: 'cancelled' });

function opened(answer: OrderWithPayment = orderAnswer(inTime), isFresh = true) {
  const fetchStatus = held<[string, AbortSignal], OrderWithPayment>();
  const retryPayment = held<Parameters<PayPorts['retryPayment']>, OrderWithPayment>();
  const cancelOrder = held<[string, AbortSignal], OrderWithPayment>();
  const visited: PaymentAction[] = [];
  const actor = createActor(
    payLogic({
      fetchStatus,
      retryPayment,
      cancelOrder,
      openGateway: (action) => void visited.push(action),
      now: () => Date.now(),
    }),
    { input: { ...answer, isFresh } },
  );
  actor.start();
  return {
    actor,
    fetchStatus,
    retryPayment,
    cancelOrder,
    visited,
    stage: () => payView(actor.getSnapshot(), Date.now()).stage,
    view: () => payView(actor.getSnapshot(), Date.now()),
    output: () => actor.getSnapshot().output,
  };
}

test('CHK-10 cash on delivery is settled at once', () => {
  const { stage, output } = opened(orderAnswer({ method: 'cod', action: { kind: 'none' } }));
  expect([stage(), output()?.kind]).toEqual(['paid', 'paid']);
});

test('CHK-10 a UPI payment shows its code and how long the items are held', async () => {
  const { stage, view, visited } = opened();
  expect(view()).toMatchObject({
    stage: 'showing-qr',
    upiUri: 'upi://pay?pa=shop@sandbox&am=1499',
    holdLeft: '10:00',
  });
  await passed(61_000);
  expect([stage(), view().holdLeft, visited]).toEqual(['showing-qr', '8:59', []]);
});

test('CHK-10 a card payment opens the gateway once, and waits for its answer', async () => {
  const { stage, visited } = opened(orderAnswer({ ...inTime, method: 'card', action: redirect }));
  expect([stage(), visited]).toEqual(['redirecting', [redirect]]);
  await passed(5000);
  expect(stage()).toBe('waiting');
});

test('CHK-02, CHK-10 a payment that is found again opens no gateway by itself, but by hand', () => {
  const { actor, stage, visited, view } = opened(orderAnswer({ ...inTime, action: redirect }), false);
  expect([stage(), visited, view().canOpenGateway]).toEqual(['waiting', [], true]);
  actor.send({ type: 'gateway.open' });
  expect([stage(), visited]).toEqual(['redirecting', [redirect]]);
});

test('CHK-10 the server is asked every 2.5 s, less often while it does not answer, and at once by hand', async () => {
  const { actor, fetchStatus } = opened();
  await passed(2500);
  expect(fetchStatus.calls.map(([id]) => id)).toEqual([sampleOrder.id]);
  await fetchStatus.answer(orderAnswer(inTime));
  await passed(2500);
  await fetchStatus.fail(offline);
  await passed(5999);
  expect(fetchStatus.calls).toHaveLength(2);
  await passed(1);
  expect(fetchStatus.calls).toHaveLength(3);
  await fetchStatus.answer(orderAnswer(inTime));
  actor.send({ type: 'payment.check' });
  expect(fetchStatus.calls).toHaveLength(4);
  await fetchStatus.answer(paid);
  expect(actor.getSnapshot().status).toBe('done');
});

test('CHK-10 a late bank shows We are checking with your bank', async () => {
  const { actor, fetchStatus, view } = opened();
  actor.send({ type: 'payment.check' });
  await fetchStatus.answer(orderAnswer({ ...inTime, status: 'checking' }));
  expect(view()).toMatchObject({ stage: 'checking', title: 'We are checking with your bank', canLeave: false });
});

test('CHK-10 a gateway that stays silent leads to the check with the bank after 20 s', async () => {
  const { stage, actor } = opened(orderAnswer({ ...inTime, action: redirect }), false);
  await passed(19_999);
  expect(stage()).toBe('waiting');
  await passed(1);
  expect(stage()).toBe('checking');
  expect(actor.getSnapshot().can({ type: 'order.leave' })).toBe(true);
});

test.for([['showing-qr'], ['waiting'], ['checking'], ['failed'], ['expired'], ['retrying'], ['leaving']] as const)(
  'CHK-10 a late success is honoured while %s',
  async ([stage]) => {
    const flow = opened(
      orderAnswer({
        ...inTime,
        ...(stage === 'waiting' ? { action: redirect } : {}),
        ...(stage === 'checking' ? { status: 'checking' } : {}),
        ...(stage === 'failed' || stage === 'retrying' ? { status: 'failed' } : {}),
        ...(stage === 'expired' ? { expiresAt: moment(0) } : {}),
      }),
      false,
    );
    if (stage === 'retrying') flow.actor.send({ type: 'payment.retry' });
    if (stage === 'leaving') flow.actor.send({ type: 'order.leave' });
    await passed(0);
    expect(flow.stage()).toBe(stage);
    await passed(2500);
    await flow.fetchStatus.answer(paid);
    expect(flow.output()).toEqual({ kind: 'paid', answer: paid });
  },
);

test('CHK-10 a failed payment is tried again under a key of its own, the same however often it is pressed', async () => {
  const { actor, retryPayment, stage, view } = opened(orderAnswer({ ...inTime, status: 'failed' }));
  expect(view()).toMatchObject({ stage: 'failed', canRetry: true, canLeave: true, notice: null });
  actor.send({ type: 'payment.retry' });
  await retryPayment.fail(offline);
  expect([stage(), view().notice]).toEqual(['failed', 'That didn’t work. Nothing was charged. Try again.']);
  actor.send({ type: 'payment.retry' });
  const keys = retryPayment.calls.map(([request]) => request.key);
  expect(keys).toEqual([`after-${samplePayment.id}-upi`, `after-${samplePayment.id}-upi`]);
  await retryPayment.answer(orderAnswer({ ...inTime, id: 'another' }));
  expect(stage()).toBe('showing-qr');
});

test('CHK-10 a failed payment can be made in another way', async () => {
  const { actor, retryPayment, stage, visited } = opened(orderAnswer({ ...inTime, status: 'failed' }), false);
  actor.send({ type: 'method.change', method: 'card' });
  expect(retryPayment.calls[0]?.[0]).toMatchObject({ paymentMethod: 'card', orderId: sampleOrder.id });
  await retryPayment.answer(orderAnswer({ ...inTime, id: 'another', method: 'card', action: redirect }));
  expect([stage(), visited]).toEqual(['redirecting', [redirect]]);
});

test('CHK-10 an old answer does not bring back the payment that failed', async () => {
  const { actor, retryPayment, fetchStatus, stage } = opened(orderAnswer({ ...inTime, status: 'failed' }));
  await passed(2500);
  actor.send({ type: 'payment.retry' });
  await retryPayment.answer(orderAnswer({ ...inTime, id: 'another' }));
  await fetchStatus.answer(orderAnswer({ ...inTime, status: 'failed' }));
  expect([stage(), actor.getSnapshot().context.payment.id]).toEqual(['showing-qr', 'another']);
});

test('CHK-10 the hold ends at its moment, and the cart is still there to start again', async () => {
  const { actor, stage, output } = opened();
  await passed(599_999);
  expect(stage()).toBe('showing-qr');
  await passed(1);
  expect(stage()).toBe('expired');
  actor.send({ type: 'order.leave' });
  expect(output()?.kind).toBe('left');
});

test('CHK-10 a payment without a deadline does not expire', async () => {
  const { stage } = opened(orderAnswer({ expiresAt: null }));
  await passed(24 * 60 * 60 * 1000);
  expect(stage()).toBe('showing-qr');
});

test('CHK-10 an order that the server cancelled is over, whatever was shown', async () => {
  const { actor, fetchStatus, stage } = opened();
  actor.send({ type: 'payment.check' });
  await fetchStatus.answer(cancelled);
  expect(stage()).toBe('expired');
});

test('CHK-10 leaving gives up the order first, and stays where the server says no', async () => {
  const gone = opened();
  gone.actor.send({ type: 'order.leave' });
  expect(gone.stage()).toBe('leaving');
  await gone.cancelOrder.answer(cancelled);
  expect(gone.output()).toEqual({ kind: 'left', answer: cancelled });
  const held = opened();
  held.actor.send({ type: 'order.leave' });
  await held.cancelOrder.fail(refusal(409));
  expect(held.stage()).toBe('showing-qr');
});

test('SEC-05 money that is not what was asked for is said in plain words, and nothing more is to be paid', () => {
  const unmatched = { minorUnits: 140_050, currency: 'INR' };
  const { view } = opened(orderAnswer({ status: 'unmatched', unmatched }), false);
  expect(view()).toMatchObject({
    stage: 'unsettled',
    text: "We received ₹1,400.50 instead of ₹1,499. We'll settle it within 2 working days. Please don't pay again.",
    canRetry: false,
    canLeave: false,
  });
});
