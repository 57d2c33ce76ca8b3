import { sum, type Rupees } from '../../kit/money/money.ts';
import { feesOf, paidForLines, paidForUnits, type SoldLineShare, type SoldPart } from './paid-shares.ts';

export interface RefundOrder {
  readonly lines: readonly SoldLineShare[];
  readonly parts: readonly SoldPart[];
}

/** A number of units of one order line; `line` is its index. */
export interface ReturnedUnits {
  readonly line: number;
  readonly quantity: number;
}

export interface RefundLine extends ReturnedUnits {
  /** Refund for these units, whole rupees. */
  readonly amount: Rupees;
}

export interface Refund {
  readonly lines: readonly RefundLine[];
  /** Delivery and cash on delivery fees, refunded with the last items. */
  readonly fees: Rupees;
  readonly total: Rupees;
  /** Whether the shopper has returned everything. */
  readonly isEverything: boolean;
}

/** Why units can't be returned; `line` is the index of the line. */
export type ReturnRefusal =
  | { readonly kind: 'unknown-line'; readonly line: number }
  | { readonly kind: 'membership'; readonly line: number }
  | { readonly kind: 'too-many'; readonly line: number; readonly left: number }
  /** A bundle can only be returned whole; `line` is one that is missing or incomplete. */
  | { readonly kind: 'bundle-incomplete'; readonly line: number };

/**
 * The refund for units of an order, given earlier returns (ORD-04). Each unit refunds what was paid for it, so all
 * returns together add up to the order's total, to the rupee. Fees are refunded with the last items.
 */
export function refundFor(
  order: RefundOrder,
  before: readonly ReturnedUnits[],
  wanted: readonly ReturnedUnits[],
): Refund | ReturnRefusal {
  const refusal = refusalOf(order, counted(order, before), wanted);
  return refusal ?? refundOf(order, before, wanted);
}

/**
 * The refund for lines that won't be sent at all, given earlier returns (ORD-06). The other lines of a bundle keep
 * the price that was shown.
 */
export function withheldRefund(
  order: RefundOrder,
  before: readonly ReturnedUnits[],
  places: readonly number[],
): Refund {
  const left = unitsLeft(order, before);
  const units = places.map((line) => ({ line, quantity: left[line] ?? 0 }));
  return refundOf(order, before, units);
}

function refundOf(order: RefundOrder, before: readonly ReturnedUnits[], wanted: readonly ReturnedUnits[]): Refund {
  const gone = counted(order, before);
  const paid = paidForLines(order.lines, order.parts);
  const asked = counted(order, wanted);
  const lines = order.lines.flatMap(({ quantity }, line): readonly RefundLine[] => {
    const units = asked[line] ?? 0;
    if (units === 0) return [];
    const first = gone[line] ?? 0;
    const worth = paid[line] ?? 0;
    const amount = paidForUnits(worth, quantity, first + units) - paidForUnits(worth, quantity, first);
    return [{ line, quantity: units, amount }];
  });
  const isEverything = order.lines.every(
    ({ quantity, isPremiumMembership }, line) =>
      isPremiumMembership || (gone[line] ?? 0) + (asked[line] ?? 0) === quantity,
  );
  const fees = isEverything ? sum(feesOf(order.parts).map(({ amount }) => amount)) : 0;
  return { lines, fees, total: sum(lines.map(({ amount }) => amount)) + fees, isEverything };
}

/** Units that can still be returned, by line index; 0 for a membership. */
export function unitsLeft(order: Pick<RefundOrder, 'lines'>, before: readonly ReturnedUnits[]): number[] {
  const gone = counted(order, before);
  return order.lines.map(({ quantity, isPremiumMembership }, line) =>
    isPremiumMembership ? 0 : quantity - (gone[line] ?? 0),
  );
}

function counted({ lines }: Pick<RefundOrder, 'lines'>, units: readonly ReturnedUnits[]): number[] {
  return lines.map((_line, place) =>
    sum(units.filter(({ line }) => line === place).map(({ quantity }) => quantity)),
  );
}

function refusalOf(
  order: RefundOrder,
  gone: readonly number[],
  wanted: readonly ReturnedUnits[],
): ReturnRefusal | null {
  const asked = counted(order, wanted);
  for (const { line } of wanted) {
    const sold = order.lines[line];
    if (!sold) return { kind: 'unknown-line', line };
    if (sold.isPremiumMembership) return { kind: 'membership', line };
    const left = sold.quantity - (gone[line] ?? 0);
    if ((asked[line] ?? 0) > left) return { kind: 'too-many', line, left };
  }
  const bundles = new Set(wanted.flatMap(({ line }) => order.lines[line]?.bundleId ?? []));
  const incomplete = order.lines.findIndex(
    ({ bundleId, quantity }, line) =>
      bundleId !== undefined && bundles.has(bundleId) && (gone[line] ?? 0) + (asked[line] ?? 0) < quantity,
  );
  return incomplete === -1 ? null : { kind: 'bundle-incomplete', line: incomplete };
}
