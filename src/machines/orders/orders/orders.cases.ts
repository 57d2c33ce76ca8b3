import { done, failed, type EventCases } from '../../kit/cases.ts';
import { sampleOrder } from '../order-cases.ts';
import type { OrdersQuery } from './orders.machine.ts';

export const ordersInput: OrdersQuery = { show: 'all', page: 1 };

export const ordersCases: EventCases = {
  'xstate.done.actor.fetchOrders': [done('fetchOrders', { total: 1, orders: [sampleOrder] })],
  'xstate.error.actor.fetchOrders': [failed('fetchOrders')],
};
