/** What an admin can do with an order (ORD-02). */
export const staffMoves = ['pack', 'ship', 'deliver', 'cancel', 'return', 'refund', 'repaid'] as const;
export type StaffMove = (typeof staffMoves)[number];

/** Moves that need no further word, so that many orders can be moved at once. */
export const bulkMoves = ['pack', 'deliver'] as const;

/** Why an order cannot be moved so from where it stands. */
export const moveRefusals: Readonly<Record<StaffMove, string>> = {
  pack: 'It is packed once it is paid, or straight away when the courier collects',
  ship: 'It is handed to the courier once it is packed',
  deliver: 'Only what the courier has can be delivered',
  cancel: 'What is packed can no longer be called off',
  return: 'Only what was handed to the courier can come back',
  refund: 'Money goes back when the goods are back',
  repaid: 'No money of this order is sent by hand',
};

export const heldRefusal = 'It waits for a prescription';

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
