import type { LineProblem, PricePart } from '../../domain/cart/pricing/quote.ts';
import { formatRupees } from '../../domain/kit/money/money.ts';

/** What is wrong with a line of the cart, in the same words in the drawer and at checkout (CRT-16, MNY-11). */
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

/** A row of a price breakdown, ready to be read. */
export interface PriceRow {
  readonly kind: PricePart['kind'];
  readonly label: string;
  /** '₹3,697', '−₹185', 'Free'. */
  readonly amount: string;
  readonly isSaving: boolean;
}

/** The same rows in the drawer and at checkout; free delivery is shown as a saving, though no part of the sum of savings. */
export function priceRows(parts: readonly PricePart[]): readonly PriceRow[] {
  return parts.map(({ kind, label, amount }) => {
    const isFree = kind === 'delivery' && amount === 0;
    return { kind, label, amount: isFree ? 'Free' : formatRupees(amount), isSaving: isFree || amount < 0 };
  });
}
