/** Status of an order (ORD-01). 'placed' waits for the payment, or for cash on delivery. */
export const orderStatuses = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Status of a payment (CHK-10). 'checking' waits for the bank's answer; 'unmatched' received an amount that doesn't
 * match the order and waits for an admin to accept or refund it (SEC-05). 'held' is the wallet's part of an order
 * whose rest isn't paid yet (CHK-04).
 */
export const paymentStatuses = [
  'pending',
  'held',
  'checking',
  'unmatched',
  'paid',
  'failed',
  'refunding',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentMethods = ['upi', 'card', 'netbanking', 'cod', 'wallet'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Days after delivery before the shopper is asked for a review (REV-01). */
export const reviewAskDays = 10;

/** Minutes for which stock is held for an unpaid order (ORD-03). */
export const holdMinutes = 10;
