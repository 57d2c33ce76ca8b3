import type { LineProblem, PricePart } from '../../domain/cart/pricing/quote.ts';
import { formatRupees } from '../../domain/kit/money/money.ts';

/** Describes a line's problem, in the same words in the drawer and at checkout. */
export function problemText(problem: LineProblem): string {
  switch (problem.kind) {
    case 'unavailable':
      return 'We no longer sell this. Please remove it.';
    case 'out-of-stock':
      return 'Out of stock. Please remove it.';
    case 'less-available':
      return `Only ${problem.available} left. Please lower the quantity or remove it.`;
    default:
      return `The price changed from ${formatRupees(problem.from)} to ${formatRupees(problem.to)}.`;
  }
}

/** A row of the price breakdown, formatted. */
export interface PriceRow {
  readonly kind: PricePart['kind'];
  readonly label: string;
  /** '₹3,697', '−₹185', 'Free'. */
  readonly amount: string;
  readonly isSaving: boolean;
}

/**
 * The same rows in the drawer and at checkout. Free delivery is shown as a saving, though it isn't part of the
 * total savings.
 */
export function priceRows(parts: readonly PricePart[]): readonly PriceRow[] {
  return parts.map(({ kind, label, amount }) => {
    const isFree = kind === 'delivery' && amount === 0;
    return { kind, label, amount: isFree ? 'Free' : formatRupees(amount), isSaving: isFree || amount < 0 };
  });
}
