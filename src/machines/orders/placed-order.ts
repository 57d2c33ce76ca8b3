import type { OrderAnswer } from '../../contract/orders/order/order.calls.ts';
import type { DeepReadonly } from '../../domain/kit/deep-readonly.ts';

/** What the browser does next to pay. */
export type PaymentAction = Payment['action'];

export type Payment = OrderWithPayment['payment'];

/** An order as its shopper sees it; the API's order satisfies it. */
export type PlacedOrder = OrderWithPayment['order'];

/** Lines of an order that are shipped together. */
export type OrderParcel = PlacedOrder['parcels'][number];

/** A return as its shopper sees it. */
export type OrderReturn = PlacedOrder['returns'][number];

export type OrderWithPayment = DeepReadonly<OrderAnswer>;

/** Whether the order is paid, or to be paid on delivery. */
export function isSettled({ order, payment }: OrderWithPayment): boolean {
  if (order.status === 'cancelled') return false;
  return order.status !== 'placed' || payment.status === 'paid' || payment.method === 'cod';
}

/** Whether the order ended unpaid, with its stock released. */
export function isOver({ order }: OrderWithPayment): boolean {
  return order.status === 'cancelled';
}
