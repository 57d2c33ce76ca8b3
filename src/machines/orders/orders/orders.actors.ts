import { fromPromise } from 'xstate';
import { ordersMachine, type OrdersPage, type OrdersQuery } from './orders.machine.ts';

export interface OrdersPorts {
  /** Rejects with CallFailed. */
  fetchOrders(query: OrdersQuery, signal: AbortSignal): Promise<OrdersPage>;
}

export function ordersLogic(ports: OrdersPorts) {
  return ordersMachine.provide({
    actors: {
      fetchOrders: fromPromise<OrdersPage, OrdersQuery>(({ input, signal }) => ports.fetchOrders(input, signal)),
    },
  });
}
