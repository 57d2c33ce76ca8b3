import { t } from '../../domain/kit/text/text.ts';
import type { OrderStatus, PaymentMethod } from '../../domain/orders/order/order.ts';

/** Order statuses as text. */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  placed: t`Order placed`,
  paid: t`Payment received`,
  packed: t`Packed`,
  shipped: t`On its way`,
  delivered: t`Delivered`,
  cancelled: t`Cancelled`,
  returned: t`Returned`,
  refunded: t`Refunded`,
};

/** A step of an order as its shopper reads it: a change is told as what it is, not as the status it left in place. */
export function stepText({ event, status }: { readonly event: string; readonly status: OrderStatus }): string {
  return event === 'order.edit' ? t`We changed your order` : statusTexts[status];
}

/** Payment methods as text. */
export const methodTexts: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: t`Card`,
  netbanking: t`Netbanking`,
  cod: t`Cash on delivery`,
  wallet: t`Wallet`,
};

/** Texts for events that the order's new status doesn't explain, by event type. */
export const happeningTexts: Readonly<Record<string, string>> = {
  'payment.captured': t`Payment received`,
  'payment.expired': t`Not paid in time`,
  'payment.refunded': t`Refunded`,
  'order.edit': t`Order changed`,
  'order.refund': t`Refund requested`,
};
