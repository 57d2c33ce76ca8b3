import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import type { OrderWithPayment } from '../../../src/machines/orders/placed-order.ts';
import { sampleReturn } from '../../../src/machines/orders/order-view/order-view.cases.ts';
import { orderViewLogic } from '../../../src/machines/orders/order-view/order-view.actors.ts';
import { cancelView } from '../../../src/machines/orders/order-view/order-view.cancel.view.ts';
import { orderDetail } from '../../../src/machines/orders/order-view/order-view.detail.view.ts';
import { orderView } from '../../../src/machines/orders/order-view/order-view.view.ts';
import { held, lost, offline, passed, refusal, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const paid = orderAnswer({ status: 'paid' }, { status: 'paid' });

async function opened(orderId: string | null, last: string | null = null) {
  const fetchOrder = held<[string, AbortSignal], OrderWithPayment>();
  const cancelOrder = held<[string, AbortSignal], OrderWithPayment>();
  const withdrawReturn = held<[string, string, AbortSignal], OrderWithPayment>();
  const ports = { readOrderId: () => last, fetchOrder, cancelOrder, withdrawReturn };
  const actor = createActor(orderViewLogic(ports), { input: { orderId } });
  actor.start();
  await settled();
  return { actor, fetchOrder, cancelOrder, withdrawReturn, view: () => orderView(actor.getSnapshot()) };
}

test('CHK-07 the order in the address of the page is shown after every reload', async () => {
  const { fetchOrder, view } = await opened(sampleOrder.id, 'another');
  expect([view().stage, fetchOrder.calls.map(([id]) => id)]).toEqual(['loading', [sampleOrder.id]]);
  await fetchOrder.answer(paid);
  expect(view()).toMatchObject({
    stage: 'shown',
    title: 'Thank you, your order is confirmed',
    canRetry: false,
    order: {
      number: 'M-1001',
      total: '₹1,499',
      payment: 'UPI',
      arrival: 'Friday 6\u00a0November to Sunday 8\u00a0November',
      place: { name: 'A Customer', text: '4B, Bengaluru, Karnataka 560066' },
      timeline: [
        { label: 'Order placed', detail: '04 Nov 26, 10:00 AM', state: 'current' },
        { label: 'Packed', state: 'next' },
        { label: 'On its way', state: 'next' },
        { label: 'Delivered', state: 'next' },
      ],
    },
  });
});

test('CHK-07 MEM-07 a membership alone is not packed, waits for nothing once it is paid, and has no delivery address', async () => {
  const { fetchOrder, view } = await opened(sampleOrder.id);
  const lines = sampleOrder.lines.map((each) => ({ ...each, sku: 'bliss-club', isPremiumMembership: true }));
  await fetchOrder.answer(orderAnswer({ status: 'paid' }, { status: 'paid', lines, earliest: null, latest: null }));
  expect(view()).toMatchObject({
    title: 'Thank you, your order is confirmed',
    text: 'Your membership is active.',
    order: { arrival: null, stepsTitle: 'What happened', place: null },
  });
  expect(orderDetail({ ...sampleOrder, lines }, 0).trackUrl).toBeNull();
  expect(orderDetail(sampleOrder, 0).trackUrl).toBe(sampleOrder.trackUrl);
});

test('CHK-07 MNY-12 the paper of an order is called an invoice once there is one, and a summary before', async () => {
  const invoiceUrl = '/v1/order/1/invoice';
  const paperOf = async (change: Partial<typeof sampleOrder>) => {
    const { fetchOrder, view } = await opened(sampleOrder.id);
    await fetchOrder.answer(orderAnswer({}, { ...change }));
    return view().order?.paper;
  };
  expect(await paperOf({ invoiceUrl: null })).toBeNull();
  expect(await paperOf({ invoiceUrl })).toEqual({ label: 'Order summary', url: invoiceUrl });
  const invoice = {
    kind: 'invoice',
    number: 'I26-27/000001',
    issuedAt: '2026-11-04T04:30:00.000Z',
    url: invoiceUrl,
  } as const;
  expect(await paperOf({ invoiceUrl, documents: [invoice] })).toEqual({ label: 'Invoice', url: invoiceUrl });
});

test('CHK-04 an order that the wallet paid a part of says what each part was', async () => {
  const { fetchOrder, view } = await opened(sampleOrder.id);
  await fetchOrder.answer(orderAnswer({ method: 'card', status: 'paid' }, { status: 'paid', fromWallet: 320 }));
  expect([view().order?.payment, view().order?.paidBy]).toEqual([
    'Wallet + Card',
    [
      { label: 'Wallet', amount: '₹320' },
      { label: 'Card', amount: '₹1,179' },
    ],
  ]);
  const whole = await opened(sampleOrder.id);
  await whole.fetchOrder.answer(paid);
  expect([whole.view().order?.payment, whole.view().order?.paidBy]).toEqual(['UPI', []]);
});

test('CRT-08 the lines of a bundle say which bundle they belong to, and the others nothing', async () => {
  const { fetchOrder, view } = await opened(sampleOrder.id);
  const [sleep] = sampleOrder.lines;
  if (!sleep) throw new Error('The sample order has no line');
  const peace = { ...sleep, sku: 'peace-mantra', name: 'Peace Mantra' };
  const lines = [{ ...sleep, bundleId: 'b1' }, { ...peace, bundleId: 'b1' }, sleep];
  await fetchOrder.answer(orderAnswer({ status: 'paid' }, { status: 'paid', lines }));
  const name = 'In bundle “Sleep Mantra + Peace Mantra”';
  expect(view().order?.lines.map(({ bundle }) => bundle)).toEqual([name, name, null]);
});

test('BND-10 the lines of a ready-made bundle name it, also where only some of their units are in it', async () => {
  const { fetchOrder, view } = await opened(sampleOrder.id);
  const [sleep] = sampleOrder.lines;
  if (!sleep) throw new Error('The sample order has no line');
  const inBundle = { name: 'Calm evening', units: 2 };
  const lines = [{ ...sleep, quantity: 2, inBundle }, { ...sleep, quantity: 3, inBundle }, sleep];
  await fetchOrder.answer(orderAnswer({ status: 'paid' }, { status: 'paid', lines }));
  expect(view().order?.lines.map(({ text, bundle }) => [text, bundle])).toEqual([
    ['Saffron | 30\u00a0ml × 2', 'In bundle “Calm evening”'],
    ['Saffron | 30\u00a0ml × 3', '2 in bundle “Calm evening”'],
    ['Saffron | 30\u00a0ml × 1', null],
  ]);
});

test('CHK-07 an order that is there, or does not come, no longer says when it arrives', async () => {
  const said = [];
  for (const status of ['shipped', 'delivered', 'cancelled'] as const) {
    const { fetchOrder, view } = await opened(sampleOrder.id);
    await fetchOrder.answer(orderAnswer({ status: 'paid' }, { status }));
    said.push([status, view().order?.arrival, view().order?.stepsTitle]);
  }
  expect(said).toEqual([
    ['shipped', 'Friday 6\u00a0November to Sunday 8\u00a0November', 'What happens next'],
    ['delivered', null, 'What happened'],
    ['cancelled', null, 'What happened'],
  ]);
});

test('CHK-07 without an address the last order of this device is shown, and without one nothing is', async () => {
  const kept = await opened(null, sampleOrder.id);
  expect(kept.fetchOrder.calls.map(([id]) => id)).toEqual([sampleOrder.id]);
  expect((await opened(null)).view().stage).toBe('missing');
});

test('CHK-07, CHK-10 an order that waits for its money is read again until it is there', async () => {
  const { fetchOrder, view } = await opened(sampleOrder.id);
  await fetchOrder.answer(orderAnswer());
  expect(view()).toMatchObject({ stage: 'shown', title: 'We are checking with your bank' });
  await passed(3000);
  await fetchOrder.answer(paid);
  expect(view().title).toBe('Thank you, your order is confirmed');
  await passed(60_000);
  expect(fetchOrder.calls).toHaveLength(2);
});

test('CHK-10 an order that nobody has paid for shows its payment and can be cancelled, also while it is looked at again', async () => {
  const { actor, fetchOrder, view } = await opened(sampleOrder.id);
  const offered = () => [actor.getSnapshot().value, view().canPay, cancelView(actor.getSnapshot()).canAsk];
  expect(offered()).toEqual(['loading', false, false]);
  await fetchOrder.answer(orderAnswer());
  expect(offered()).toEqual(['unpaid', true, true]);
  await passed(3000);
  expect(offered()).toEqual(['loading', true, true]);
  await fetchOrder.answer(paid);
  expect(offered()).toEqual(['shown', false, true]);
});

test('CHK-10 an order that is paid in cash, or of which another amount came, shows no payment', async () => {
  for (const payment of [{ status: 'unmatched' }, { method: 'cod', action: { kind: 'none' } }] as const) {
    const { fetchOrder, view } = await opened(sampleOrder.id);
    await fetchOrder.answer(orderAnswer(payment));
    expect(view().canPay).toBe(false);
  }
});

test('SUB-01 an order whose subscriptions are renewed by a link says where Autopay is turned on', async () => {
  const plain = await opened(sampleOrder.id);
  await plain.fetchOrder.answer(orderAnswer({ status: 'paid' }, { status: 'paid' }));
  expect(plain.view().order?.renewals).toBeNull();
  const plan = await opened(sampleOrder.id);
  await plan.fetchOrder.answer(orderAnswer({ status: 'paid' }, { status: 'paid', hasLinkRenewals: true }));
  expect(plan.view().order?.renewals?.href).toBe('/dashboard/subscriptions');
});

test('CHK-07 cash on delivery is confirmed, a cancelled order says so', async () => {
  const cash = await opened(sampleOrder.id);
  await cash.fetchOrder.answer(orderAnswer({ method: 'cod', action: { kind: 'none' } }));
  expect(cash.view().title).toBe('Thank you, your order is confirmed');
  const gone = await opened(sampleOrder.id);
  await gone.fetchOrder.answer(orderAnswer({ status: 'failed' }, { status: 'cancelled' }));
  expect(gone.view().title).toBe('This order was cancelled');
});

test.for([
  [refusal(404), 'missing'],
  [refusal(422), 'missing'],
  [refusal(401), 'locked'],
  [lost, 'locked'],
  [offline, 'failed'],
  [refusal(503), 'failed'],
] as const)('CHK-07 what cannot be shown is said: %s is %s', async ([error, stage]) => {
  const { fetchOrder, view } = await opened(sampleOrder.id);
  await fetchOrder.fail(error);
  expect(view().stage).toBe(stage);
});

test('CHK-07 an order that could not be read is tried again, by itself and by hand', async () => {
  const { actor, fetchOrder, view } = await opened(sampleOrder.id);
  await fetchOrder.fail(offline);
  actor.send({ type: 'order.retry' });
  await fetchOrder.fail(offline);
  await passed(6000);
  await fetchOrder.answer(paid);
  expect(view().stage).toBe('shown');
});

test('ORD-02 an order is cancelled after a question, and not once it is packed', async () => {
  const { actor, fetchOrder, cancelOrder } = await opened(sampleOrder.id);
  await fetchOrder.answer(paid);
  const cancel = () => cancelView(actor.getSnapshot());
  actor.send({ type: 'cancel.ask' });
  actor.send({ type: 'cancel.refuse' });
  await fetchOrder.answer(paid);
  actor.send({ type: 'cancel.ask' });
  expect(cancel()).toMatchObject({ isAsking: true, isBusy: false });
  actor.send({ type: 'cancel.confirm' });
  expect(cancel().isBusy).toBe(true);
  await cancelOrder.fail(offline);
  await fetchOrder.answer(paid);
  expect(cancel().refusal).toBe('That didn’t work, and nothing was changed. Try again.');
  actor.send({ type: 'cancel.ask' });
  actor.send({ type: 'cancel.confirm' });
  await cancelOrder.fail(refusal(409, { message: 'This order is packed already' }));
  await fetchOrder.answer(orderAnswer({ status: 'paid' }, { status: 'packed', parcels: [] }));
  expect(cancel()).toMatchObject({
    canAsk: false,
    isAsking: false,
    isBusy: false,
    refusal: 'This order is packed already',
  });
});

test('ORD-04 a return is taken back by one click and one yes; one that the shop has is not asked about', async () => {
  const returning = orderAnswer({ status: 'paid' }, { status: 'delivered', returns: [sampleReturn] });
  const { actor, fetchOrder, cancelOrder, withdrawReturn } = await opened(sampleOrder.id);
  await fetchOrder.answer(returning);
  actor.send({ type: 'withdraw.ask', returnId: 'gone' });
  expect(cancelView(actor.getSnapshot()).isAsking).toBe(false);
  expect(orderDetail(returning.order, 0).returns[0]).toMatchObject({
    title: 'Return requested',
    canWithdraw: true,
  });
  actor.send({ type: 'withdraw.ask', returnId: sampleReturn.id });
  expect(cancelView(actor.getSnapshot()).words.yes).toBe('Withdraw return');
  actor.send({ type: 'cancel.confirm' });
  expect([withdrawReturn.calls[0]?.slice(0, 2), cancelOrder.calls]).toEqual([
    [sampleOrder.id, sampleReturn.id],
    [],
  ]);
  const back = orderAnswer(
    { status: 'paid' },
    { status: 'delivered', returns: [{ ...sampleReturn, status: 'withdrawn' }] },
  );
  await withdrawReturn.answer(back);
  expect(orderDetail(back.order, 0).returns[0]).toMatchObject({ title: 'Return withdrawn', canWithdraw: false });
});

test('ORD-04 CHK-04 a refund of an order that the wallet paid a part of goes back both ways', () => {
  const { order } = orderAnswer({}, { status: 'delivered', returns: [{ ...sampleReturn, status: 'refunded' }] });
  const said = (one: typeof order) => orderDetail(one, 0).returns[0]?.notes.at(-1);
  expect(said(order)).toMatch(/ was refunded to your original payment method$/u);
  expect(said({ ...order, fromWallet: 320 })).toMatch(/ was refunded to your original payment methods$/u);
});

test('SEC-05 the page of an order says what came instead of its price, and promises no day of arrival', async () => {
  const { fetchOrder, view } = await opened(sampleOrder.id);
  await fetchOrder.answer(
    orderAnswer({ status: 'unmatched', unmatched: { minorUnits: 2000, currency: 'USD' } }, { status: 'cancelled' }),
  );
  const words =
    "We received USD 20.00 instead of ₹1,499. We'll settle it within 2 working days. Please don't pay again.";
  expect(view()).toMatchObject({ title: 'This order was cancelled', text: words });
  expect(view().order).toMatchObject({ unmatched: words, arrival: null, paymentState: 'Being resolved' });
});
