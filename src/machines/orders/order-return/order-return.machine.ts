import { setup } from 'xstate';

export type OrderReturnEvent =
  /** `isSentBack`: the goods come back first; broken ones need not. */
  | { type: 'return.approve'; isSentBack: boolean }
  | { type: 'return.refuse' }
  | { type: 'return.receive' }
  /** Its shopper wants to keep the goods after all. */
  | { type: 'return.withdraw' }
  /** The money is with the shopper. */
  | { type: 'refund.completed' };

/**
 * The life of one return of goods (ORD-04), which the server runs by xstate's pure transition function. Its actions
 * name what the server does in the transaction that moves the return.
 */
export const orderReturnMachine = setup({
  types: {} as { events: OrderReturnEvent },
  actions: {
    takeGoodsBack: () => {},
    issueCreditNote: () => {},
    orderRefund: () => {},
  },
  guards: {
    isSentBack: (_, params: { isSentBack: boolean }) => params.isSentBack,
  },
}).createMachine({
  id: 'order-return',
  description: 'The life of one return, from the shopper’s wish to the money.',
  initial: 'requested',
  states: {
    requested: {
      description: 'The shopper asked; the shop has not answered.',
      on: {
        'return.approve': [
          { guard: { type: 'isSentBack', params: ({ event }) => event }, target: 'approved' },
          { target: 'received', actions: ['takeGoodsBack', 'issueCreditNote', 'orderRefund'] },
        ],
        'return.refuse': 'refused',
        'return.withdraw': 'withdrawn',
      },
    },
    approved: {
      description: 'The goods may come back; they are on their way.',
      on: {
        'return.receive': { target: 'received', actions: ['takeGoodsBack', 'issueCreditNote', 'orderRefund'] },
        'return.refuse': 'refused',
        'return.withdraw': 'withdrawn',
      },
    },
    refused: { description: 'The shop said no, and why.', type: 'final' },
    withdrawn: { description: 'Its shopper took the wish back before the goods came.', type: 'final' },
    received: {
      description: 'The shop has the goods, or wants none back; the money is on its way.',
      on: { 'refund.completed': 'refunded' },
    },
    refunded: { description: 'The money is with the shopper.', type: 'final' },
  },
});
