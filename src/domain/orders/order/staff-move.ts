/** What an admin can do to an order (ORD-02). */
export const staffMoves = ['pack', 'ship', 'deliver', 'cancel', 'return', 'refund', 'repaid'] as const;
export type StaffMove = (typeof staffMoves)[number];

/** Moves that need no further input, so they can be applied to many orders at once. */
export const bulkMoves = ['pack', 'deliver'] as const;

/** Messages for moves that the order's status doesn't allow. */
export const moveRefusals: Readonly<Record<StaffMove, string>> = {
  pack: 'Only paid or cash on delivery orders can be packed',
  ship: 'Pack it before you hand it over',
  deliver: 'Only shipped orders can be delivered',
  cancel: 'Packed orders can’t be cancelled',
  return: 'Only shipped orders can be returned',
  refund: 'Refund after the items are back',
  repaid: 'This order has no refund to send by hand',
};

export const heldRefusal = 'Waiting for a prescription';

/** Saved views of the order list on the dashboard. */
export const orderViews = [
  'all',
  'to-pack',
  'to-ship',
  'shipped',
  'delivered',
  'on-hold',
  'to-settle',
  'returned',
] as const;
export type OrderView = (typeof orderViews)[number];

/**
 * Payment filters of the order list on the dashboard. 'collect': cash is with the courier; 'mismatched': every
 * order that ever had a payment mismatch, including those refunded automatically; 'by-hand': a refund waits for
 * somebody to send it.
 */
export const paymentViews = [
  'paid',
  'open',
  'collect',
  'unmatched',
  'mismatched',
  'failed',
  'refunding',
  'by-hand',
  'refunded',
] as const;
export type PaymentView = (typeof paymentViews)[number];

/** Documents printed for a parcel: shipping labels and packing slips. */
export const shippingDocuments = ['labels', 'slips'] as const;
export type ShippingDocument = (typeof shippingDocuments)[number];
