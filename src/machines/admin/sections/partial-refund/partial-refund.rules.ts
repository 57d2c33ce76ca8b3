import { isUpiId } from '../../../../domain/orders/order/return.ts';
import type { PartialRefundContext, PartialRefundRequest } from './partial-refund.machine.ts';

/** Whether the refund of a cash on delivery order needs a UPI id. */
export function wantsUpi({ order, refundTo }: Pick<PartialRefundContext, 'order' | 'refundTo'>): boolean {
  return order?.paymentMethod === 'cod' && refundTo === 'source';
}

/** Whether the UPI id that is needed is missing or not valid. */
export function isUpiMissing(context: Pick<PartialRefundContext, 'order' | 'refundTo' | 'upiId'>): boolean {
  return wantsUpi(context) && !isUpiId(context.upiId.trim());
}

/** The refund request; null while something is missing. */
export function requestOf(context: PartialRefundContext): PartialRefundRequest | null {
  const { preview, units, reason, note, refundTo, upiId } = context;
  if (!preview || units.length === 0) return null;
  const needsUpi = wantsUpi(context) && preview.total > 0;
  if (needsUpi && isUpiMissing(context)) return null;
  return {
    lines: units,
    reason,
    note: note.trim(),
    refundTo,
    ...(needsUpi ? { upiId: upiId.trim() } : {}),
    expectedTotal: preview.total,
  };
}
