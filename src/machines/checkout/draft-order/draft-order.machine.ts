import { setup } from 'xstate';

export type DraftOrderEvent =
  /** Staff save other items, another address, another coupon. */
  | { type: 'draft.change' }
  /** Staff send the payment link, for the first time or again: of the order, or of what its change costs more. */
  | { type: 'draft.send' }
  | { type: 'draft.cancel' }
  /** The customer opens the link. */
  | { type: 'link.open' }
  | { type: 'link.expire' }
  /** Its order is paid, or placed to be paid in cash; a change is applied, or its difference is paid. */
  | { type: 'order.confirm' };

/**
 * The life of an order that staff prepare for a customer, or of a change of one (DRF-01), which the server runs with
 * XState's pure transition function. Its actions name what the server does in the transaction of the transition.
 */
export const draftOrderMachine = setup({
  types: {} as { events: DraftOrderEvent },
  actions: {
    sendLink: () => {},
    /** Takes what the change of an order adds out of stock. A new order holds nothing. */
    holdGoods: () => {},
    endLink: () => {},
    releaseGoods: () => {},
    cancelOrders: () => {},
  },
}).createMachine({
  id: 'draft-order',
  description: 'The life of an order that staff prepare for a customer, or of a change of one, until it’s paid.',
  initial: 'draft',
  states: {
    draft: {
      description: 'Staff are putting it together. The customer has no link to it.',
      on: {
        'draft.change': { target: 'draft', reenter: true },
        'draft.send': { target: 'sent', actions: ['sendLink', 'holdGoods'] },
        'draft.cancel': { target: 'cancelled', actions: 'cancelOrders' },
        'order.confirm': {
          target: 'paid',
          description: 'The money for an earlier link arrived late.',
        },
      },
    },
    sent: {
      description:
        'The customer has the payment link and hasn’t opened it yet. What a change adds is held for them.',
      on: {
        'draft.change': { target: 'draft', actions: ['endLink', 'releaseGoods'] },
        'draft.send': { target: 'sent', reenter: true, actions: ['releaseGoods', 'sendLink', 'holdGoods'] },
        'draft.cancel': { target: 'cancelled', actions: ['endLink', 'releaseGoods', 'cancelOrders'] },
        'link.open': 'opened',
        'link.expire': { target: 'expired', actions: ['endLink', 'releaseGoods'] },
        'order.confirm': 'paid',
      },
    },
    opened: {
      description: 'The customer has seen what is offered and hasn’t paid yet.',
      on: {
        'draft.change': { target: 'draft', actions: ['endLink', 'releaseGoods'] },
        'draft.send': { target: 'sent', actions: ['releaseGoods', 'sendLink', 'holdGoods'] },
        'draft.cancel': { target: 'cancelled', actions: ['endLink', 'releaseGoods', 'cancelOrders'] },
        'link.expire': { target: 'expired', actions: ['endLink', 'releaseGoods'] },
        'order.confirm': 'paid',
      },
    },
    expired: {
      description:
        'The link ran out before anybody paid. It can be sent again. An order that it changes stands as before.',
      on: {
        'draft.change': 'draft',
        'draft.send': { target: 'sent', actions: ['sendLink', 'holdGoods'] },
        'draft.cancel': { target: 'cancelled', actions: 'cancelOrders' },
        'order.confirm': {
          target: 'paid',
          description: 'The money arrived after the link ran out.',
        },
      },
    },
    paid: {
      description: 'Paid, or to be paid in cash. It goes on as an order, or is part of the one it changed.',
      type: 'final',
    },
    cancelled: { description: 'Staff cancelled it. Its link no longer works.', type: 'final' },
  },
});
