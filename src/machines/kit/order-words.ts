import type { OrderStatus } from '../../domain/order/order.ts';

/** Where an order stands, in words (ORD-01). */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  placed: 'Order placed',
  paid: 'Payment received',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  refunded: 'Refunded',
};
