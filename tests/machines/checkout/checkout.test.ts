import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '../../../src/domain/cart/cart.ts';
import { sampleQuote } from '../../../src/machines/checkout/checkout/checkout.cases.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { checkout, chosen, delivered, noCash, ready, savedAddress } from '../support/checkout.ts';
import { offline, passed, settled, stopTime } from '../support/held.ts';
import { club, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('CHK-02 an empty cart has nothing to check out, until something is put in', async () => {
  const { stage, cart, fetchQuote } = await checkout({ lines: [] });
  expect([stage(), fetchQuote.calls]).toEqual(['empty', []]);
  cart.ring([line(sleep)]);
  expect(stage()).toBe('address');
});

test('CHK-01 a visitor signs in by phone first, and goes on where it stopped', async () => {
  const { stage, shopper, told, child, signIn } = await checkout({ shopper: null });
  expect(stage()).toBe('contact');
  child('signIn').send({ type: 'phone.type', text: '9000000001' });
  child('signIn').send({ type: 'phone.submit' });
  await signIn.sendCode.answer({
    resendAfter: '2026-11-04T04:30:30.000Z',
    expiresAt: '2026-11-04T04:35:00.000Z',
    codeLength: 6,
  });
  child('signIn').send({ type: 'code.type', text: '123456' });
  await signIn.verifyCode.answer({ token: 'a-token', user: sampleProfile });
  expect(told).toContainEqual({ type: 'session.begin', token: 'a-token', profile: sampleProfile, next: null });
  shopper.ring(sampleProfile);
  expect(stage()).toBe('address');
});

test('CHK-01, CHK-03 the chosen address leads to payment, is kept, and asks for a price of its own', async () => {
  const { stage, child, told, drafts, addresses, fetchQuote } = await checkout();
  await addresses.listAddresses.answer([savedAddress]);
  child('addressForm').send({ type: 'address.submit' });
  expect(stage()).toBe('payment');
  expect(told).toEqual([
    { type: 'link.follow', location: { path: '/checkout/payment', search: '' }, isReplacing: false },
  ]);
  expect(drafts.at(-1)).toMatchObject({ addressId: savedAddress.id, place: { city: 'Bengaluru' } });
  expect(fetchQuote.calls.at(-1)?.[0]).toMatchObject({ addressId: savedAddress.id });
});

test('CHK-03 a pincode is looked up for the form, and everything typed is kept', async () => {
  const { child, drafts, addresses, findDelivery, view } = await checkout();
  await addresses.listAddresses.answer([]);
  child('addressForm').send({ type: 'field.type', field: 'pincode', text: '560066' });
  expect(findDelivery.calls.map(([pincode]) => pincode)).toEqual(['560066']);
  await findDelivery.answer(delivered);
  expect(drafts.at(-1)?.address.fields).toMatchObject({ pincode: '560066', city: 'Bengaluru', state: 'Karnataka' });
  expect(view().stage).toBe('address');
});

test('CHK-02 a reload comes back to the payment step, and to the address where there is none', async () => {
  const complete = await checkout({ step: 'payment', draft: chosen });
  expect([complete.stage(), complete.told]).toEqual(['payment', []]);
  const without = await checkout({ step: 'payment' });
  expect(without.stage()).toBe('address');
  expect(without.told).toEqual([
    { type: 'link.follow', location: { path: '/checkout', search: '' }, isReplacing: true },
  ]);
});

test('CHK-02 back leads from payment to the address and forward returns, with the price still there', async () => {
  const { step, stage, fetchQuote } = await ready();
  step.ring('address');
  expect(stage()).toBe('address');
  step.ring('payment');
  expect([stage(), fetchQuote.calls.length]).toEqual(['payment', 1]);
});

test('CHK-02 forward without an address stays at the address and puts the page’s address right', async () => {
  const { step, stage, told } = await checkout();
  step.ring('payment');
  expect(stage()).toBe('address');
  expect(told).toEqual([{ type: 'link.follow', location: { path: '/checkout', search: '' }, isReplacing: true }]);
});

test('CHK-01 the address can be changed from the payment step', async () => {
  const { actor, stage, told } = await ready();
  actor.send({ type: 'address.change' });
  expect(stage()).toBe('address');
  expect(told.at(-1)).toEqual({
    type: 'link.follow',
    location: { path: '/checkout', search: '' },
    isReplacing: false,
  });
});

test('CHK-01 a coupon is asked about with the price; the server’s word says whether it applies', async () => {
  const { actor, view, fetchQuote, drafts } = await ready();
  actor.send({ type: 'coupon.type', text: ' flash 50 ' });
  actor.send({ type: 'coupon.apply' });
  expect(fetchQuote.calls.at(-1)?.[0].couponCode).toBe('FLASH50');
  expect([drafts.at(-1)?.couponCode, view().coupon.isChecking]).toEqual(['FLASH50', true]);
  await fetchQuote.answer({ ...sampleQuote, coupon: { code: 'FLASH50', applied: true, saving: 200 } });
  expect(view().coupon).toMatchObject({ isApplied: true, message: 'You save ₹200.' });
  actor.send({ type: 'coupon.type', text: 'MORE' });
  actor.send({ type: 'coupon.apply' });
  const refusal = { kind: 'below-minimum', missing: 300 } as const;
  await fetchQuote.answer({ ...sampleQuote, coupon: { code: 'MORE', applied: false, refusal } });
  expect(view().coupon).toMatchObject({ isApplied: false, message: 'Add ₹300 more to use this code.' });
  actor.send({ type: 'coupon.clear' });
  expect(view().coupon).toMatchObject({ text: '', code: '', message: null });
  expect(fetchQuote.calls.at(-1)?.[0].couponCode).toBeNull();
});

test('CHK-04 cash on delivery says its fee in its row before it is chosen', async () => {
  const { view } = await ready();
  const cash = view().methods.find(({ method }) => method === 'cod');
  expect([cash?.isChosen, cash?.text]).toEqual([false, 'Pay the courier in cash. Adds a fee of ₹40']);
});

test('CHK-01 changes of the cart are priced together, and the order waits for the price', async () => {
  const { actor, cart, fetchQuote, view } = await ready();
  expect(view().canPlace).toBe(true);
  cart.ring([line(sleep, { quantity: 2 })]);
  await passed(200);
  cart.ring([line(sleep, { quantity: 3 })]);
  expect(view().canPlace).toBe(false);
  actor.send({ type: 'order.place' });
  expect(view().stage).toBe('payment');
  await passed(300);
  expect(fetchQuote.calls.slice(1).map(([{ lines }]) => lines.map(({ quantity }) => quantity))).toEqual([[3]]);
  await fetchQuote.answer(sampleQuote);
  expect(view().canPlace).toBe(true);
});

test('CHK-01 a price that does not come is asked for again, by itself and by hand', async () => {
  const { actor, fetchQuote, view } = await checkout({ step: 'payment', draft: { ...chosen, method: 'upi' } });
  // The cart is known without the server; what it costs isn't.
  const unpriced = [['Sleep Mantra', 'Saffron | 30 ml', 1, '']];
  const shown = () =>
    view().summary.lines.map(({ name, choice, quantity, price }) => [
      name,
      choice.replaceAll('\u00A0', ' '),
      quantity,
      price,
    ]);
  expect(shown()).toEqual(unpriced);
  await fetchQuote.fail(offline);
  expect(view().summary).toMatchObject({ isUnquoted: true, total: null, rows: [] });
  expect(shown()).toEqual(unpriced);
  actor.send({ type: 'quote.retry' });
  expect(shown()).toEqual(unpriced);
  await fetchQuote.fail(offline);
  await passed(5000);
  // Nothing moves on screen while it is asked for again by itself.
  expect([fetchQuote.calls.length, view().summary.isUnquoted]).toEqual([3, true]);
  await fetchQuote.fail(offline);
  expect(view().summary.isUnquoted).toBe(true);
  await passed(5000);
  await fetchQuote.answer(sampleQuote);
  expect([view().summary.isCurrent, view().canPlace]).toEqual([true, true]);
});

test('CHK-01, CHK-08 the method is kept, and cash only where and as far as the courier takes it', async () => {
  const { actor, view, findDelivery, drafts, fetchQuote } = await ready({ method: null });
  expect(view().canPlace).toBe(false);
  await findDelivery.answer(noCash);
  actor.send({ type: 'method.choose', method: 'cod' });
  expect(view().methods.find(({ method }) => method === 'cod')).toMatchObject({
    isChosen: false,
    refusal: 'Not at this pincode',
  });
  actor.send({ type: 'method.choose', method: 'wallet' });
  actor.send({ type: 'method.choose', method: 'card' });
  expect(drafts.at(-1)?.method).toBe('card');
  await fetchQuote.answer({ ...sampleQuote, total: 5001 });
  expect(view().placeLabel).toBe('Pay ₹5,001');
  const rich = await ready({ method: 'cod' });
  rich.actor.send({ type: 'coupon.clear' });
  await rich.fetchQuote.answer({ ...sampleQuote, total: 5001 });
  expect([rich.view().canPlace, rich.view().methods.at(-1)?.refusal]).toEqual([false, 'Up to ₹5,000']);
});

test('CRT-16, CHK-09 what cannot be sold cannot be ordered', async () => {
  const { actor, view, fetchQuote } = await ready();
  const sold = sampleQuote.lines.map((each) => ({
    ...each,
    lineTotal: 0,
    problems: [{ kind: 'out-of-stock' as const }],
  }));
  actor.send({ type: 'coupon.clear' });
  await fetchQuote.answer({ ...sampleQuote, lines: sold });
  expect(view().canPlace).toBe(false);
  const problem = 'Out of stock. Please remove it.';
  expect(view().summary.lines[0]).toMatchObject({ price: '', problem, isBlocking: true });
});

test('CHK-01 lines of the summary are named and priced by the server', async () => {
  const { view } = await ready();
  expect(view().summary).toMatchObject({ itemCount: 1, total: '₹1,499', savings: null });
  expect(view().summary.lines[0]).toMatchObject({
    sku: keyOf(line(sleep)).sku,
    name: 'Sleep Mantra',
    choice: 'Saffron | 30\u00a0ml',
    price: '₹1,499',
  });
});

test('CHK-01 MEM-07 a membership alone is paid for without an address, and not in cash', async () => {
  const { actor, stage, told, view, fetchQuote, placeOrder } = await checkout({ lines: [line(club)] });
  expect([stage(), view().needsAddress, view().place]).toEqual(['payment', false, null]);
  expect(told).toEqual([
    { type: 'link.follow', location: { path: '/checkout/payment', search: '' }, isReplacing: true },
  ]);
  await fetchQuote.answer(sampleQuote);
  expect(view().methods.find(({ method }) => method === 'cod')?.refusal).toBe('Only for deliveries');
  actor.send({ type: 'method.choose', method: 'cod' });
  expect(view().canPlace).toBe(false);
  actor.send({ type: 'method.choose', method: 'upi' });
  await fetchQuote.answer(sampleQuote);
  actor.send({ type: 'order.place' });
  await settled();
  expect(placeOrder.calls.map(([{ addressId, paymentMethod }]) => [addressId, paymentMethod])).toEqual([
    [null, 'upi'],
  ]);
});

test('CHK-01 MEM-07 what is to be delivered asks for an address again, and what is taken out no longer does', async () => {
  const { cart, step, stage, view } = await checkout({ lines: [line(club)] });
  step.ring('address');
  expect(stage()).toBe('payment');
  cart.ring([line(club), line(sleep)]);
  expect([stage(), view().needsAddress]).toEqual(['address', true]);
  cart.ring([line(club)]);
  expect(stage()).toBe('payment');
  cart.ring([]);
  expect(stage()).toBe('empty');
});
