/** What an admin can do with an order (ORD-02). */
export const staffMoves = ['pack', 'ship', 'deliver', 'cancel', 'return', 'refund', 'repaid'] as const;
export type StaffMove = (typeof staffMoves)[number];

/** Moves that need no further word, so that many orders can be moved at once. */
export const bulkMoves = ['pack', 'deliver'] as const;

/** Why an order cannot be moved so from where it stands. */
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

/** Saved views of the dashboard's list of orders. */
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
 * Where the money of an order stands, as the dashboard's list filters by it. 'collect': with the courier; 'mismatched': all that
 * ever did not fit, also what went back by itself.
 */
export const paymentViews = [
  'paid',
  'open',
  'collect',
  'unmatched',
  'mismatched',
  'failed',
  'refunding',
  'refunded',
] as const;
export type PaymentView = (typeof paymentViews)[number];

/** Documents that go with a parcel: the label on it, and the slip of what is in it. */
export const shippingDocuments = ['labels', 'slips'] as const;
export type ShippingDocument = (typeof shippingDocuments)[number];
