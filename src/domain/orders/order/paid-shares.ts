import { shares, sum, type Rupees } from '../../kit/money/money.ts';

/** A sold line, as far as splitting the price needs it. */
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

/** What an order sold, at what price. */
export interface SoldGoods {
  readonly lines: readonly (SoldLineShare & { readonly sku: string })[];
  readonly parts: readonly SoldPart[];
}

const feeKinds: ReadonlySet<string> = new Set(['delivery', 'cod']);
/** Discounts that apply to lines outside dynamic bundles, except the membership (MNY-06). */
const plainKinds: ReadonlySet<string> = new Set(['store-bundle', 'tier', 'coupon', 'club']);

/** The order's fees above zero. */
export function feesOf(parts: readonly SoldPart[]): readonly SoldPart[] {
  return parts.filter(({ kind, amount }) => feeKinds.has(kind) && amount > 0);
}

/**
 * The amount paid for each line, whole rupees: its price less its share of the discounts. A dynamic bundle's saving
 * is split among bundle lines; tier, coupon, club and store bundle among plain lines; the membership has no share.
 * With the fees these add up to the order's total (ORD-04, MNY-12).
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

/**
 * The amount paid for the first `count` units of a line; all units add up to the amount paid for the line (ORD-04).
 */
export function paidForUnits(paid: Rupees, quantity: number, count: number): Rupees {
  return sum(shares(paid, Array<number>(quantity).fill(1)).slice(0, count));
}

function isBundled({ bundleId }: SoldLineShare): boolean {
  return bundleId !== undefined;
}

function isPlain(line: SoldLineShare): boolean {
  return !isBundled(line) && !line.isPremiumMembership;
}
