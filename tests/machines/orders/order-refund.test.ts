import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { orderViewLogic } from '../../../src/machines/orders/order-view/order-view.actors.ts';
import { cancelView } from '../../../src/machines/orders/order-view/order-view.cancel.view.ts';
import { sampleReturn } from '../../../src/machines/orders/order-view/order-view.cases.ts';
import { orderDetail } from '../../../src/machines/orders/order-view/order-view.detail.view.ts';
import { refundsOf } from '../../../src/machines/orders/order-view/order-view.refund.view.ts';

test('ORD-04 the payment says what was given back of the total: a part, all of it, or nothing of what was never collected', () => {
  const refunded = (...answer: Parameters<typeof orderAnswer>) => refundsOf(orderAnswer(...answer))[0] ?? null;
  const part = { ...sampleReturn, status: 'refunded' } as const;
  const delivered = { status: 'delivered' } as const;
  expect(refunded({ status: 'paid' }, { ...delivered, returns: [sampleReturn] })).toBeNull();
  expect(refunded({ status: 'paid' }, { ...delivered, returns: [part] })).toEqual({
    label: 'Refunded',
    amount: '₹600',
  });
  const returns = [part, { ...part, status: 'received' } as const];
  expect(refunded({ status: 'paid' }, { ...delivered, returns })).toEqual({
    label: 'Being refunded',
    amount: '₹1,200',
  });
  expect(refunded({ status: 'refunded' }, { status: 'refunded', returns: [part] })).toEqual({
    label: 'Refunded',
    amount: '₹1,499',
  });
  const calledOff = [{ ...part, reason: 'called-off' } as const];
  const cash = { method: 'cod', status: 'pending' } as const;
  expect(refunded(cash, { status: 'shipped', paymentMethod: 'cod', returns: calledOff })).toBeNull();
  // What came back after it was paid at the door is given back, though.
  const paidAtTheDoor = { method: 'cod', status: 'paid' } as const;
  expect(refunded(paidAtTheDoor, { ...delivered, paymentMethod: 'cod', returns: [part] })).toEqual({
    label: 'Refunded',
    amount: '₹600',
  });
});

test('ORD-04 what was paid in cash comes back to the UPI ID, and before it is delivered there is nothing to refund', async () => {
  const cash = { method: 'cod', status: 'pending', action: { kind: 'none' } } as const;
  const fetchOrder = async () => orderAnswer(cash, { paymentMethod: 'cod' });
  const ports = { readOrderId: () => null, fetchOrder, cancelOrder: fetchOrder, withdrawReturn: fetchOrder };
  const actor = createActor(orderViewLogic(ports), { input: { orderId: sampleOrder.id } }).start();
  await waitFor(actor, ({ context }) => context.answer !== null);
  expect(cancelView(actor.getSnapshot()).words.text).toBe(
    'You haven’t paid anything yet, so there’s nothing to refund.',
  );
  const returns = [{ ...sampleReturn, status: 'refunded' as const }];
  const { order } = orderAnswer(cash, { paymentMethod: 'cod', status: 'delivered', returns });
  expect(orderDetail(order, 0).returns[0]?.notes[1]).toBe('₹600 was refunded to your UPI ID');
});

test('ORD-04 what staff refunded without being asked is called a partial refund', async () => {
  const by = (who: 'customer' | 'admin') => ({
    ...sampleReturn,
    status: 'refunded' as const,
    timeline: [{ event: 'return.ask', status: 'requested' as const, by: who, at: sampleReturn.requestedAt }],
  });
  const { order } = orderAnswer(
    { status: 'paid' },
    { status: 'delivered', returns: [by('customer'), by('admin')] },
  );
  expect(orderDetail(order, 0).returns.map(({ title, notes }) => [title, notes[0]])).toEqual([
    ['Return refunded', 'Sleep Mantra × 1, requested on 4 November 2026'],
    ['Partial refund', 'Sleep Mantra × 1, 4 November 2026'],
  ]);
});
