import { sum, type Rupees } from '../../kit/money/money.ts';
import { feesOf, paidForLines, paidForUnits, type SoldLineShare, type SoldPart } from './paid-shares.ts';

export interface RefundOrder {
  readonly lines: readonly SoldLineShare[];
  readonly parts: readonly SoldPart[];
}

/** So many units of the order's line at this place, counted from 0. */
export interface ReturnedUnits {
  readonly line: number;
  readonly quantity: number;
}

export interface RefundLine extends ReturnedUnits {
  /** What comes back for these units, whole rupees. */
  readonly amount: Rupees;
}

export interface Refund {
  readonly lines: readonly RefundLine[];
  /** Delivery and cash fee, which come back with the last of the goods. */
  readonly fees: Rupees;
  readonly total: Rupees;
  /** Whether nothing of the goods stays with the shopper. */
  readonly isEverything: boolean;
}

/** Why units cannot go back; `line` is the place of the line. */
export type ReturnRefusal =
  | { readonly kind: 'unknown-line'; readonly line: number }
  | { readonly kind: 'membership'; readonly line: number }
  | { readonly kind: 'too-many'; readonly line: number; readonly left: number }
  /** A bundle goes back as a whole; `line` is one that is missing or incomplete. */
  | { readonly kind: 'bundle-incomplete'; readonly line: number };

/**
 * What comes back for units of an order, after what went back before (ORD-04). Each unit returns what was paid for it,
 * so that all returns together come to the price of the order, to the rupee; fees come back with the last goods.
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
 * What comes back for lines that are not sent at all, after what went back before (ORD-06): a bundle's other lines stay,
 * at the price that was shown.
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

/** How many units of each line can still go back, by its place; none of a membership. */
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
