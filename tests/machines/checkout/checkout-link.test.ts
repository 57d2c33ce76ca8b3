import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { checkout, chosen } from '../support/checkout.ts';
import { offline, stopTime } from '../support/held.ts';
import { line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const left = { step: 'payment', lines: [line(sleep)], couponCode: 'DIWALI20', bundleId: null } as const;

test('CHK-11 what was begun is told to the shop at each step, for one reminder', async () => {
  const { unfinished } = await checkout({ step: 'payment', draft: chosen });
  expect(unfinished).toEqual([{ step: 'payment', lines: [line(sleep)], couponCode: null, bundleId: null }]);
});

test('CHK-11 a visitor begins nothing that could be reminded of', async () => {
  const { unfinished } = await checkout({ shopper: null });
  expect(unfinished).toEqual([]);
});

test('CHK-11 a link goes on where the checkout was left, with the cart that is here', async () => {
  const { fetchLeft, stage, told, filled, step } = await checkout({ link: 'a-token', draft: chosen });
  expect([stage(), fetchLeft.calls[0]?.[0]]).toEqual(['loading', 'a-token']);
  await fetchLeft.answer({ ...left, lines: [] });
  expect({ told, filled }).toEqual({
    told: [{ type: 'link.follow', location: { path: '/checkout/payment', search: '' }, isReplacing: true }],
    filled: [],
  });
  step.ring('payment');
  expect(stage()).toBe('payment');
});

test('CHK-11 a link fills a cart that is empty here, with its coupon, and asks for a price', async () => {
  const { fetchLeft, filled, fetchQuote, stage } = await checkout({ link: 'a-token', lines: [], draft: chosen });
  await fetchLeft.answer(left);
  expect({ filled, stage: stage() }).toEqual({ filled: [left.lines], stage: 'address' });
  expect(fetchQuote.calls[0]?.[0]).toMatchObject({ lines: left.lines, couponCode: 'DIWALI20' });
});

test('CHK-11 a visitor sees what was left and signs in; the stored cart comes back by itself, not twice', async () => {
  const { fetchLeft, filled, stage, fetchQuote, shopper, cart, unfinished } = await checkout({
    link: 'a-token',
    lines: [],
    shopper: null,
  });
  await fetchLeft.answer(left);
  expect({ stage: stage(), filled, quotes: fetchQuote.calls.length }).toEqual({
    stage: 'contact',
    filled: [],
    quotes: 1,
  });
  shopper.ring(sampleProfile);
  cart.ring([line(sleep)]);
  expect([stage(), unfinished.length]).toEqual(['address', 1]);
});

test('CHK-11 a link that is over says so, and what is here goes on as it is', async () => {
  const { fetchLeft, told, stage } = await checkout({ link: 'a-token' });
  await fetchLeft.fail(offline);
  expect([stage(), told]).toEqual([
    'address',
    [
      {
        type: 'toast.request',
        toast: { tone: 'warning', text: 'This link to your cart no longer works.' },
      },
    ],
  ]);
});
