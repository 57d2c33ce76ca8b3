import { assign, setup } from 'xstate';

export type OrderEvent =
  /** Money arrived. `isStillAvailable`: goods and coupon of a cancelled order can be had again. */
  | { type: 'payment.captured'; isStillAvailable: boolean }
  /** The time to pay ran out (ORD-03). */
  | { type: 'payment.expired' }
  /** Money went back. `isPaidOtherwise`: another payment of the order still stands. */
  | { type: 'payment.refunded'; isPaidOtherwise: boolean }
  | { type: 'order.pack' }
  | { type: 'order.ship' }
  | { type: 'order.deliver' }
  | { type: 'order.cancel' }
  /** Goods came back, by the courier or by a return of the shopper. `isEverything`: none of them is left with the shopper. */
  | { type: 'order.return'; isEverything: boolean }
  | { type: 'order.refund'; way: 'source' | 'wallet' };

export interface OrderContext {
  /** Paid to the courier. */
  readonly isCash: boolean;
  /** Cancelled by a person: money that comes later goes back, it does not bring the order back. */
  readonly isClosed: boolean;
}

export type OrderInput = OrderContext;

/**
 * The life of an order, which the server runs by xstate's pure transition function (ORD-01). Its actions name
 * what the server does in the transaction that moves the order; money always comes and goes as a fact.
 */
export const orderMachine = setup({
  types: {} as { context: OrderContext; events: OrderEvent; input: OrderInput },
  actions: {
    setClosed: assign({ isClosed: true }),
    takeStock: () => {},
    releaseStock: () => {},
    takeCoupon: () => {},
    releaseCoupon: () => {},
    dropPayments: () => {},
    refundPayments: () => {},
    collectCash: () => {},
    takeParcelsBack: () => {},
    grantMembership: () => {},
    withdrawMembership: () => {},
    creditWallet: () => {},
    issueInvoice: () => {},
    issueCreditNote: () => {},
  },
  guards: {
    isCash: ({ context }) => context.isCash,
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
  description: 'The life of one order, from the last click to the doorstep or back.',
  context: ({ input }) => input,
  initial: 'placed',
  on: {
    'payment.captured': {
      description: 'Paid a second time, or too late: that money goes back.',
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
      description: 'Its goods are held; it waits for its payment, or for the courier’s cash.',
      on: {
        'payment.captured': { target: 'paid', actions: ['grantMembership', 'issueInvoice'] },
        'payment.expired': {
          guard: 'isPrepaid',
          target: 'cancelled',
          actions: ['releaseStock', 'releaseCoupon', 'dropPayments'],
        },
        'order.cancel': {
          target: 'cancelled',
          actions: ['setClosed', 'releaseStock', 'releaseCoupon', 'dropPayments'],
        },
        'order.pack': { guard: 'isCash', target: 'packed', actions: 'issueInvoice' },
        'payment.refunded': {},
      },
    },
    paid: {
      description: 'Paid in full; it waits to be packed.',
      on: {
        'payment.refunded': {
          guard: { type: 'isMoneyBack', params: ({ event }) => event },
          target: 'refunded',
          actions: ['releaseStock', 'releaseCoupon', 'withdrawMembership', 'issueCreditNote'],
        },
        'order.cancel': {
          target: 'cancelled',
          actions: ['setClosed', 'releaseStock', 'releaseCoupon', 'withdrawMembership', 'refundPayments'],
        },
        'order.pack': 'packed',
      },
    },
    packed: {
      description: 'The first of its parcels is packed; what is packed can no longer be cancelled.',
      on: { 'order.ship': 'shipped' },
    },
    shipped: {
      description: 'The first of its parcels is with the courier.',
      on: {
        'order.deliver': [
          { guard: 'isCash', target: 'delivered', actions: ['collectCash', 'grantMembership'] },
          { target: 'delivered' },
        ],
        'order.return': [
          {
            guard: { type: 'isEverythingBack', params: ({ event }) => event },
            target: 'returned',
            actions: 'takeParcelsBack',
          },
          { target: 'shipped', description: 'A part that came already goes back; the rest is on its way.' },
        ],
      },
    },
    delivered: {
      description: 'All that is sent is at the doorstep; cash orders are paid now.',
      on: {
        'payment.captured': [{ guard: 'isCash' }, { actions: 'refundPayments' }],
        'order.return': [
          {
            guard: { type: 'isEverythingBack', params: ({ event }) => event },
            target: 'returned',
            actions: 'takeParcelsBack',
          },
          { target: 'delivered', description: 'A part came back; the rest stays with the shopper.' },
        ],
      },
    },
    returned: {
      description: 'The goods came back; their money is on its way, or waits for somebody’s word.',
      on: {
        'order.refund': [
          { guard: { type: 'isToWallet', params: ({ event }) => event }, actions: 'creditWallet' },
          { actions: 'refundPayments' },
        ],
      },
    },
    cancelled: {
      description: 'Called off by a person or by time; its goods are free again.',
      on: {
        'payment.captured': [
          {
            guard: { type: 'isStillAvailable', params: ({ event }) => event },
            target: 'paid',
            actions: ['takeStock', 'takeCoupon', 'grantMembership', 'issueInvoice'],
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
      description: 'All of its money is back where it came from.',
      on: { 'payment.refunded': {} },
    },
  },
});
