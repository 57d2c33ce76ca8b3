import type { OrderStatus, PaymentMethod } from '../../domain/orders/order/order.ts';

/** Order statuses as text. */
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

/** Payment methods as text. */
export const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  cod: 'Cash on delivery',
  wallet: 'Wallet',
};

/** Texts for events that the order's new status doesn't explain, by event type. */
export const happeningTexts: Readonly<Record<string, string>> = {
  'payment.captured': 'Payment received',
  'payment.expired': 'Not paid in time',
  'payment.refunded': 'Refunded',
  'order.return': 'Return accepted',
  'order.refund': 'Refund requested',
};
