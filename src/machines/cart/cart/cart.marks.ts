import { keyOf, lineId, type Cart, type CartLine } from '../../../domain/cart/cart.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import type { LineProblem } from '../../../domain/cart/pricing/quote.ts';
import { unitPrice } from '../../../domain/catalogue/product/product.ts';
import type { CartContext, CheckedLine } from './cart.types.ts';

/** What the shopper should know about a line before paying (CRT-16, MNY-11). */
export interface LineMark {
  readonly problem: Exclude<LineProblem, { kind: 'price-changed' }> | null;
  readonly priceChange: { readonly from: Rupees; readonly to: Rupees } | null;
  /** Needs a signed prescription before it can be sent (ORD-06). */
  readonly needsPrescription?: boolean | undefined;
}

export type LineMarks = Readonly<Record<string, LineMark>>;

/** Whether a line with this mark counts in no sum: it is no longer sold, or out of stock. */
export function isUnsold(mark: LineMark | undefined): boolean {
  const problem = mark?.problem?.kind;
  return problem === 'unavailable' || problem === 'out-of-stock';
}

/** Other lines, with the marks of those that were there: what was said about a line goes with it. */
export function withLines(
  { marks }: Pick<CartContext, 'marks'>,
  lines: Cart,
): Pick<CartContext, 'lines' | 'marks'> {
  const ids = new Set(lines.map((line) => lineId(keyOf(line))));
  return { lines, marks: Object.fromEntries(Object.entries(marks).filter(([id]) => ids.has(id))) };
}

/** Updates the lines to current prices and marks those that changed or can't be sold. */
export function repriced(
  lines: Cart,
  marks: LineMarks,
  checked: readonly CheckedLine[],
): { lines: Cart; marks: LineMarks } {
  const answers = new Map(checked.map((each) => [lineId(each.key), each]));
  const next: Record<string, LineMark> = {};
  const updated = lines.map((line) => {
    const id = lineId(keyOf(line));
    const answer = answers.get(id);
    const product = answer?.product;
    const current = product ? { ...line, price: product.price, discount: product.discount } : line;
    const mark = answer
      ? {
          problem: answer.problems.find((problem) => problem.kind !== 'price-changed') ?? null,
          priceChange: priceChange(line, current, marks[id]),
          needsPrescription: answer.needsPrescription,
        }
      : marks[id];
    if (mark && Object.values(mark).some(Boolean)) next[id] = mark;
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
