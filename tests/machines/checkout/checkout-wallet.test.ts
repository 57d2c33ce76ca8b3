import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletOffer } from '../../../src/machines/checkout/checkout/checkout.rules.ts';
import { refused } from '../../../src/machines/kit/cases.ts';
import { sampleQuote } from '../../../src/machines/checkout/checkout/checkout.cases.ts';
import { checkout, chosen, ready } from '../support/checkout.ts';
import { settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('CHK-04 the wallet pays its ₹320 and the card the rest; the server is told both, and the choice is kept', async () => {
  const { actor, view, fetchQuote, placeOrder, drafts } = await ready({ method: 'card' });
  expect(view().wallet).toEqual({
    label: 'Use ₹320 from your wallet',
    hint: 'That leaves ₹1,179 to pay.',
    isOn: false,
  });
  expect([view().summary.split, view().placeLabel]).toEqual([null, 'Pay ₹1,499']);
  actor.send({ type: 'wallet.switch', usesWallet: true });
  expect([drafts.at(-1)?.usesWallet, view().canPlace]).toEqual([true, false]);
  await fetchQuote.answer(sampleQuote);
  expect(view().summary.split).toEqual({ wallet: '₹320', rest: '₹1,179' });
  expect(view().placeLabel).toBe('Pay ₹1,179');
  actor.send({ type: 'order.place' });
  await settled();
  expect(placeOrder.calls.at(-1)?.[0]).toMatchObject({
    paymentMethod: 'card',
    fromWallet: 320,
    expectedTotal: 1499,
  });
});

test('CHK-04 a wallet that is enough pays everything, asks for no method and saves the fee for cash', async () => {
  const { actor, view, fetchQuote, placeOrder } = await ready({ method: 'cod' });
  const fee = { kind: 'cod', label: 'Cash on delivery fee', amount: 40 } as const;
  const rich = { ...sampleQuote, walletBalance: 1499 };
  const inCash = { ...rich, parts: [...rich.parts, fee], total: 1539 };
  actor.send({ type: 'coupon.clear' });
  await fetchQuote.answer(inCash);
  expect(view().wallet).toEqual({
    label: 'Use ₹1,499 from your wallet',
    hint: 'Pays the whole order.',
    isOn: false,
  });
  actor.send({ type: 'wallet.switch', usesWallet: true });
  expect(fetchQuote.calls.at(-1)?.[0].paymentMethod).toBe('wallet');
  await fetchQuote.answer(rich);
  expect([view().methods, view().placeLabel]).toEqual([[], 'Pay ₹1,499 from your wallet']);
  actor.send({ type: 'order.place' });
  await settled();
  expect(placeOrder.calls.at(-1)?.[0]).toMatchObject({
    paymentMethod: 'wallet',
    fromWallet: null,
    expectedTotal: 1499,
  });
});

test('CHK-04 a wallet never pays the fee for cash, however much it holds', () => {
  const fee = { kind: 'cod', label: 'Cash on delivery fee', amount: 40 } as const;
  const inCash = (walletBalance: number) =>
    walletOffer({ ...sampleQuote, parts: [...sampleQuote.parts, fee], total: 1539, walletBalance });
  expect([inCash(320), inCash(1499), inCash(1520), inCash(2000)]).toEqual([320, 1499, 1499, 1499]);
});

test('CHK-04 a price with the fee for cash is asked for again without it, once the wallet is known to be enough', async () => {
  const { fetchQuote, view } = await checkout({
    step: 'payment',
    draft: { ...chosen, method: 'cod', usesWallet: true },
  });
  const fee = { kind: 'cod', label: 'Cash on delivery fee', amount: 40 } as const;
  const rich = { ...sampleQuote, walletBalance: 1499 };
  await fetchQuote.answer({ ...rich, parts: [...rich.parts, fee], total: 1539 });
  expect([view().canPlace, fetchQuote.calls.map(([{ paymentMethod }]) => paymentMethod)]).toEqual([
    false,
    ['cod', 'wallet'],
  ]);
  await fetchQuote.answer(rich);
  expect([view().canPlace, view().summary.total, fetchQuote.calls.length]).toEqual([true, '₹1,499', 2]);
});

test('CHK-04 cash has its limit on what the courier collects', async () => {
  const { actor, view, fetchQuote } = await ready({ method: 'cod', usesWallet: true });
  actor.send({ type: 'coupon.clear' });
  await fetchQuote.answer({ ...sampleQuote, total: 5320 });
  expect(view().canPlace).toBe(true);
  actor.send({ type: 'wallet.switch', usesWallet: false });
  await fetchQuote.answer({ ...sampleQuote, total: 5320 });
  expect([view().canPlace, view().methods.at(-1)?.refusal]).toEqual([false, 'Up to ₹5,000']);
});

test('CHK-04, CHK-09 a wallet that another tab emptied is named among the changes, with what is left to pay', async () => {
  const { actor, view, placeOrder } = await ready({ usesWallet: true });
  actor.send({ type: 'order.place' });
  await settled();
  await placeOrder.fail(refused(409, { quote: { ...sampleQuote, walletBalance: 200 } }, 'quote-changed'));
  expect(view().changes).toEqual(['Your wallet has ₹200 instead of ₹320.']);
  expect([view().placeLabel, view().canAccept]).toEqual(['Pay ₹1,299', true]);
});

test('CHK-04 an order that the wallet could not pay is priced again when it is reviewed', async () => {
  const { actor, view, fetchQuote, placeOrder } = await ready({ usesWallet: true });
  actor.send({ type: 'order.place' });
  await settled();
  await placeOrder.fail(refused(400, { detail: 'Your wallet has ₹200, which isn’t enough' }, 'invalid-input'));
  actor.send({ type: 'order.review' });
  await fetchQuote.answer({ ...sampleQuote, walletBalance: 200 });
  expect([view().stage, view().wallet?.label]).toEqual(['payment', 'Use ₹200 from your wallet']);
});

test('CHK-04 an empty wallet has no switch and pays nothing, even if it was switched on before', async () => {
  const { actor, view, fetchQuote } = await ready({ usesWallet: true });
  actor.send({ type: 'coupon.clear' });
  await fetchQuote.answer({ ...sampleQuote, walletBalance: undefined });
  expect([view().wallet, view().summary.split, view().placeLabel]).toEqual([null, null, 'Pay ₹1,499']);
});
