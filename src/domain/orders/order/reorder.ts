import { lineOf, type LineKey } from '../../cart/cart.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { lineProblems } from '../../cart/pricing/problems.ts';
import { isMembership, unitPrice, type PricedProduct } from '../../catalogue/product/product.ts';

/** A line of an old order, as far as buying it again needs. */
export interface OrderedLine extends LineKey {
  readonly name: string;
  readonly quantity: number;
  /** What one unit cost that day. */
  readonly unitPrice: Rupees;
}

/** A line that can go into the cart, as it is sold today. */
export interface ReorderLine {
  readonly product: PricedProduct;
  readonly line: OrderedLine;
  /** Units that there are, never more than were ordered. */
  readonly quantity: number;
  readonly price: Rupees;
}

export interface ReorderPlan {
  readonly lines: readonly ReorderLine[];
  /** Names of what is no longer sold, or sold out. */
  readonly missing: readonly string[];
}

/** What of an old order can be bought today, in which number and for how much (ORD-02). A bundle's lines become plain ones. */
export function reorderPlan(
  ordered: readonly OrderedLine[],
  products: ReadonlyMap<string, PricedProduct>,
): ReorderPlan {
  const lines: ReorderLine[] = [];
  const missing: string[] = [];
  for (const each of ordered) {
    if (isMembership(each.sku)) continue;
    const line = outOfBundle(each);
    const product = products.get(line.sku);
    const quantity = product ? unitsToday(line, product) : 0;
    if (product && quantity > 0) {
      lines.push({ product, line, quantity, price: unitPrice(product, line.packageType) });
    } else {
      missing.push(line.name);
    }
  }
  return { lines, missing };
}

/** The price of a combination is for the lines of a bundle alone (SEC-01). */
function outOfBundle(line: OrderedLine): OrderedLine {
  return line.packageType === 'comboDiscount' ? { ...line, packageType: 'trial' } : line;
}

/** Whether a line costs another price than it did, or comes in a smaller number. */
export function isChanged({ line, quantity, price }: ReorderLine): boolean {
  return quantity < line.quantity || price !== line.unitPrice;
}

function unitsToday(line: OrderedLine, product: PricedProduct): number {
  const today = lineOf(product, line);
  const [problem] = lineProblems(today, [today], product);
  if (!problem || problem.kind === 'price-changed') return today.quantity;
  return problem.kind === 'less-available' ? problem.available : 0;
}
