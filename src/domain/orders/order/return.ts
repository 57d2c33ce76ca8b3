/**
 * Where a return stands (ORD-04). 'received': the shop has the goods, or wants none back; 'withdrawn': its shopper wants
 * it no more.
 */
export const returnStatuses = ['requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Whether nothing comes of it: its goods can be asked for again. */
export function isVoid(status: ReturnStatus): boolean {
  return status === 'refused' || status === 'withdrawn';
}

/** Whether its shopper can still take the wish back: the shop has no goods yet. */
export function isWithdrawable(status: ReturnStatus): boolean {
  return status === 'requested' || status === 'approved';
}

export const returnReasons = ['not-wanted', 'damaged', 'wrong-item', 'expired'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Why lines were paid back that were never sent (ORD-06): without a prescription, or called off by a person. */
export const withheldReasons = ['not-prescribed', 'called-off'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

/** Whether somebody asked for it: else its goods were never sent. */
export function isAsked(returned: { readonly reason: ReturnReason | WithheldReason }): boolean {
  return returnReasons.some((reason) => reason === returned.reason);
}

/** Where the money of a return goes. */
export const refundWays = ['source', 'wallet'] as const;
export type RefundWay = (typeof refundWays)[number];

/** Days after the delivery in which goods can go back, unless the business says otherwise (the refund policy). */
export const returnDays = 7;
export const maxReturnPhotos = 4;

const day = 86_400_000;

/** Until when an order's goods can go back, ISO 8601. */
export function returnEnd(deliveredAt: string, days: number): string {
  return new Date(Date.parse(deliveredAt) + days * day).toISOString();
}

/** A UPI address: name@bank. */
export function isUpiId(text: string): boolean {
  return /^[\w.-]{2,64}@[a-z]{2,32}$/iu.test(text);
}
