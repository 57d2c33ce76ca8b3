import { assign, setup } from 'xstate';

export type SubscriptionEvent =
  /** The day of the next delivery, or of the next payment attempt. */
  | { type: 'renewal.due' }
  | { type: 'renewal.paid' }
  | { type: 'renewal.failed' }
  /** The customer cancelled this delivery. */
  | { type: 'renewal.declined' }
  /** The product now costs more than agreed. */
  | { type: 'price.raised' }
  | { type: 'price.accept' }
  | { type: 'subscription.pause' }
  | { type: 'subscription.resume' }
  | { type: 'subscription.skip' }
  | { type: 'subscription.change' }
  | { type: 'subscription.cancel' }
  /** The order that started it was refunded before any renewal. */
  | { type: 'order.undone' };

export interface SubscriptionContext {
  /** Failed payments in this period. */
  readonly failures: number;
  /** The number of failures after which the subscription ends. */
  readonly maxFailures: number;
}

export type SubscriptionInput = SubscriptionContext;

/** How it ends, whatever it is doing. */
const ends = {
  'subscription.cancel': { target: 'cancelled', actions: 'clearFailures' },
  'order.undone': { target: 'cancelled', actions: 'clearFailures' },
} as const;

/** What the customer can do while no renewal is in progress. */
const atRest = {
  'subscription.pause': 'paused',
  'subscription.skip': { actions: 'advancePeriod' },
  'subscription.change': { actions: 'keepChange' },
} as const;

/**
 * The life of one subscription, which the server runs with XState's pure transition function (SUB-01). Its actions
 * name what the server does in the transaction of the transition.
 */
export const subscriptionMachine = setup({
  types: {} as { context: SubscriptionContext; events: SubscriptionEvent; input: SubscriptionInput },
  actions: {
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    clearFailures: assign({ failures: 0 }),
    keepChange: () => {},
    claimRenewal: () => {},
    advancePeriod: () => {},
    agreePrice: () => {},
    leaveTimeToAnswer: () => {},
    leaveTimeForNotice: () => {},
    tellUnpaid: () => {},
    tellPaused: () => {},
    tellEnded: () => {},
  },
  guards: {
    isLastFailure: ({ context }) => context.failures + 1 >= context.maxFailures,
  },
}).createMachine({
  id: 'subscription',
  description: 'The life of one weekly or monthly plan, from its first paid order to its end.',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      description: 'Waiting for the day of the next delivery.',
      on: {
        'renewal.due': { target: 'renewing', actions: 'claimRenewal' },
        'price.raised': { target: 'asking', actions: 'leaveTimeToAnswer' },
        ...atRest,
        ...ends,
      },
    },
    asking: {
      description: 'The product costs more than agreed. The customer is asked before anything more is charged.',
      on: {
        'price.accept': { target: 'active', actions: 'agreePrice' },
        'renewal.due': { target: 'paused', actions: 'tellPaused' },
        ...atRest,
        ...ends,
      },
    },
    renewing: {
      description: 'The order for this period is being placed, or waits for payment.',
      on: {
        'renewal.paid': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'renewal.declined': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'price.raised': { target: 'asking', actions: 'leaveTimeToAnswer' },
        'renewal.failed': [
          { guard: 'isLastFailure', target: 'cancelled', actions: ['clearFailures', 'tellEnded'] },
          { target: 'pastDue', actions: ['countFailure', 'tellUnpaid'] },
        ],
        ...ends,
      },
    },
    pastDue: {
      description: 'The payment for this period failed. It is tried again in a few days.',
      on: {
        'renewal.due': { target: 'renewing', actions: 'claimRenewal' },
        'renewal.paid': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'subscription.pause': { target: 'paused', actions: 'clearFailures' },
        'subscription.skip': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'subscription.change': { actions: 'keepChange' },
        ...ends,
      },
    },
    paused: {
      description: 'Nothing is sent or charged until the customer resumes it.',
      on: {
        'subscription.resume': { target: 'active', actions: ['agreePrice', 'leaveTimeForNotice'] },
        'subscription.change': { actions: 'keepChange' },
        ...ends,
      },
    },
    cancelled: { description: 'The subscription has ended.', type: 'final' },
  },
});
