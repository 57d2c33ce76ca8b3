import { assign, setup } from 'xstate';

export type OrderEvent =
  /** A payment was received. `isStillAvailable`: the items and coupon of a cancelled order are still available. */
  | { type: 'payment.captured'; isStillAvailable: boolean }
  /** The time to pay has run out (ORD-03). */
  | { type: 'payment.expired' }
  /** A payment was refunded. `isPaidOtherwise`: another payment of the order still counts. */
  | { type: 'payment.refunded'; isPaidOtherwise: boolean }
  | { type: 'order.pack' }
  | { type: 'order.ship' }
  | { type: 'order.deliver' }
  | { type: 'order.cancel' }
  /** Staff change its items or its address before it is packed (DRF-01). */
  | { type: 'order.edit' }
  /** Items came back, with the courier or as a return. `isEverything`: the shopper keeps none. */
  | { type: 'order.return'; isEverything: boolean }
  | { type: 'order.refund'; way: 'source' | 'wallet' };

export interface OrderContext {
  /** Cash on delivery. */
  readonly isCash: boolean;
  /** Cancelled by a person: a late payment is refunded and doesn't reopen the order. */
  readonly isClosed: boolean;
  /** A change of it waits for its difference to be paid (DRF-01). */
  readonly isOwed: boolean;
}

export type OrderInput = OrderContext;

/**
 * The life of an order, which the server runs with XState's pure transition function (ORD-01). Its actions name
 * what the server does in the transaction of the transition. Payments and refunds always arrive as facts.
 */
export const orderMachine = setup({
  types: {} as { context: OrderContext; events: OrderEvent; input: OrderInput },
  actions: {
    setClosed: assign({ isClosed: true }),
    takeStock: () => {},
    releaseStock: () => {},
    takeCoupon: () => {},
    releaseCoupon: () => {},
    /** Drops its open change: the link ends, and what it holds goes back. */
    dropEdit: () => {},
    dropPayments: () => {},
    refundPayments: () => {},
    collectCash: () => {},
    takeParcelsBack: () => {},
    grantMembership: () => {},
    withdrawMembership: () => {},
    creditWallet: () => {},
    issueInvoice: () => {},
    issueCreditNote: () => {},
    takeWalletPart: () => {},
    returnWalletPart: () => {},
  },
  guards: {
    isCash: ({ context }) => context.isCash,
    isPaidInFull: ({ context }) => !context.isOwed,
    isPrepaid: ({ context }) => !context.isCash,
    isOpenToLateMoney: ({ context }) => !context.isClosed,
    isStillAvailable: ({ context }, params: { isStillAvailable: boolean }) =>
      params.isStillAvailable && !context.isClosed,
    isMoneyBack: (_, params: { isPaidOtherwise: boolean }) => !params.isPaidOtherwise,
    isEverythingBack: (_, params: { isEverything: boolean }) => params.isEverything,
    isToWallet: (_, params: { way: 'source' | 'wallet' }) => params.way === 'wallet',
  },
}).createMachine({
  id: 'order',
  description: 'The life of one order, from being placed to delivery, return or refund.',
  context: ({ input }) => input,
  initial: 'placed',
  on: {
    'payment.captured': {
      description: 'Paid twice, or too late. This payment is refunded.',
      actions: 'refundPayments',
    },
    'payment.refunded': {
      guard: { type: 'isMoneyBack', params: ({ event }) => event },
      target: '.refunded',
      actions: ['withdrawMembership', 'issueCreditNote'],
    },
  },
  states: {
    placed: {
      description: 'The items are reserved. Waiting for payment, or to be packed for cash on delivery.',
      on: {
        'payment.captured': { target: 'paid', actions: ['grantMembership', 'issueInvoice', 'takeWalletPart'] },
        'payment.expired': {
          guard: 'isPrepaid',
          target: 'cancelled',
          actions: ['dropEdit', 'releaseStock', 'releaseCoupon', 'dropPayments'],
        },
        'order.cancel': {
          target: 'cancelled',
          actions: ['setClosed', 'dropEdit', 'releaseStock', 'releaseCoupon', 'dropPayments'],
        },
        'order.edit': {
          target: 'placed',
          reenter: true,
          description: 'Only its address, unless it is cash on delivery.',
        },
        'order.pack': { guard: 'isCash', target: 'packed', actions: 'issueInvoice' },
        'payment.refunded': {},
      },
    },
    paid: {
      description: 'Paid. Waiting to be packed, or for the difference of a change.',
      on: {
        'payment.refunded': {
          guard: { type: 'isMoneyBack', params: ({ event }) => event },
          target: 'refunded',
          actions: ['dropEdit', 'releaseStock', 'releaseCoupon', 'withdrawMembership', 'issueCreditNote'],
        },
        'order.cancel': {
          target: 'cancelled',
          actions: [
            'setClosed',
            'dropEdit',
            'releaseStock',
            'releaseCoupon',
            'withdrawMembership',
            'refundPayments',
          ],
        },
        'order.edit': { target: 'paid', reenter: true },
        'order.pack': { guard: 'isPaidInFull', target: 'packed' },
      },
    },
    packed: {
      description: 'The first parcel is packed. Packed items can no longer be cancelled.',
      on: { 'order.ship': 'shipped' },
    },
    shipped: {
      description: 'The first parcel is with the courier.',
      on: {
        'order.deliver': [
          { guard: 'isCash', target: 'delivered', actions: ['collectCash', 'grantMembership'] },
          { target: 'delivered' },
        ],
        'order.return': [
          {
            guard: { type: 'isEverythingBack', params: ({ event }) => event },
            target: 'returned',
            actions: ['takeParcelsBack', 'returnWalletPart'],
          },
          { target: 'shipped', description: 'Some items came back. The rest is still on its way.' },
        ],
      },
    },
    delivered: {
      description: 'All parcels are delivered. Cash on delivery is paid.',
      on: {
        'payment.captured': [{ guard: 'isCash' }, { actions: 'refundPayments' }],
        'order.return': [
          {
            guard: { type: 'isEverythingBack', params: ({ event }) => event },
            target: 'returned',
            actions: 'takeParcelsBack',
          },
          { target: 'delivered', description: 'Some items came back. The shopper keeps the rest.' },
        ],
      },
    },
    returned: {
      description: 'The items came back. The refund is on its way, or waits for an admin’s approval.',
      on: {
        'order.refund': [
          { guard: { type: 'isToWallet', params: ({ event }) => event }, actions: 'creditWallet' },
          { actions: 'refundPayments' },
        ],
      },
    },
    cancelled: {
      description: 'Cancelled by a person, or because nobody paid in time. The items are released.',
      on: {
        'payment.captured': [
          {
            guard: { type: 'isStillAvailable', params: ({ event }) => event },
            target: 'paid',
            actions: ['takeStock', 'takeCoupon', 'grantMembership', 'issueInvoice', 'takeWalletPart'],
          },
          { actions: 'refundPayments' },
        ],
        'payment.refunded': {
          guard: { type: 'isMoneyBack', params: ({ event }) => event },
          target: 'refunded',
          actions: 'issueCreditNote',
        },
        'order.cancel': { guard: 'isOpenToLateMoney', actions: 'setClosed' },
      },
    },
    refunded: {
      description: 'All the money was refunded to where it came from.',
      on: { 'payment.refunded': {} },
    },
  },
});
