import { assign, setup } from 'xstate';
import type { PlacedOrder } from '../placed-order.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

/** Which orders a page of the list has. */
export interface OrdersQuery {
  readonly show: 'open' | 'all';
  /** 1 is the first. */
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

/** A page of one's own orders (ORD-02); another page is another place, and begins anew. */
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
  description: 'A page of one’s own orders.',
  context: ({ input }) => ({ query: input, list: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The orders are on their way.',
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
    listed: { description: 'The orders of this page are shown, or that there are none.' },
    failed: {
      description: 'The orders could not be read; they can be asked for again.',
      on: { 'orders.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
