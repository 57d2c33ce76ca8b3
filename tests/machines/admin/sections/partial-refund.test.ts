import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ReturnedUnits } from '../../../../src/domain/orders/order/refund.ts';
import { refused } from '../../../../src/machines/kit/cases.ts';
import { sampleDetail } from '../../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import type { OrderAdmin } from '../../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { partialRefundLogic } from '../../../../src/machines/admin/sections/partial-refund/partial-refund.actors.ts';
import { somePart } from '../../../../src/machines/admin/sections/partial-refund/partial-refund.cases.ts';
import type {
  PartialRefundRequest,
  RefundPreview,
} from '../../../../src/machines/admin/sections/partial-refund/partial-refund.machine.ts';
import { partialRefundView } from '../../../../src/machines/admin/sections/partial-refund/partial-refund.view.ts';
import { held, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const delivered: OrderAdmin['order'] = { ...sampleDetail.order, status: 'delivered' };

function opened(order = delivered) {
  const previewPart = held<[string, readonly ReturnedUnits[], AbortSignal], RefundPreview>();
  const refundPart = held<[string, PartialRefundRequest, AbortSignal], OrderAdmin>();
  const told: unknown[] = [];
  const actor = createActor(partialRefundLogic({ previewPart, refundPart }), {
    input: { parent: { send: (fact) => told.push(fact) } },
  }).start();
  actor.send({ type: 'refund.open', order });
  return { actor, previewPart, refundPart, told, view: () => partialRefundView(actor.getSnapshot()) };
}

test('ORD-02 what units give back is the server’s word, and nothing is sent before it is known', async () => {
  const { actor, previewPart, view } = opened();
  expect([view().isOpen, view().title, view().total]).toEqual([true, `Refund part of ${delivered.number}`, null]);
  expect(view().totalNote).toBe('Choose the units to refund. The customer keeps the items.');
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  actor.send({ type: 'refund.submit' });
  expect([view().isSending, view().totalNote]).toEqual([false, 'Calculating…']);
  await previewPart.answer(somePart);
  expect([view().total, view().lines[0]?.amount]).toEqual(['₹1,499', '₹1,499']);
  expect(view().totalNote).toMatch(/^Includes GST of ₹160.61/u);
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  await previewPart.answer({ ...somePart, fees: 49 });
  expect(view().totalNote).toMatch(/^Includes ₹49 in fees. Includes GST of/u);
  actor.send({ type: 'units.set', line: 0, quantity: 0 });
  expect([view().unitsError, view().total]).toEqual([undefined, null]);
  actor.send({ type: 'refund.submit' });
  expect([view().unitsError, view().isSending]).toEqual(['Choose at least one unit', false]);
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  expect(view().unitsError).toBeUndefined();
});

test('ORD-02 while the refund is calculated or sent, its button says so instead of waiting silently', async () => {
  const { actor, previewPart, refundPart, view } = opened();
  const button = () => [view().button, view().isCalculating, view().isSending];
  expect(button()).toEqual(['Send refund', false, false]);
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  expect(button()).toEqual(['Calculating…', true, false]);
  await previewPart.fail(refused(409));
  expect(button()).toEqual(['Send refund', false, false]);
  actor.send({ type: 'order.retry' });
  expect(button()).toEqual(['Calculating…', true, false]);
  await previewPart.answer(somePart);
  expect(button()).toEqual(['Send refund', false, false]);
  actor.send({ type: 'refund.submit' });
  expect(button()).toEqual(['Sending…', false, true]);
  await refundPart.fail(refused(409));
  expect(button()).toEqual(['Send refund', false, false]);
});

test('ADM-01, ORD-02 a UPI ID that is missing is told while the refund is still calculated, which goes on afterwards', async () => {
  const { actor, previewPart, refundPart, view } = opened({ ...delivered, paymentMethod: 'cod' });
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  // A press has something to say, so it can be made.
  expect([view().button, view().isCalculating]).toEqual(['Send refund', false]);
  actor.send({ type: 'refund.submit' });
  expect(view().upiError).toBe('Enter a UPI ID such as name@bank');
  actor.send({ type: 'upi.type', text: 'asha@bank' });
  expect(view().button).toBe('Calculating…');
  expect([view().upiError, view().total, view().totalNote]).toEqual([undefined, null, 'Calculating…']);
  // The question that was given up doesn’t count any more.
  await previewPart.answer({ ...somePart, total: 1 });
  expect(view().total).toBeNull();
  await previewPart.answer(somePart);
  expect(view().total).toBe('₹1,499');
  actor.send({ type: 'refund.submit' });
  expect(refundPart.calls[0]?.[1]).toMatchObject({ upiId: 'asha@bank', expectedTotal: 1499 });
});

test('ORD-02 the refund that was seen is ordered, and its order becomes what the server says', async () => {
  const { actor, previewPart, refundPart, told, view } = opened();
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  await previewPart.answer(somePart);
  actor.send({ type: 'refund.choose', way: 'wallet' });
  actor.send({ type: 'note.type', text: ' One bottle leaked ' });
  actor.send({ type: 'reason.choose', reason: 'expired' });
  actor.send({ type: 'refund.submit' });
  expect(refundPart.calls.map(([, request]) => request)).toEqual([
    {
      lines: [{ line: 0, quantity: 1 }],
      reason: 'expired',
      note: 'One bottle leaked',
      refundTo: 'wallet',
      expectedTotal: 1499,
    },
  ]);
  await refundPart.answer(sampleDetail);
  expect([view().isOpen, told]).toEqual([false, [{ type: 'order.changed', detail: sampleDetail }]]);
});

test('ORD-02 where another admin was faster it says so, keeps what was chosen and asks what it would be now', async () => {
  const { actor, previewPart, refundPart, view } = opened();
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  await previewPart.answer(somePart);
  actor.send({ type: 'refund.submit' });
  await refundPart.fail(refused(409));
  expect([view().isOpen, view().isSending, view().total, view().lines[0]?.chosen]).toEqual([true, false, null, 1]);
  expect(view().failure).not.toBeNull();
  // Whoever presses again is shown what it would be now, before anything is sent.
  actor.send({ type: 'refund.submit' });
  await previewPart.answer({ ...somePart, total: 1299 });
  expect([view().total, view().isSending, view().failure]).toEqual(['₹1,299', false, null]);
});

test('ORD-02 cash goes to a UPI address or the wallet: without an address nothing is sent', async () => {
  const { actor, previewPart, view } = opened({ ...delivered, paymentMethod: 'cod' });
  actor.send({ type: 'units.set', line: 0, quantity: 1 });
  await previewPart.answer(somePart);
  expect([view().upiId, view().upiError]).toEqual(['', undefined]);
  for (const text of ['', 'asha', '<script>@']) {
    actor.send({ type: 'upi.type', text });
    actor.send({ type: 'refund.submit' });
    expect([view().upiError, view().isSending]).toEqual(['Enter a UPI ID such as name@bank', false]);
  }
  actor.send({ type: 'upi.type', text: 'asha@upi' });
  expect([view().upiError, view().isSending]).toEqual([undefined, false]);
  actor.send({ type: 'refund.choose', way: 'wallet' });
  expect(view().upiId).toBeNull();
  actor.send({ type: 'refund.submit' });
  expect(view().isSending).toBe(true);
});
