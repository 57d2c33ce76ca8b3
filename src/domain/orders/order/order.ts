/** Where an order stands (ORD-01). 'placed' waits for its payment, or for the courier's cash. */
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
 * Where a payment stands (CHK-10). 'checking' waits for a bank that has not answered; 'unmatched' holds money that is not
 * what was asked for, until an admin accepts or refunds it (SEC-05).
 */
export const paymentStatuses = [
  'pending',
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

/** How long stock is held for an order that is not paid (ORD-03). */
export const holdMinutes = 10;
