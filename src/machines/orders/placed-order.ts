import type { OrderAnswer } from '../../contract/orders/order/order.calls.ts';
import type { DeepReadonly } from '../../domain/kit/deep-readonly.ts';

/** How the browser goes on with a payment. */
export type PaymentAction = Payment['action'];

export type Payment = OrderWithPayment['payment'];

/** An order as its shopper sees it; the wire's order fits. */
export type PlacedOrder = OrderWithPayment['order'];

/** What of an order is sent together. */
export type OrderParcel = PlacedOrder['parcels'][number];

/** A return as its shopper sees it. */
export type OrderReturn = PlacedOrder['returns'][number];

export type OrderWithPayment = DeepReadonly<OrderAnswer>;

/** The money is there, or is due to the courier: the order stands. */
export function isSettled({ order, payment }: OrderWithPayment): boolean {
  if (order.status === 'cancelled') return false;
  return order.status !== 'placed' || payment.status === 'paid' || payment.method === 'cod';
}

/** The order is over without money; its stock is free again. */
export function isOver({ order }: OrderWithPayment): boolean {
  return order.status === 'cancelled';
}
