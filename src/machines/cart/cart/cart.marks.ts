import { keyOf, lineId, type Cart, type CartLine } from '../../../domain/cart/cart.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import type { LineProblem } from '../../../domain/cart/pricing/quote.ts';
import { unitPrice } from '../../../domain/catalogue/product/product.ts';
import type { CheckedLine } from './cart.types.ts';

/** What the shopper should know about a line before paying (CRT-16, MNY-11). */
export interface LineMark {
  readonly problem: Exclude<LineProblem, { kind: 'price-changed' }> | null;
  readonly priceChange: { readonly from: Rupees; readonly to: Rupees } | null;
  /** Needs a signed prescription before it can be sent (ORD-06). */
  readonly needsPrescription?: boolean | undefined;
}

/**
 * Updates the lines to current prices and marks those that changed or can't be sold. Marks of removed lines are
 * dropped.
 */
export function repriced(
  lines: Cart,
  marks: Readonly<Record<string, LineMark>>,
  checked: readonly CheckedLine[],
): { lines: Cart; marks: Readonly<Record<string, LineMark>> } {
  const answers = new Map(checked.map((each) => [lineId(each.key), each]));
  const next: Record<string, LineMark> = {};
  const updated = lines.map((line) => {
    const id = lineId(keyOf(line));
    const answer = answers.get(id);
    const earlier = marks[id];
    if (!answer) {
      if (earlier) next[id] = earlier;
      return line;
    }
    const current = answer.product
      ? { ...line, price: answer.product.price, discount: answer.product.discount }
      : line;
    const mark: LineMark = {
      problem: answer.problems.find((problem) => problem.kind !== 'price-changed') ?? null,
      priceChange: priceChange(line, current, earlier),
      ...(answer.needsPrescription ? { needsPrescription: true } : {}),
    };
    if (mark.problem || mark.priceChange || mark.needsPrescription) next[id] = mark;
    return current;
  });
  return { lines: updated, marks: next };
}

/** The change from the price first shown to the current one, however often it changed in between. */
function priceChange(before: CartLine, now: CartLine, earlier: LineMark | undefined): LineMark['priceChange'] {
  const from = earlier?.priceChange?.from ?? shownPrice(before);
  const to = shownPrice(now);
  return from === to ? null : { from, to };
}

function shownPrice(line: CartLine): Rupees {
  return line.bundleInfo ? line.price : unitPrice(line, line.packageType);
}
