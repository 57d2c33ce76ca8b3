import { expect, test } from 'vitest';
import { draftDone } from '../../../src/app/admin/orders/draft-orders/draft-words.ts';
import { priceLines } from '../../../src/app/admin/orders/draft-orders/draft-taken.ts';
import { changeWords } from '../../../src/machines/orders/order/change-words.ts';
import { someQuote } from '../../../src/machines/admin/frame/draft-quote/draft-quote.cases.ts';

const changed = (prices: readonly object[]) => ({
  story: [{ id: 'status', title: 'Order changed', note: '' }],
  prices: prices.map((row) => ({ ...row })),
});

test('DRF-01 the change of a cash order says what the courier collects: in the form, in the toast and in the history', () => {
  const rows = priceLines({ ...someQuote, atDoor: 1199 });
  expect(rows.at(-1)).toEqual({ id: 'door', title: 'The courier collects', aside: '₹1,199' });
  expect(draftDone(changed(rows))).toBe('Order changed. The courier collects ₹1,199.');
  expect(changeWords({ lines: [], isMoved: false, atDoor: 1199 })).toEqual(['The courier now collects ₹1,199']);
});

test('DRF-01 a change that takes everything out has no total: it says that the order is left as it is or cancelled', () => {
  const nothing = { ...someQuote, quote: null, refusal: 'Leave something in the order, or cancel it' };
  expect(priceLines(nothing, true)).toEqual([
    { id: 'nothing', title: 'Nothing to pay', note: 'Leave something in the order, or cancel it' },
  ]);
  expect(priceLines(nothing)).toEqual([]);
});

test('DRF-01 an order that is paid already names no courier, and a draft that is only saved has the usual words', () => {
  const rows = priceLines({ ...someQuote, paid: 1199 });
  expect(rows.map(({ id }) => id)).not.toContain('door');
  const refused = priceLines({ ...someQuote, atDoor: 40, refusal: 'Leave something in the order, or cancel it' });
  expect(refused.map(({ id }) => id)).not.toContain('door');
  expect(draftDone(changed(rows))).toBe('Order changed.');
  expect(draftDone({ ...changed(rows), story: [{ id: 'status', title: 'Draft', note: '' }] })).toBeNull();
});
