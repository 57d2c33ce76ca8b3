import type { OrderStatus, PaymentMethod } from '../../domain/orders/order/order.ts';

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

/** How a payment is made, in words. */
export const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  cod: 'Cash on delivery',
  wallet: 'Wallet',
};

/** What happened to an order where its new status does not say it, by the event of its chart. */
export const happeningTexts: Readonly<Record<string, string>> = {
  'payment.captured': 'Payment received',
  'payment.expired': 'Not paid in time',
  'payment.refunded': 'Refunded',
  'order.return': 'Items returned',
  'order.refund': 'Refund requested',
};
