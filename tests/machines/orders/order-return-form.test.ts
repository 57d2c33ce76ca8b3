import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import type { OrderWithPayment } from '../../../src/machines/orders/placed-order.ts';
import { orderReturnFormLogic } from '../../../src/machines/orders/order-return-form/order-return-form.actors.ts';
import {
  deliveredAnswer,
  samplePreview,
} from '../../../src/machines/orders/order-return-form/order-return-form.cases.ts';
import type {
  ReturnPreview,
  ReturnRequest,
  ReturnUnits,
} from '../../../src/machines/orders/order-return-form/order-return-form.types.ts';
import type { ReturnStatus } from '../../../src/domain/orders/order/return.ts';
import { sampleReturn } from '../../../src/machines/orders/order-view/order-view.cases.ts';
import {
  orderReturnFormView,
  photosHint,
} from '../../../src/machines/orders/order-return-form/order-return-form.view.ts';
import { held, offline, refusal, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

async function opened(answer: OrderWithPayment = deliveredAnswer) {
  const fetchOrder = held<[string, AbortSignal], OrderWithPayment>();
  const previewReturn = held<[string, readonly ReturnUnits[], AbortSignal], ReturnPreview>();
  const sendPhoto = held<[string, Blob, AbortSignal], string>();
  const askReturn = held<[string, ReturnRequest, string, AbortSignal], OrderWithPayment>();
  const ports = { fetchOrder, previewReturn, sendPhoto, askReturn, makeKey: () => 'a-key', now: () => Date.now() };
  const actor = createActor(orderReturnFormLogic(ports), { input: { orderId: sampleOrder.id } }).start();
  await fetchOrder.answer(answer);
  return { actor, previewReturn, sendPhoto, askReturn, view: () => orderReturnFormView(actor.getSnapshot()) };
}

const units = { type: 'units.set', line: 0, quantity: 1 } as const;

test('ORD-04 what comes back is shown before it is asked for, and asked for as it was shown', async () => {
  const { actor, previewReturn, askReturn, view } = await opened();
  expect(view()).toMatchObject({ kind: 'filling', refund: null, canSubmit: false });
  actor.send(units);
  await previewReturn.answer({ ...samplePreview, fees: 49, total: 1548 });
  expect(view()).toMatchObject({
    refund: '₹1,548',
    canSubmit: false,
    missing: 'Choose a reason for the return.',
  });
  expect(view().refundNote).toContain('Includes ₹49 for delivery');
  actor.send({ type: 'reason.choose', reason: 'not-wanted' });
  actor.send({ type: 'note.type', text: ' Too much ' });
  actor.send({ type: 'refund.choose', way: 'wallet' });
  actor.send({ type: 'return.submit' });
  expect(askReturn.calls.map(([, request, key]) => [request, key])).toEqual([
    [
      {
        lines: [{ line: 0, quantity: 1 }],
        reason: 'not-wanted',
        note: 'Too much',
        refundTo: 'wallet',
        photoIds: [],
        expectedTotal: 1548,
      },
      'a-key',
    ],
  ]);
  await askReturn.answer(deliveredAnswer);
  expect(view().kind).toBe('asked');
});

test('ORD-04 another number asks anew, and an answer to the old one is not taken', async () => {
  const { actor, previewReturn, view } = await opened();
  actor.send(units);
  actor.send({ ...units, quantity: 0 });
  await previewReturn.answer(samplePreview);
  expect(view()).toMatchObject({ refund: null, canSubmit: false, lines: [{ chosen: 0, max: 1 }] });
});

test('ORD-04 the money of a cash order wants a UPI address, unless it goes to the wallet', async () => {
  const cash = orderAnswer({ method: 'cod' }, { ...deliveredAnswer.order, paymentMethod: 'cod' });
  const { actor, previewReturn, view } = await opened(cash);
  actor.send(units);
  await previewReturn.answer(samplePreview);
  actor.send({ type: 'reason.choose', reason: 'damaged' });
  expect(view()).toMatchObject({
    upiId: '',
    canSubmit: false,
    missing: 'Enter the UPI ID for your refund.',
  });
  actor.send({ type: 'upi.type', text: 'asha@bank' });
  expect(view().canSubmit).toBe(true);
  actor.send({ type: 'upi.type', text: 'asha' });
  actor.send({ type: 'refund.choose', way: 'wallet' });
  expect(view()).toMatchObject({ upiId: null, canSubmit: true });
});

test('ORD-04 photos go to the shop one by one, four at most, and one that is refused is said so', async () => {
  const { actor, previewReturn, sendPhoto, view } = await opened();
  actor.send(units);
  await previewReturn.answer(samplePreview);
  for (const name of ['a', 'b', 'c', 'd']) {
    actor.send({ type: 'photo.choose', photo: { name, bytes: new Blob([]) } });
    expect(view().isAttaching).toBe(true);
    await sendPhoto.answer(`id-${name}`);
  }
  expect(photosHint).toMatch(/^Up to 4 photos, JPG or PNG\. /u);
  expect(view()).toMatchObject({ canAttach: false, photos: [{ id: 'id-a' }, {}, {}, { name: 'd' }] });
  actor.send({ type: 'photo.remove', id: 'id-a' });
  actor.send({ type: 'photo.choose', photo: { name: 'e', bytes: new Blob([]) } });
  await sendPhoto.fail(refusal(415, { message: 'This kind of file isn’t supported' }));
  expect(view()).toMatchObject({ failure: 'This kind of file isn’t supported', canAttach: true });
  expect(view().photos).toHaveLength(3);
});

test('ORD-04 a refund that has changed meanwhile is worked out again before it is asked for again', async () => {
  const { actor, previewReturn, askReturn, view } = await opened();
  actor.send(units);
  await previewReturn.answer(samplePreview);
  actor.send({ type: 'reason.choose', reason: 'expired' });
  actor.send({ type: 'return.submit' });
  await askReturn.fail(refusal(409, { message: 'The refund is another one now.' }));
  expect(view()).toMatchObject({ kind: 'filling', failure: 'The refund is another one now.', canSubmit: false });
  expect(view()).toMatchObject({ refund: null, refundNote: 'Calculating…' });
  await previewReturn.answer({ ...samplePreview, total: 1400 });
  expect(view()).toMatchObject({ refund: '₹1,400', canSubmit: true });
});

test('ORD-04 a bundle goes back as a whole: its lines are chosen together', async () => {
  const [line] = sampleOrder.lines;
  if (!line) throw new Error('The sample has a line');
  const lines = [
    { ...line, bundleId: 'b1', quantity: 2 },
    { ...line, bundleId: 'b1', sku: 'dog-mantra' },
  ];
  const { actor, previewReturn, view } = await opened(orderAnswer({}, { ...deliveredAnswer.order, lines }));
  actor.send(units);
  expect(previewReturn.calls.map(([, asked]) => asked)).toEqual([
    [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ],
  ]);
  actor.send({ type: 'units.set', line: 1, quantity: 0 });
  expect(view().lines.map(({ chosen }) => chosen)).toEqual([0, 0]);
});

test('ORD-04 goods of a return that was taken back or refused can go back, those of any other cannot', async () => {
  const max = async (status: ReturnStatus) => {
    const returns = [{ ...sampleReturn, status, lines: [{ line: 0, quantity: 1, amount: 600 }] }];
    const { view } = await opened(orderAnswer({}, { ...deliveredAnswer.order, returns }));
    return view().lines.map((line) => line.max);
  };
  expect([await max('withdrawn'), await max('refused'), await max('refunded')]).toEqual([[1], [1], []]);
});

test('ORD-04 after its days, and while another is under way, nothing can go back', async () => {
  const over = orderAnswer({}, { ...deliveredAnswer.order, returnUntil: '2026-11-04T04:30:00.000Z' });
  expect((await opened(over)).view()).toMatchObject({
    kind: 'closed',
    closedText: 'The return window for these items has closed.',
  });
  const { actor, previewReturn, view } = await opened();
  actor.send(units);
  await previewReturn.fail(offline);
  expect(view()).toMatchObject({ failure: 'No connection. Check your network and try again.', canRetry: true });
});
