import { setup } from 'xstate';

export type OrderReturnEvent =
  /** `isSentBack`: whether the items have to come back first. Damaged ones don't. */
  | { type: 'return.approve'; isSentBack: boolean }
  | { type: 'return.refuse' }
  | { type: 'return.receive' }
  /** The shopper keeps the items after all. */
  | { type: 'return.withdraw' }
  /** The refund has reached the shopper. */
  | { type: 'refund.completed' };

/**
 * The life of one return (ORD-04), which the server runs with XState's pure transition function. Its actions name
 * what the server does in the transaction of the transition.
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
  description: 'The life of one return, from the request to the refund.',
  initial: 'requested',
  states: {
    requested: {
      description: 'The shopper has requested a return. The shop hasn’t answered yet.',
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
      description: 'The return is approved. Waiting for the items to come back.',
      on: {
        'return.receive': { target: 'received', actions: ['takeGoodsBack', 'issueCreditNote', 'orderRefund'] },
        'return.refuse': 'refused',
        'return.withdraw': 'withdrawn',
      },
    },
    refused: { description: 'The shop declined the return and gave a reason.', type: 'final' },
    withdrawn: { description: 'The shopper withdrew the request before the items came back.', type: 'final' },
    received: {
      description: 'The shop has the items, or doesn’t need them back. The refund is on its way.',
      on: { 'refund.completed': 'refunded' },
    },
    refunded: { description: 'The shopper has the refund.', type: 'final' },
  },
});
