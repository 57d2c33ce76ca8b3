import { assign, setup } from 'xstate';
import type { PlacedOrder } from '../placed-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

/** A page of the order list. */
export interface OrdersQuery {
  readonly show: 'open' | 'all';
  /** 1-based. */
  readonly page: number;
}

export interface OrdersPage {
  readonly total: number;
  readonly orders: readonly PlacedOrder[];
}

export type OrdersEvent = { type: 'orders.retry' };

interface OrdersContext {
  readonly query: OrdersQuery;
  readonly list: OrdersPage | null;
  readonly failure: Failure | null;
}

/** One page of the shopper's orders (ORD-02). Another page has its own URL and a new actor. */
export const ordersMachine = setup({
  types: {} as { context: OrdersContext; events: OrdersEvent; input: OrdersQuery },
  actors: { fetchOrders: promiseSlot<OrdersPage, OrdersQuery>() },
  actions: {
    setList: assign({ list: (_, params: { list: OrdersPage }) => params.list }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'orders',
  description: 'One page of the shopper’s orders.',
  context: ({ input }) => ({ query: input, list: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the orders.',
      invoke: {
        id: 'fetchOrders',
        src: 'fetchOrders',
        input: ({ context }) => context.query,
        onDone: {
          target: 'listed',
          actions: { type: 'setList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    listed: { description: 'The orders on this page are shown, or that there are none yet.' },
    failed: {
      description: 'Couldn’t load the orders. The shopper can try again.',
      on: { 'orders.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
