/**
 * Status of a return (ORD-04). 'received': the shop has the items, or doesn't want them back; 'withdrawn': the
 * shopper cancelled it.
 */
export const returnStatuses = ['requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Whether the return came to nothing, so its items can be returned again. */
export function isVoid(status: ReturnStatus): boolean {
  return status === 'refused' || status === 'withdrawn';
}

/** Whether the shopper can still cancel the return: the shop hasn't received the items yet. */
export function isWithdrawable(status: ReturnStatus): boolean {
  return status === 'requested' || status === 'approved';
}

export const returnReasons = ['not-wanted', 'damaged', 'wrong-item', 'expired'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Why lines that were never sent were refunded (ORD-06): no prescription, or cancelled by a person. */
export const withheldReasons = ['not-prescribed', 'called-off'] as const;
export type WithheldReason = (typeof withheldReasons)[number];

/** Whether the shopper requested it; otherwise the items were never sent. */
export function isAsked(returned: { readonly reason: ReturnReason | WithheldReason }): boolean {
  return returnReasons.some((reason) => reason === returned.reason);
}

/** Where a refund is paid to. */
export const refundWays = ['source', 'wallet'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * Days after delivery within which items can be returned. Default of the business setting, per the refund policy.
 */
export const returnDays = 7;
export const maxReturnPhotos = 4;

const day = 86_400_000;

/** The end of an order's return window, ISO 8601. */
export function returnEnd(deliveredAt: string, days: number): string {
  return new Date(Date.parse(deliveredAt) + days * day).toISOString();
}

/** Whether the text is a UPI id: name@bank. */
export function isUpiId(text: string): boolean {
  return /^[\w.-]{2,64}@[a-z]{2,32}$/iu.test(text);
}
