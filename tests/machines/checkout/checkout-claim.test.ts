import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleQuote } from '../../../src/machines/checkout/checkout/checkout.cases.ts';
import { emptyDraft } from '../../../src/machines/checkout/checkout/checkout.types.ts';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { checkout, ready } from '../support/checkout.ts';
import { stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const claim = { code: 'FLASH50', isDeclined: false };
const offered = { text: 'You claimed FLASH50', label: 'Apply coupon FLASH50' };

test('FLS-07 a claimed coupon is applied by itself, and the quote says what comes of it', async () => {
  const { fetchQuote, view } = await checkout({ claim });
  expect(fetchQuote.calls.at(-1)?.[0].couponCode).toBe('FLASH50');
  const refusal = { kind: 'below-minimum', missing: 1 } as const;
  await fetchQuote.answer({ ...sampleQuote, coupon: { code: 'FLASH50', applied: false, refusal } });
  expect(view().coupon).toMatchObject({
    code: 'FLASH50',
    isApplied: false,
    message: 'Add ₹1 more to use this code.',
    claim: null,
  });
});

test('FLS-07 a coupon that was chosen before stays; the claimed one is offered beside it', async () => {
  const draft = { ...emptyDraft, couponText: 'WELCOME10', couponCode: 'WELCOME10' };
  const { actor, fetchQuote, view, drafts } = await checkout({ claim, draft });
  expect([fetchQuote.calls.at(-1)?.[0].couponCode, view().coupon.claim]).toEqual(['WELCOME10', offered]);
  actor.send({ type: 'claim.apply' });
  expect([fetchQuote.calls.at(-1)?.[0].couponCode, view().coupon.claim, drafts.at(-1)?.couponCode]).toEqual([
    'FLASH50',
    null,
    'FLASH50',
  ]);
});

test('FLS-07 taken out again it stays on offer, and is not applied by itself any more', async () => {
  const { actor, declined, view } = await checkout({ claim });
  actor.send({ type: 'coupon.clear' });
  expect([declined, view().coupon.code, view().coupon.claim]).toEqual([['FLASH50'], '', offered]);
  const later = await checkout({ claim: { ...claim, isDeclined: true } });
  expect([later.fetchQuote.calls.at(-1)?.[0].couponCode, later.view().coupon.claim]).toEqual([null, offered]);
});

test('FLS-07 a claim that arrives during the checkout is applied where no coupon is set', async () => {
  const { coupons, fetchQuote, view } = await ready();
  coupons.ring({ code: 'flash50', isChosen: false });
  expect(fetchQuote.calls.at(-1)?.[0].couponCode).toBe('FLASH50');
  await fetchQuote.answer({ ...sampleQuote, coupon: { code: 'FLASH50', applied: true, saving: 500 } });
  coupons.ring({ code: 'OTHER20', isChosen: false });
  expect([view().coupon.code, view().coupon.claim?.text]).toEqual(['FLASH50', 'You claimed OTHER20']);
});

test('CPN-05 a code that was applied in the popup takes the place of the one that is set', async () => {
  const { coupons, fetchQuote, drafts } = await checkout({ claim });
  coupons.ring({ code: 'EVENING15', isChosen: true });
  expect([fetchQuote.calls.at(-1)?.[0].couponCode, drafts.at(-1)?.couponCode]).toEqual(['EVENING15', 'EVENING15']);
});

test('FLS-07 an empty checkout keeps what it is handed and asks nothing', async () => {
  const { actor, coupons, fetchQuote, view } = await checkout({ lines: [], claim: { ...claim, isDeclined: true } });
  coupons.ring({ code: 'NEW10', isChosen: false });
  actor.send({ type: 'claim.apply' });
  coupons.ring({ code: 'EVENING15', isChosen: true });
  expect([fetchQuote.calls, view().coupon.code, view().coupon.claim?.text]).toEqual([
    [],
    'EVENING15',
    'You claimed NEW10',
  ]);
});

test('FLS-07 an order that stands with the claimed code uses it up', async () => {
  const draft = { ...emptyDraft, couponText: 'FLASH50', couponCode: 'FLASH50', orderId: sampleOrder.id };
  const { fetchOrder, spent, stage } = await checkout({ draft, claim });
  await fetchOrder.answer(orderAnswer({ status: 'paid' }, { status: 'paid' }));
  expect([stage(), spent]).toEqual(['confirmed', ['FLASH50']]);
});
