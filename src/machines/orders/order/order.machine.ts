import { setup } from 'xstate';

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
  /** How it begins: as cash on delivery, or waiting for its payment. */
  readonly isCash: boolean;
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
    /** Nothing to do: the order goes on with the rest. */
    keepRest: () => {},
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
    isStillAvailable: (_, params: { isStillAvailable: boolean }) => params.isStillAvailable,
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
      description: 'The items are reserved.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Is it paid online, or in cash on delivery?',
          always: [{ guard: 'isCash', target: 'cash' }, { target: 'unpaid' }],
        },
        unpaid: {
          description: 'Waiting for payment.',
          on: {
            'payment.captured': {
              target: '#order.paid',
              actions: ['grantMembership', 'issueInvoice', 'takeWalletPart'],
            },
            'payment.expired': {
              target: '#order.cancelled.lapsed',
              actions: ['dropEdit', 'releaseStock', 'releaseCoupon', 'dropPayments'],
            },
            'order.edit': { target: 'unpaid', reenter: true, description: 'Only its address.' },
          },
        },
        cash: {
          description: 'Cash on delivery. Waiting to be packed.',
          on: {
            'order.edit': { target: 'cash', reenter: true },
            'order.pack': { target: '#order.packed.cash', actions: 'issueInvoice' },
          },
        },
      },
      on: {
        'order.cancel': {
          target: 'cancelled.byPerson',
          actions: ['dropEdit', 'releaseStock', 'releaseCoupon', 'dropPayments'],
        },
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
          target: 'cancelled.byPerson',
          actions: ['dropEdit', 'releaseStock', 'releaseCoupon', 'withdrawMembership', 'refundPayments'],
        },
        'order.edit': { target: 'paid', reenter: true },
        'order.pack': { guard: 'isPaidInFull', target: 'packed.paid' },
      },
    },
    packed: {
      description: 'The first parcel is packed. Packed items can no longer be cancelled.',
      initial: 'paid',
      states: {
        paid: { description: 'The money is there.', on: { 'order.ship': '#order.shipped.paid' } },
        cash: { description: 'The courier collects the cash.', on: { 'order.ship': '#order.shipped.cash' } },
      },
    },
    shipped: {
      description: 'The first parcel is with the courier.',
      initial: 'paid',
      states: {
        paid: { description: 'The money is there.', on: { 'order.deliver': '#order.delivered.paid' } },
        cash: {
          description: 'The courier collects the cash.',
          on: {
            'order.deliver': { target: '#order.delivered.cash', actions: ['collectCash', 'grantMembership'] },
          },
        },
      },
      on: {
        'order.return': [
          {
            guard: { type: 'isEverythingBack', params: ({ event }) => event },
            target: 'returned',
            actions: ['takeParcelsBack', 'returnWalletPart'],
          },
          { actions: 'keepRest', description: 'Some items came back. The rest is still on its way.' },
        ],
      },
    },
    delivered: {
      description: 'All parcels are delivered.',
      initial: 'paid',
      states: {
        paid: { description: 'It was paid beforehand.' },
        cash: { description: 'It was paid at the door.', on: { 'payment.captured': {} } },
      },
      on: {
        'order.return': [
          {
            guard: { type: 'isEverythingBack', params: ({ event }) => event },
            target: 'returned',
            actions: 'takeParcelsBack',
          },
          { actions: 'keepRest', description: 'Some items came back. The shopper keeps the rest.' },
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
      description: 'The items are released. Money that still comes goes back, or brings the order back.',
      initial: 'lapsed',
      states: {
        lapsed: {
          description: 'Nobody paid in time. A late payment reopens it while its items are there.',
          on: {
            'payment.captured': [
              {
                guard: { type: 'isStillAvailable', params: ({ event }) => event },
                target: '#order.paid',
                actions: ['takeStock', 'takeCoupon', 'grantMembership', 'issueInvoice', 'takeWalletPart'],
              },
              { actions: 'refundPayments' },
            ],
            'order.cancel': 'byPerson',
          },
        },
        byPerson: { description: 'A person cancelled it. Nothing reopens it.' },
      },
      on: {
        'payment.refunded': {
          guard: { type: 'isMoneyBack', params: ({ event }) => event },
          target: 'refunded',
          actions: 'issueCreditNote',
        },
      },
    },
    refunded: {
      description: 'All the money was refunded to where it came from.',
      on: { 'payment.refunded': {} },
    },
  },
});
