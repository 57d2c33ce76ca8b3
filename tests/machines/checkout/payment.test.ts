import { assert, property, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import { paymentStatuses, type PaymentStatus } from '../../../src/domain/orders/order/order.ts';
import { paymentCases, paymentInput, paymentLabels } from '../../../src/machines/checkout/payment/payment.cases.ts';
import { type PaymentEvent, paymentMachine } from '../../../src/machines/checkout/payment/payment.machine.ts';
import { paymentStep } from '../../../src/machines/checkout/payment/payment.transition.ts';
import { edgesOf, unreachableStates } from '../../../tools/paths/graph.ts';

const subject = { machine: paymentMachine, input: paymentInput, cases: paymentCases };
const captured = { type: 'payment.captured', amount: 799 } as const;
const events: readonly PaymentEvent[] = [
  captured,
  { type: 'payment.declined' },
  { type: 'payment.delayed' },
  { type: 'payment.abandoned' },
  { type: 'payment.accept' },
  { type: 'refund.request' },
  { type: 'refund.completed' },
];

function step(status: PaymentStatus, event: PaymentEvent) {
  return paymentStep(status, paymentInput, event);
}

test('CHK-10 a payment moves only along its chart', () => {
  const table = paymentStatuses.map((status) => [
    status,
    events.map((event) => step(status, event)?.status ?? null),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    pending: ['paid', 'failed', 'checking', 'failed', null, null, 'refunded'],
    held: ['paid', null, null, 'failed', null, null, null],
    checking: ['paid', 'failed', null, 'failed', null, null, 'refunded'],
    unmatched: ['paid', null, null, null, 'paid', 'refunding', 'refunded'],
    failed: ['paid', null, null, null, null, null, 'refunded'],
    paid: [null, null, null, null, null, 'refunding', 'refunded'],
    refunding: [null, null, null, null, null, null, 'refunded'],
    refunded: [null, null, null, null, null, null, null],
  });
});

test('CHK-05, SEC-05 money that is not what was asked for pays nothing and is kept for an admin', () => {
  const wrong = [
    { type: 'payment.captured', amount: 798 },
    { type: 'payment.captured', amount: 800 },
    { type: 'payment.captured', amount: 798.5 },
    { type: 'payment.captured', amount: 799, currency: 'USD' },
  ] as const;
  for (const event of wrong) {
    for (const status of ['pending', 'checking', 'failed'] as const) {
      expect(step(status, event)).toEqual({ status: 'unmatched', effects: ['tellUnmatched'] });
    }
    for (const status of ['unmatched', 'paid', 'refunding', 'refunded'] as const) {
      expect(step(status, event)).toBeNull();
    }
  }
});

test('CHK-10 each step tells the order or the gateway once', () => {
  expect(step('unmatched', { type: 'payment.accept' })).toEqual({
    status: 'paid',
    effects: ['tellCaptured', 'returnExcess'],
  });
  expect(step('failed', captured)).toEqual({ status: 'paid', effects: ['tellCaptured'] });
  expect(step('paid', { type: 'refund.request' })).toEqual({ status: 'refunding', effects: ['orderRefund'] });
  expect(step('refunding', { type: 'refund.completed' })).toEqual({
    status: 'refunded',
    effects: ['tellRefunded'],
  });
});

test('CHK-04 the wallet’s part is set aside, and goes back if the rest isn’t paid', () => {
  expect([
    step('pending', { type: 'payment.hold' }),
    step('held', captured),
    step('held', { type: 'payment.abandoned' }),
  ]).toEqual([
    { status: 'held', effects: [] },
    { status: 'paid', effects: [] },
    { status: 'failed', effects: ['returnHeld'] },
  ]);
});

test('CHK-10 whatever the order of the news, what was captured is paid until a refund', () => {
  const news = shuffledSubarray([...events.slice(0, 4), ...events.slice(0, 4)], { minLength: 1 });
  assert(
    property(news, (schedule) => {
      let status: PaymentStatus = 'pending';
      for (const event of schedule) status = step(status, event)?.status ?? status;
      const types = new Set(schedule.map(({ type }) => type));
      if (types.has('payment.captured')) expect(status).toBe('paid');
      else if (types.has('payment.declined') || types.has('payment.abandoned')) expect(status).toBe('failed');
      else expect(status).toBe('checking');
    }),
    { numRuns: 2000 },
  );
});

test('CHK-10 every state of a payment is reached and every event is labelled', () => {
  expect(unreachableStates(subject)).toEqual([]);
  expect([...new Set(edgesOf(subject).map(({ event }) => event.type))].toSorted()).toEqual(
    Object.keys(paymentLabels).toSorted(),
  );
});
