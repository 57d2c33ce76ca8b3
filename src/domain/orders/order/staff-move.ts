import type { OrderStatus } from './order.ts';

/** What an admin can do to an order (ORD-02). */
export const staffMoves = ['pack', 'ship', 'correct', 'deliver', 'cancel', 'return', 'refund', 'repaid'] as const;
export type StaffMove = (typeof staffMoves)[number];

/** Moves that need no further input, so they can be applied to many orders at once. */
export const bulkMoves = ['pack', 'deliver'] as const;

/** Messages for moves that the order doesn't allow. */
const moveRefusals: Readonly<Record<StaffMove, string>> = {
  pack: 'Only paid or cash on delivery orders can be packed',
  ship: 'Pack it before you hand it over',
  correct: 'Nothing is with the courier',
  deliver: 'Only shipped orders can be delivered',
  cancel: 'Packed orders can’t be cancelled',
  return: 'Only shipped orders can be returned',
  refund: 'Refund after the items are back',
  repaid: 'This order has no refund to send by hand',
};

/** Why a move isn't possible in this status, where the usual message would mislead. */
const refusalsByStatus: Readonly<Partial<Record<OrderStatus, Partial<Record<StaffMove, string>>>>> = {
  placed: { pack: 'Not paid yet', refund: 'Nothing is paid yet', return: 'Not sent yet', deliver: 'Not sent yet' },
  paid: { return: 'Not sent yet', refund: 'Cancel it to refund it', deliver: 'Not sent yet' },
  packed: {
    pack: 'Already packed',
    refund: 'Nothing has come back',
    return: 'Not sent yet',
    deliver: 'Not sent yet',
  },
  shipped: { pack: 'Already packed', ship: 'Already with the courier', cancel: 'Already with the courier' },
  delivered: {
    pack: 'Already delivered',
    ship: 'Already delivered',
    deliver: 'Already delivered',
    cancel: 'Already delivered',
  },
  cancelled: all('This order is cancelled'),
  returned: { ...all('Everything came back'), refund: 'Everything is refunded or on its way' },
  refunded: all('This order is refunded'),
};

function all(message: string): Partial<Record<StaffMove, string>> {
  return { pack: message, ship: message, deliver: message, cancel: message, return: message, refund: message };
}

/** Why an order in this status doesn't allow the move. */
export function moveRefusal(move: StaffMove, status: OrderStatus): string {
  return refusalsByStatus[status]?.[move] ?? moveRefusals[move];
}

export const heldRefusal = 'Waiting for a prescription';
export const owedRefusal = 'Waiting for the customer to pay for the change';

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
