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
 * and the fees stay. What leaves takes what was paid for it along, as with every refund (ORD-04). `bundled` is today's saving
 * on bundles that are added, whole rupees ≥ 0.
 */
export function agreedPrice<Line extends QuotedLine>(
  before: Omit<LinesPrice<Line>, 'total'>,
  today: readonly Line[],
  bundled: Rupees = 0,
): LinesPrice<Line> {
  const paid = paidForLines(before.lines, before.parts);
  const kept = keptOf(before.lines, today);
  const lines = today.flatMap((line, at) => {
    const stays = kept[at] ?? [];
    const added = line.quantity - sum(stays.map(({ units }) => units));
    return atOnePrice([...stays.map(({ was, units }) => ofUnits(was, units)), ofUnits(line, added, line.problems)]);
  });
  const offOf = (isBundled: boolean) =>
    sum(
      kept.flat().map(({ was, place, from, units }) => {
        if ((was.bundleId !== undefined) !== isBundled) return 0;
        const worth = paid[place] ?? 0;
        const cost = paidForUnits(worth, was.quantity, from + units) - paidForUnits(worth, was.quantity, from);
        return was.unitPrice * units - cost;
      }),
    );
  const parts = [
    ...goodsParts(lines, before.parts),
    ...discountParts(before.parts, bundleKinds, offOf(true) + bundled),
    ...discountParts(before.parts, discountKinds, offOf(false)),
    ...feesOfOrder(before.parts),
  ];
  return { lines, parts, total: sum(parts.map(({ amount }) => amount)) };
}

interface Kept<Line> {
  readonly was: Line;
  /** Index of that line before. */
  readonly place: number;
  /** How many of its units other lines keep already. */
  readonly from: number;
  readonly units: number;
}

/** What each line keeps of the lines before: none twice, the first ones first. */
function keptOf<Line extends QuotedLine>(before: readonly Line[], today: readonly Line[]): Kept<Line>[][] {
  const used = before.map(() => 0);
  return today.map((line) => {
    let wanted = line.quantity;
    return before.flatMap((was, place): Kept<Line>[] => {
      const from = used[place] ?? 0;
      const units = isSameChoice(was, line) ? Math.min(was.quantity - from, wanted) : 0;
      if (units === 0) return [];
      wanted -= units;
      used[place] = from + units;
      return [{ was, place, from, units }];
    });
  });
}

function isSameChoice(one: QuotedLine, other: QuotedLine): boolean {
  return (
    one.sku === other.sku &&
    one.variant === other.variant &&
    one.flavour === other.flavour &&
    one.packageType === other.packageType &&
    one.bundleId === other.bundleId
  );
}

/** Lines of one choice, together where a unit costs the same. */
function atOnePrice<Line extends QuotedLine>(lines: readonly Line[]): Line[] {
  const merged: Line[] = [];
  for (const line of lines.filter(({ quantity }) => quantity > 0)) {
    const place = merged.findIndex(({ unitPrice }) => unitPrice === line.unitPrice);
    const same = merged[place];
    if (same) merged[place] = ofUnits(same, same.quantity + line.quantity);
    else merged.push(line);
  }
  return merged;
}

function ofUnits<Line extends QuotedLine>(
  line: Line,
  quantity: number,
  problems: QuotedLine['problems'] = [],
): Line {
  return { ...line, quantity, lineTotal: line.unitPrice * quantity, problems };
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
  // Bundles were sold without a saving then, and have one now.
  if (given.length === 0 && discount > 0) return [{ kind: 'bundle', label: 'Bundle savings', amount: -discount }];
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
