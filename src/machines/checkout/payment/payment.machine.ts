import { setup } from 'xstate';

export type PaymentEvent =
  /**
   * The gateway received the amount, in rupees unless `currency` is set; with decimals, as the gateway reports it.
   */
  | { type: 'payment.captured'; amount: number; currency?: string }
  /** The wallet's part of an order is set aside until the rest is paid (CHK-04). */
  | { type: 'payment.hold' }
  | { type: 'payment.declined' }
  /** The payer has finished, but the bank hasn't answered yet. */
  | { type: 'payment.delayed' }
  /** The shop stops waiting: cancelled, expired, or replaced by another payment. */
  | { type: 'payment.abandoned' }
  /** An admin accepts the amount received (SEC-05). */
  | { type: 'payment.accept' }
  | { type: 'refund.request' }
  | { type: 'refund.completed' };

export interface PaymentContext {
  /** The amount to pay, in whole rupees. */
  readonly amount: number;
}

/**
 * The life of one payment, which only moves forward whether a webhook, a poll or a job reports it (CHK-10). A
 * success counts however late it arrives, and only a refund leaves 'paid'. A payment of the wrong amount is never
 * dropped: it waits for an admin (SEC-05). The server runs it with XState's pure transition function.
 */
export const paymentMachine = setup({
  types: {} as { context: PaymentContext; events: PaymentEvent; input: PaymentContext },
  actions: {
    tellCaptured: () => {},
    tellUnmatched: () => {},
    returnExcess: () => {},
    tellRefunded: () => {},
    orderRefund: () => {},
    returnHeld: () => {},
  },
  guards: {
    isExpected: ({ context }, { amount, currency = 'INR' }: { amount: number; currency?: string }) =>
      amount === context.amount && currency === 'INR',
  },
}).createMachine({
  id: 'payment',
  description: 'The life of one payment. It only moves forward.',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      description: 'Started. The payer hasn’t finished yet.',
      on: {
        'payment.captured': [
          { guard: { type: 'isExpected', params: ({ event }) => event }, target: 'paid', actions: 'tellCaptured' },
          { target: 'unmatched', actions: 'tellUnmatched' },
        ],
        'refund.completed': {
          description: 'The payment service refunded the money before it reported the payment.',
          target: 'refunded',
          actions: 'tellRefunded',
        },
        'payment.hold': 'held',
        'payment.delayed': 'checking',
        'payment.declined': 'failed',
        'payment.abandoned': 'failed',
      },
    },
    held: {
      description: 'The wallet’s part is set aside. The rest isn’t paid yet.',
      on: {
        'payment.captured': { guard: { type: 'isExpected', params: ({ event }) => event }, target: 'paid' },
        'payment.abandoned': { target: 'failed', actions: 'returnHeld' },
      },
    },
    checking: {
      description: 'The payer has finished, but the bank hasn’t answered yet.',
      on: {
        'payment.captured': [
          { guard: { type: 'isExpected', params: ({ event }) => event }, target: 'paid', actions: 'tellCaptured' },
          { target: 'unmatched', actions: 'tellUnmatched' },
        ],
        'refund.completed': {
          description: 'The payment service refunded the money before it reported the payment.',
          target: 'refunded',
          actions: 'tellRefunded',
        },
        'payment.declined': 'failed',
        'payment.abandoned': 'failed',
      },
    },
    failed: {
      description: 'Declined or abandoned. A late success still counts.',
      on: {
        'payment.captured': [
          { guard: { type: 'isExpected', params: ({ event }) => event }, target: 'paid', actions: 'tellCaptured' },
          { target: 'unmatched', actions: 'tellUnmatched' },
        ],
        'refund.completed': {
          description: 'The payment service refunded the money before it reported the payment.',
          target: 'refunded',
          actions: 'tellRefunded',
        },
      },
    },
    unmatched: {
      description: 'The wrong amount or currency arrived. An admin accepts it or sends it back.',
      on: {
        'payment.captured': {
          description: 'The payment service now reports the right amount.',
          guard: { type: 'isExpected', params: ({ event }) => event },
          target: 'paid',
          actions: 'tellCaptured',
        },
        'payment.accept': { target: 'paid', actions: ['tellCaptured', 'returnExcess'] },
        'refund.request': { target: 'refunding', actions: 'orderRefund' },
        'refund.completed': { target: 'refunded', actions: 'tellRefunded' },
      },
    },
    paid: {
      description: 'The money has arrived.',
      on: {
        'refund.request': { target: 'refunding', actions: 'orderRefund' },
        'refund.completed': { target: 'refunded', actions: 'tellRefunded' },
      },
    },
    refunding: {
      description: 'The refund is on its way to the payment service.',
      on: { 'refund.completed': { target: 'refunded', actions: 'tellRefunded' } },
    },
    refunded: {
      description: 'The payer has the refund.',
      type: 'final',
    },
  },
});
