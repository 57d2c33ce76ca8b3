import type { PaymentContext, PaymentEvent } from './payment.machine.ts';

export const paymentInput: PaymentContext = { amount: 799 };

/** Sample payloads that lead to different transitions, for paths and drawings. */
export const paymentCases: {
  readonly [T in PaymentEvent['type']]?: readonly Extract<PaymentEvent, { type: T }>[];
} = {
  'payment.captured': [
    { type: 'payment.captured', amount: 799 },
    { type: 'payment.captured', amount: 1 },
    { type: 'payment.captured', amount: 799, currency: 'USD' },
  ],
};

export const paymentLabels: Readonly<Record<PaymentEvent['type'], string>> = {
  'payment.captured': 'The money arrives',
  'payment.hold': 'The wallet’s part is set aside',
  'payment.declined': 'The bank declines the payment',
  'payment.delayed': 'The bank is late',
  'payment.abandoned': 'The shop stops waiting',
  'payment.accept': 'An admin accepts the amount',
  'refund.request': 'A refund is requested',
  'refund.completed': 'The refund is complete',
};
