import { setup } from 'xstate';

export type RefundEvent =
  /** Money is owed. `way`: where it goes back to. */
  | { type: 'refund.order'; way: RefundWay }
  /** The payment service has the refund and hasn’t carried it out yet. */
  | { type: 'gateway.delayed' }
  | { type: 'gateway.confirmed' }
  /** Staff have paid it, because the order was paid in cash. */
  | { type: 'staff.paid' }
  /** The books count what the wallet already has. */
  | { type: 'wallet.settled' };

export type RefundWay = 'gateway' | 'wallet' | 'hand';

/**
 * The life of one refund, of a whole payment or a part of it (ORD-04), which the server runs with XState's pure transition
 * function. Its actions name what the server does in the transaction of the transition.
 */
export const refundMachine = setup({
  types: {} as { events: RefundEvent },
  actions: {
    askGateway: () => {},
    askAgain: () => {},
    creditWallet: () => {},
    settlePayment: () => {},
  },
  guards: {
    isToWallet: (_, params: { way: RefundWay }) => params.way === 'wallet',
    isByHand: (_, params: { way: RefundWay }) => params.way === 'hand',
  },
}).createMachine({
  id: 'refund',
  description: 'The life of one refund, until the customer has the money.',
  initial: 'owed',
  states: {
    owed: {
      description: 'The shop owes the money. Where does it go back to?',
      on: {
        'refund.order': [
          {
            guard: { type: 'isToWallet', params: ({ event }) => event },
            target: 'inWallet',
            actions: 'creditWallet',
          },
          { guard: { type: 'isByHand', params: ({ event }) => event }, target: 'byHand' },
          { target: 'atGateway', actions: 'askGateway' },
        ],
      },
    },
    atGateway: {
      description: 'The payment service is asked until it has confirmed. It carries the refund out once.',
      on: {
        'gateway.delayed': { actions: 'askAgain' },
        'gateway.confirmed': { target: 'done', actions: 'settlePayment' },
      },
    },
    byHand: {
      description: 'It was paid in cash. Staff send the money and say so.',
      on: { 'staff.paid': { target: 'done', actions: 'settlePayment' } },
    },
    inWallet: {
      description: 'The money is in the wallet. The payment isn’t updated yet.',
      on: { 'wallet.settled': { target: 'done', actions: 'settlePayment' } },
    },
    done: { description: 'The customer has the money.', type: 'final' },
  },
});
