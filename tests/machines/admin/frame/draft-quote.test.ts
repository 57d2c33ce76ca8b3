import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { draftQuoteLogic } from '../../../../src/machines/admin/frame/draft-quote/draft-quote.actors.ts';
import { someQuote } from '../../../../src/machines/admin/frame/draft-quote/draft-quote.cases.ts';
import type {
  DraftQuestion,
  DraftQuote,
  DraftQuoteEvent,
} from '../../../../src/machines/admin/frame/draft-quote/draft-quote.machine.ts';
import { draftQuoteView } from '../../../../src/machines/admin/frame/draft-quote/draft-quote.view.ts';
import { held, offline, passed, refusal, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const question = (quantity: number, unread = 0): DraftQuestion => ({
  form: {
    id: 'd1',
    phone: null,
    lines: [{ sku: 'sleep-mantra', flavour: '', variant: '', quantity, packageType: 'trial' }],
    bundles: [],
    couponCode: null,
    addressId: null,
    pincode: null,
  },
  unread,
});

function opened() {
  const fetchQuote = held<[DraftQuestion, AbortSignal], DraftQuote>();
  const heard: ((event: Exclude<DraftQuoteEvent, { type: 'quote.retry' }>) => void)[] = [];
  const watchForm = (tell: (typeof heard)[number]) => {
    heard.push(tell);
    return () => undefined;
  };
  const actor = createActor(draftQuoteLogic({ watchForm, fetchQuote })).start();
  const change = (quantity: number, unread = 0) =>
    heard.forEach((tell) => tell({ type: 'form.changed', question: question(quantity, unread) }));
  const save = (quantity: number) =>
    heard.forEach((tell) => tell({ type: 'draft.saved', question: question(quantity) }));
  return { actor, change, save, fetchQuote, view: () => draftQuoteView(actor.getSnapshot()) };
}

test('DRF-01 the server is asked once at the pause after several changes, and the sum before is marked as old', async () => {
  const { change, fetchQuote, view } = opened();
  expect(view()).toEqual({ quote: null, isOld: false, note: '', said: '', canRetry: false });
  change(1);
  await passed(300);
  change(2);
  await passed(399);
  expect(fetchQuote.calls).toEqual([]);
  await passed(1);
  expect(fetchQuote.calls.map(([asked]) => asked)).toEqual([question(2)]);
  expect([view().isOld, view().note]).toEqual([true, 'Working it out…']);
  await fetchQuote.answer(someQuote);
  expect(view()).toEqual({ quote: someQuote, isOld: false, note: '', said: 'Total ₹1,199', canRetry: false });
  change(3, 1);
  expect([view().quote, view().isOld, view().said]).toEqual([someQuote, true, '']);
  await passed(400);
  await fetchQuote.answer(someQuote);
  expect(view().note).toBe('The item you haven’t finished isn’t included.');
  change(3, 2);
  await passed(400);
  await fetchQuote.answer(someQuote);
  expect(view().note).toBe('The 2 items you haven’t finished aren’t included.');
});

test('DRF-01 after a save the saved sum is shown until the server has said what stands in the form', async () => {
  const { change, save, fetchQuote, view } = opened();
  change(2);
  await passed(400);
  await fetchQuote.answer(someQuote);
  save(2);
  expect(view().quote).toBeNull();
  await passed(400);
  await fetchQuote.answer(someQuote);
  expect(view().quote).toEqual(someQuote);
});

test('DRF-01 a sum that can’t be had says whose it is, and can be asked for again where that helps', async () => {
  const { actor, change, fetchQuote, view } = opened();
  change(2);
  await passed(400);
  await fetchQuote.fail(offline);
  expect([view().quote, view().note, view().canRetry]).toEqual([
    null,
    'Couldn’t work out the new sum. This is what the saved draft costs.',
    true,
  ]);
  actor.send({ type: 'quote.retry' });
  await fetchQuote.fail(refusal(422));
  expect([view().note, view().canRetry]).toEqual([
    'Something in the form isn’t right yet, so this is what the saved draft costs.',
    false,
  ]);
});
