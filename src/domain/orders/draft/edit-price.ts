import type { PricePart, QuotedLine } from '../../cart/pricing/quote.ts';
import { shares, sum, type Rupees } from '../../kit/money/money.ts';
import { feesOf, paidForLines, paidForUnits } from '../order/paid-shares.ts';

/** Lines with the parts that their price is made of; the parts add up to the total. */
export interface LinesPrice<Line extends QuotedLine> {
  readonly lines: readonly Line[];
  readonly parts: readonly PricePart[];
  readonly total: Rupees;
}

/** The saving of bundles belongs to their lines, the others to the rest (MNY-06). */
const bundleKinds: ReadonlySet<string> = new Set(['bundle']);
const discountKinds: ReadonlySet<string> = new Set(['store-bundle', 'tier', 'coupon', 'club']);

/**
 * What an order costs after a change: today's price, or what was agreed if that is less, so that nobody pays more for what
 * they had already (DRF-01). `today` is the quote of the changed lines.
 */
export function editedPrice<Line extends QuotedLine>(
  before: Omit<LinesPrice<Line>, 'total'>,
  today: LinesPrice<Line>,
): LinesPrice<Line> & { readonly isAgreed: boolean } {
  const agreed = agreedPrice(before, today.lines);
  const isSoldToday = today.lines.every(({ problems }) => problems.every(({ kind }) => kind !== 'unavailable'));
  return isSoldToday && today.total <= agreed.total ? { ...today, isAgreed: false } : { ...agreed, isAgreed: true };
}

/**
 * What was agreed: units that stay cost what was paid for them, units that are added cost today's price without a discount,
 * and the fees stay. What leaves takes what was paid for it along, as with every refund (ORD-04).
 */
export function agreedPrice<Line extends QuotedLine>(
  before: Omit<LinesPrice<Line>, 'total'>,
  today: readonly Line[],
): LinesPrice<Line> {
  const paid = paidForLines(before.lines, before.parts);
  const kept = today.map((line) => keptOf(before.lines, line));
  const lines = today.flatMap((line, at): Line[] => {
    const { place, units } = kept[at] ?? nothingKept;
    const was = before.lines[place];
    if (!was || units === 0) return [line];
    if (was.unitPrice === line.unitPrice || units === line.quantity) return [ofUnits(was, line.quantity)];
    return [ofUnits(was, units), ofUnits(line, line.quantity - units)];
  });
  const offOf = (isBundled: boolean) =>
    sum(
      kept.map(({ place, units }) => {
        const was = before.lines[place];
        if (!was || (was.bundleId !== undefined) !== isBundled) return 0;
        return was.unitPrice * units - paidForUnits(paid[place] ?? 0, was.quantity, units);
      }),
    );
  const parts = [
    ...goodsParts(lines, before.parts),
    ...discountParts(before.parts, bundleKinds, offOf(true)),
    ...discountParts(before.parts, discountKinds, offOf(false)),
    ...feesOfOrder(before.parts),
  ];
  return { lines, parts, total: sum(parts.map(({ amount }) => amount)) };
}

interface Kept {
  /** Index of the line before; -1 if there was none. */
  readonly place: number;
  readonly units: number;
}
const nothingKept: Kept = { place: -1, units: 0 };

function keptOf(before: readonly QuotedLine[], line: QuotedLine): Kept {
  const place = before.findIndex(
    (was) =>
      was.sku === line.sku &&
      was.variant === line.variant &&
      was.flavour === line.flavour &&
      was.packageType === line.packageType &&
      was.bundleId === line.bundleId,
  );
  return place === -1 ? nothingKept : { place, units: Math.min(before[place]?.quantity ?? 0, line.quantity) };
}

function ofUnits<Line extends QuotedLine>(line: Line, quantity: number): Line {
  return { ...line, quantity, lineTotal: line.unitPrice * quantity, problems: [] };
}

/** The items at list price, and what their packages take off. */
function goodsParts(lines: readonly QuotedLine[], before: readonly PricePart[]): PricePart[] {
  const items = sum(lines.map(({ listPrice, quantity }) => listPrice * quantity));
  const off = sum(lines.map(({ lineTotal }) => lineTotal)) - items;
  const label = (kind: PricePart['kind'], usual: string) =>
    before.find((part) => part.kind === kind)?.label ?? usual;
  return [
    { kind: 'items', label: label('items', 'Item total'), amount: items },
    ...(off === 0 ? [] : [{ kind: 'package', label: label('package', 'Package discount'), amount: off } as const]),
  ];
}

/** The discounts of these kinds that were given, as far as they belong to what stays. */
function discountParts(before: readonly PricePart[], kinds: ReadonlySet<string>, discount: Rupees): PricePart[] {
  const given = before.filter(({ kind, amount }) => kinds.has(kind) && amount < 0);
  const left = shares(
    discount,
    given.map(({ amount }) => -amount),
  );
  return given.flatMap((part, place) => {
    const amount = left[place] ?? 0;
    return amount === 0 ? [] : [{ ...part, amount: -amount }];
  });
}

/** Fees as they were, also one of zero, which says that delivery is free. */
function feesOfOrder(before: readonly PricePart[]): PricePart[] {
  const paid = feesOf(before);
  return before.filter((part) => paid.includes(part) || (part.kind === 'delivery' && part.amount === 0));
}

/** What the club takes off, whole rupees. */
export function clubPartOf(parts: readonly PricePart[]): Rupees {
  return -sum(parts.filter(({ kind }) => kind === 'club').map(({ amount }) => amount));
}
