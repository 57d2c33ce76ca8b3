import { shares, sum, type Rupees } from '../../kit/money/money.ts';

/** A line as it was sold, as far as its share of the price needs. */
export interface SoldLineShare {
  readonly quantity: number;
  readonly lineTotal: Rupees;
  readonly bundleId?: string | undefined;
  readonly isPremiumMembership: boolean;
}

export interface SoldPart {
  readonly kind: string;
  readonly label: string;
  readonly amount: Rupees;
}

/** What an order sold, and for how much. */
export interface SoldGoods {
  readonly lines: readonly (SoldLineShare & { readonly sku: string })[];
  readonly parts: readonly SoldPart[];
}

const feeKinds: ReadonlySet<string> = new Set(['delivery', 'cod']);
/** What was taken off the lines that are in no dynamic bundle and not the membership (MNY-06). */
const plainKinds: ReadonlySet<string> = new Set(['store-bundle', 'tier', 'coupon', 'club']);

/** The fees of an order that cost something. */
export function feesOf(parts: readonly SoldPart[]): readonly SoldPart[] {
  return parts.filter(({ kind, amount }) => feeKinds.has(kind) && amount > 0);
}

/**
 * What was paid for each line, whole rupees: its price less its share of what was taken off lines of its kind. A
 * dynamic bundle's saving is shared by the lines of bundles; tier, coupon, club and a bundle of the shop by the plain
 * lines; the membership is sold at its price. With the fees these add up to the price of the order (ORD-04, MNY-12).
 */
export function paidForLines(lines: readonly SoldLineShare[], parts: readonly SoldPart[]): Rupees[] {
  const off = (kinds: ReadonlySet<string>) =>
    sum(parts.filter(({ kind }) => kinds.has(kind)).map(({ amount }) => amount));
  const paid = lines.map(({ lineTotal }) => lineTotal);
  for (const [isOfGroup, saving] of [
    [isBundled, off(new Set(['bundle']))],
    [isPlain, off(plainKinds)],
  ] as const) {
    const places = lines.flatMap((line, place) => (isOfGroup(line) ? [place] : []));
    const totals = places.map((place) => lines[place]?.lineTotal ?? 0);
    for (const [index, share] of shares(Math.max(0, sum(totals) + saving), totals).entries()) {
      const place = places[index];
      if (place !== undefined) paid[place] = share;
    }
  }
  return paid;
}

/** What the first `count` units of a line were paid with; whole lines come to what was paid for them (ORD-04). */
export function paidForUnits(paid: Rupees, quantity: number, count: number): Rupees {
  return sum(shares(paid, Array<number>(quantity).fill(1)).slice(0, count));
}

function isBundled({ bundleId }: SoldLineShare): boolean {
  return bundleId !== undefined;
}

function isPlain(line: SoldLineShare): boolean {
  return !isBundled(line) && !line.isPremiumMembership;
}
