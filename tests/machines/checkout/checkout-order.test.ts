import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleQuote } from '../../../src/machines/checkout/checkout/checkout.cases.ts';
import { emptyDraft } from '../../../src/machines/checkout/checkout/checkout.types.ts';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { checkout, chosen, placed, ready, savedAddress } from '../support/checkout.ts';
import { lost, offline, passed, refusal, settled, stopTime } from '../support/held.ts';
import { club, dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const changed = (total: number) =>
  refusal(409, { slug: 'quote-changed', body: { quote: { ...sampleQuote, total } } });
const paid = orderAnswer({ status: 'paid' }, { status: 'paid' });
const waiting = orderAnswer({ expiresAt: null });

test('CHK-02, CHK-09 the last click keeps its key before it is sent, with the total that was shown', async () => {
  const { placeOrder, drafts, view } = await placed();
  expect(view().stage).toBe('placing');
  const [request, key] = placeOrder.calls[0] ?? [];
  expect([request, key]).toMatchObject([
    { expectedTotal: 1499, paymentMethod: 'upi', addressId: savedAddress.id },
    'key-1',
  ]);
  expect(drafts.at(-1)?.attempt).toEqual({ key, request });
});

test('CHK-02 a placed order goes to its payment, and a paid one is confirmed once', async () => {
  const { placeOrder, fetchStatus, drafts, told, view, orderIds } = await placed();
  await placeOrder.answer(waiting);
  expect([view().stage, drafts.at(-1)]).toMatchObject(['paying', { attempt: null, orderId: sampleOrder.id }]);
  told.length = 0;
  await passed(2500);
  await fetchStatus.answer(paid);
  expect(view().stage).toBe('confirmed');
  expect(told).toEqual([
    { type: 'order.confirmed', hasMembership: false, sold: { lines: sampleOrder.lines, parts: sampleOrder.parts } },
    {
      type: 'link.follow',
      location: { path: '/order-success', search: `?order=${sampleOrder.id}` },
      isReplacing: true,
    },
  ]);
  expect([drafts.at(-1)?.orderId, orderIds]).toEqual([null, [sampleOrder.id]]);
});

test('CHK-02 cash on delivery is confirmed as soon as it is placed; a membership in it is told', async () => {
  const flow = await ready({ method: 'cod' }, [line(sleep), line(club)]);
  flow.actor.send({ type: 'order.place' });
  await settled();
  const lines = sampleOrder.lines.map((each) => ({ ...each, isPremiumMembership: true }));
  await flow.placeOrder.answer(orderAnswer({ method: 'cod', action: { kind: 'none' } }, { lines }));
  expect(flow.view().stage).toBe('confirmed');
  expect(flow.told).toContainEqual({
    type: 'order.confirmed',
    hasMembership: true,
    sold: { lines, parts: sampleOrder.parts },
  });
});

test('SEC-02 where no gateway answers, the shopper reads what works instead and sees it beside the methods', async () => {
  const { actor, placeOrder, view } = await placed();
  expect(
    view()
      .methods.filter(({ isFastest }) => isFastest)
      .map(({ method }) => method),
  ).toEqual(['upi']);
  const detail = 'Choose cash on delivery or your wallet, or try again in a minute.';
  await placeOrder.fail(refusal(503, { slug: 'gateway-unavailable', message: detail }));
  expect(view()).toMatchObject({ stage: 'failed', notice: detail, canRetry: true, canReview: true });
  actor.send({ type: 'order.review' });
  await settled();
  expect(view().stage).toBe('payment');
  expect(view().methods.some(({ isFastest }) => isFastest)).toBe(false);
  const away = view().methods.filter(({ text }) => text === 'Unavailable right now');
  expect(away.map(({ method }) => method)).toEqual(['upi', 'card', 'netbanking']);
});

test('CHK-06 a cart that another tab empties while the order gets its key is not ordered', async () => {
  const flow = await ready();
  flow.actor.send({ type: 'order.place' });
  flow.cart.ring([]);
  await settled();
  expect([flow.view().stage, flow.placeOrder.calls, flow.drafts.at(-1)?.attempt ?? null]).toEqual([
    'empty',
    [],
    null,
  ]);
});

test('CHK-09 a cart that another tab changes while the order gets its key is priced and confirmed again', async () => {
  const flow = await ready();
  flow.actor.send({ type: 'order.place' });
  flow.cart.ring([line(sleep), line(dog)]);
  await passed(300);
  expect([flow.view().stage, flow.placeOrder.calls.length, flow.fetchQuote.calls.length]).toEqual([
    'payment',
    0,
    2,
  ]);
});

test('CHK-09 a changed quote for a cart that is now empty offers nothing to confirm', async () => {
  const { placeOrder, cart, view } = await placed();
  await placeOrder.fail(changed(1599));
  cart.ring([]);
  expect(view().stage).toBe('empty');
});

test('CHK-09 a changed quote is shown with what changed and ordered only after another click, under a new key', async () => {
  const { actor, placeOrder, view, told } = await placed();
  await placeOrder.fail(changed(1599));
  expect(view()).toMatchObject({ stage: 'changed', canAccept: true, placeLabel: 'Pay ₹1,599' });
  expect(told).toContainEqual({ type: 'prices.moved' });
  expect(placeOrder.calls).toHaveLength(1);
  actor.send({ type: 'order.accept' });
  await settled();
  expect(placeOrder.calls[1]).toMatchObject([{ expectedTotal: 1599 }, 'key-2', {}]);
});

test('CHK-09, MNY-11 the changes are named: which line, from what, to what', async () => {
  const { placeOrder, view } = await placed();
  const lines = sampleQuote.lines.map((each) => ({ ...each, unitPrice: 1599, lineTotal: 1599 }));
  const parts = [...sampleQuote.parts, { kind: 'tier' as const, label: '5% tier discount', amount: -80 }];
  await placeOrder.fail(
    refusal(409, { slug: 'quote-changed', body: { quote: { ...sampleQuote, lines, parts, total: 1519 } } }),
  );
  expect(view().changes).toEqual([
    'Sleep Mantra is now ₹1,599 instead of ₹1,499.',
    '5% tier discount: −₹80 instead of ₹0.',
  ]);
});

test('CHK-09 a changed quote can be looked at again, and a changed cart is priced again', async () => {
  const first = await placed();
  await first.placeOrder.fail(changed(1599));
  first.actor.send({ type: 'order.review' });
  expect(first.view().stage).toBe('payment');
  const second = await placed();
  await second.placeOrder.fail(changed(1599));
  second.cart.ring([line(dog)]);
  expect([second.view().stage, second.view().canPlace]).toEqual(['payment', false]);
  const third = await placed();
  await third.placeOrder.fail(changed(1599));
  third.step.ring('address');
  expect(third.view().stage).toBe('address');
});

test.for([
  ['is offline', offline],
  ['is in trouble', refusal(503, { slug: 'temporarily-unavailable' })],
  ['works on it', refusal(409, { slug: 'request-in-progress' })],
] as const)(
  'CHK-02 while the server %s, the same attempt is sent again under the same key',
  async ([, trouble]) => {
    const { actor, placeOrder, view } = await placed();
    await placeOrder.fail(trouble);
    expect(view()).toMatchObject({ stage: 'failed', canRetry: true, canReview: false });
    actor.send({ type: 'order.retry' });
    await placeOrder.fail(trouble);
    await passed(5000);
    expect(placeOrder.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    await placeOrder.answer(waiting);
    expect(view().stage).toBe('paying');
  },
);

test('CHK-02 a refused order can be tried again as it is, or changed', async () => {
  const { actor, placeOrder, view, drafts } = await placed();
  await placeOrder.fail(refusal(409, { slug: 'conflict', message: 'The last one was just sold' }));
  expect(view()).toMatchObject({ stage: 'failed', notice: 'The last one was just sold', canReview: true });
  actor.send({ type: 'order.retry' });
  expect(placeOrder.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1']);
  await placeOrder.fail(refusal(409, { slug: 'conflict' }));
  actor.send({ type: 'order.review' });
  expect([view().stage, drafts.at(-1)?.attempt]).toEqual(['payment', null]);
});

test('CHK-02 a reload while the order was under way sends the same attempt, whatever the cart holds now', async () => {
  const before = await placed();
  const draft = before.drafts.at(-1) ?? emptyDraft;
  const after = await checkout({ step: 'payment', draft, lines: [] });
  expect(after.placeOrder.calls.map(([request, key]) => [request, key])).toEqual([
    [draft.attempt?.request, draft.attempt?.key],
  ]);
});

test.for([
  ['paid', paid, 'confirmed'],
  ['waiting', waiting, 'paying'],
  ['cancelled', orderAnswer({}, { status: 'cancelled' }), 'payment'],
] as const)('CHK-02 a reload finds an order that is %s', async ([, answer, stage]) => {
  const flow = await checkout({ step: 'payment', draft: { ...chosen, orderId: sampleOrder.id } });
  expect(flow.fetchOrder.calls.map(([id]) => id)).toEqual([sampleOrder.id]);
  await flow.fetchOrder.answer(answer);
  expect(flow.view().stage).toBe(stage);
  expect(flow.visited).toEqual([]);
});

test('CHK-02 an order that is not there any more is forgotten, one out of reach is asked for again', async () => {
  const draft = { ...chosen, orderId: sampleOrder.id };
  const gone = await checkout({ step: 'payment', draft });
  await gone.fetchOrder.fail(refusal(404));
  expect([gone.view().stage, gone.drafts.at(-1)?.orderId]).toEqual(['payment', null]);
  const far = await checkout({ step: 'payment', draft });
  await far.fetchOrder.fail(offline);
  expect(far.view()).toMatchObject({ stage: 'failed', canRetry: true });
  far.actor.send({ type: 'order.retry' });
  await far.fetchOrder.fail(offline);
  await passed(5000);
  await far.fetchOrder.answer(waiting);
  expect(far.view().stage).toBe('paying');
});

test('CHK-02 a session lost on the way asks for the number again and then goes on with the same order', async () => {
  const { placeOrder, shopper, view } = await placed();
  await placeOrder.fail(lost);
  expect(view().stage).toBe('contact');
  shopper.ring(sampleProfile);
  expect([view().stage, placeOrder.calls.map(([, key]) => key)]).toEqual(['placing', ['key-1', 'key-1']]);
  const found = await checkout({ step: 'payment', draft: { ...chosen, orderId: sampleOrder.id } });
  await found.fetchOrder.fail(lost);
  expect(found.view().stage).toBe('contact');
});

test('CHK-02 a logout in another tab asks for the number, an emptied cart ends the checkout', async () => {
  const first = await ready();
  first.shopper.ring(null);
  expect(first.view().stage).toBe('contact');
  const second = await ready();
  second.cart.ring([]);
  expect(second.view().stage).toBe('empty');
});

test('CHK-02 an order that was left leads back to the payment step with everything still there', async () => {
  const { placeOrder, cancelOrder, child, view, drafts } = await placed();
  await placeOrder.answer(waiting);
  child('pay').send({ type: 'order.leave' });
  await cancelOrder.answer(orderAnswer({ status: 'failed' }, { status: 'cancelled' }));
  expect([view().stage, view().place?.name, drafts.at(-1)?.orderId]).toEqual(['payment', savedAddress.name, null]);
});

test('SEC-05 a cart that another tab has ordered leads to that order, and its version goes along with the order', async () => {
  const { placeOrder, fetchOrder, view, drafts } = await placed();
  expect(placeOrder.calls[0]?.[0]).toMatchObject({ cartVersion: 5 });
  const order = { id: sampleOrder.id, number: 'M-1001' };
  await placeOrder.fail(refusal(409, { slug: 'already-ordered', body: { order } }));
  expect(drafts.at(-1)).toMatchObject({ attempt: null, orderId: sampleOrder.id });
  expect(fetchOrder.calls[0]?.[0]).toBe(sampleOrder.id);
  await fetchOrder.answer(waiting);
  expect(view().stage).toBe('paying');
});

test('SEC-05 who has too many unpaid orders is told so, and where to pay or cancel the first', async () => {
  const { placeOrder, view } = await placed();
  const order = { id: sampleOrder.id, number: 'M-1001' };
  await placeOrder.fail(
    refusal(409, { slug: 'unpaid-orders', message: 'Pay or cancel one first.', body: { order } }),
  );
  expect(view()).toMatchObject({
    stage: 'failed',
    notice: 'Pay or cancel one first.',
    waitingOrder: { label: 'Go to order M-1001', href: `/dashboard/orders/${sampleOrder.id}` },
  });
});
