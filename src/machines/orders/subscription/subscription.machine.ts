import { assign, setup } from 'xstate';

export type SubscriptionEvent =
  /** The day of the next delivery, or of the next try to be paid, has come. */
  | { type: 'renewal.due' }
  | { type: 'renewal.paid' }
  | { type: 'renewal.failed' }
  /** The person called this one delivery off. */
  | { type: 'renewal.declined' }
  /** The product costs more than was agreed. */
  | { type: 'price.raised' }
  | { type: 'price.accept' }
  | { type: 'subscription.pause' }
  | { type: 'subscription.resume' }
  | { type: 'subscription.skip' }
  | { type: 'subscription.change' }
  | { type: 'subscription.cancel' }
  /** The money of the order that began it went back before anything was renewed. */
  | { type: 'order.undone' };

export interface SubscriptionContext {
  /** Times that the payment of this period has failed. */
  readonly failures: number;
  /** After how many failures it ends. */
  readonly maxFailures: number;
}

export type SubscriptionInput = SubscriptionContext;

/** What its owner can do while no delivery is under way. */
const atRest = {
  'subscription.pause': 'paused',
  'subscription.skip': { actions: 'advancePeriod' },
  'subscription.change': { actions: 'keepChange' },
} as const;

/**
 * The life of one subscription, which the server runs by xstate's pure transition function (SUB-01). Its actions name
 * what the server does in the transaction that moves it.
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
  on: {
    'subscription.cancel': { target: '.cancelled', actions: 'clearFailures' },
    'order.undone': { target: '.cancelled', actions: 'clearFailures' },
  },
  states: {
    active: {
      description: 'It waits for the day of its next delivery.',
      on: {
        'renewal.due': { target: 'renewing', actions: 'claimRenewal' },
        'price.raised': { target: 'asking', actions: 'leaveTimeToAnswer' },
        ...atRest,
      },
    },
    asking: {
      description: 'Its product costs more than was agreed; it asks before it takes more.',
      on: {
        'price.accept': { target: 'active', actions: 'agreePrice' },
        'renewal.due': { target: 'paused', actions: 'tellPaused' },
        ...atRest,
      },
    },
    renewing: {
      description: 'The order of this period stands, or is about to, and waits for its money.',
      on: {
        'renewal.paid': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'renewal.declined': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'price.raised': { target: 'asking', actions: 'leaveTimeToAnswer' },
        'renewal.failed': [
          { guard: 'isLastFailure', target: 'cancelled', actions: ['clearFailures', 'tellEnded'] },
          { target: 'pastDue', actions: ['countFailure', 'tellUnpaid'] },
        ],
      },
    },
    pastDue: {
      description: 'This period could not be paid; it is tried again in some days.',
      on: {
        'renewal.due': { target: 'renewing', actions: 'claimRenewal' },
        'renewal.paid': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'subscription.pause': { target: 'paused', actions: 'clearFailures' },
        'subscription.skip': { target: 'active', actions: ['clearFailures', 'advancePeriod'] },
        'subscription.change': { actions: 'keepChange' },
      },
    },
    paused: {
      description: 'Nothing is sent and nothing is charged until its owner resumes it.',
      on: {
        'subscription.resume': { target: 'active', actions: ['agreePrice', 'leaveTimeForNotice'] },
        'subscription.change': { actions: 'keepChange' },
      },
    },
    cancelled: {
      description: 'It is over.',
      on: { 'subscription.cancel': {}, 'order.undone': {} },
    },
  },
});
