import { isUpiId, maxReturnPhotos } from '../../../domain/orders/order/return.ts';
import { canReturn } from '../order-rights.ts';
import type { OrderWithPayment, PlacedOrder } from '../placed-order.ts';
import type { OrderReturnFormContext, ReturnRequest, ReturnUnits } from './order-return-form.types.ts';

/** The units after setting one line. A bundle can only be returned whole, so its lines are set together. */
export function withUnits(
  { order }: { readonly order: Pick<PlacedOrder, 'lines'> },
  units: readonly ReturnUnits[],
  { line, quantity }: ReturnUnits,
): readonly ReturnUnits[] {
  const bundleId = order.lines[line]?.bundleId;
  const set =
    bundleId === undefined
      ? [{ line, quantity }]
      : order.lines.flatMap((each, place) =>
          each.bundleId === bundleId ? [{ line: place, quantity: quantity > 0 ? each.quantity : 0 }] : [],
        );
  const others = units.filter((each) => set.every((one) => one.line !== each.line));
  return [...others, ...set].filter((each) => each.quantity > 0).toSorted((one, other) => one.line - other.line);
}

/** Whether the order has items that can be returned now. */
export function isReturnable({ order }: OrderWithPayment, now: number): boolean {
  return canReturn(order, now);
}

/** Whether the refund of a cash on delivery order needs a UPI id. */
export function wantsUpi({ answer, refundTo }: Pick<OrderReturnFormContext, 'answer' | 'refundTo'>): boolean {
  return answer?.order.paymentMethod === 'cod' && refundTo === 'source';
}

export function canAttach({ photos }: Pick<OrderReturnFormContext, 'photos'>): boolean {
  return photos.length < maxReturnPhotos;
}

/** The return request; null while something is missing. */
export function requestOf(context: OrderReturnFormContext): ReturnRequest | null {
  const { preview, reason, units, note, refundTo, upiId, photos } = context;
  if (!preview || reason === null || units.length === 0) return null;
  const needsUpi = wantsUpi(context);
  if (needsUpi && !isUpiId(upiId.trim())) return null;
  return {
    lines: units,
    reason,
    note: note.trim(),
    refundTo,
    ...(needsUpi ? { upiId: upiId.trim() } : {}),
    photoIds: photos.map(({ id }) => id),
    expectedTotal: preview.total,
  };
}
