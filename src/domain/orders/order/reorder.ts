import { lineOf, type LineKey } from '../../cart/cart.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { lineProblems } from '../../cart/pricing/problems.ts';
import { soldAs } from '../../catalogue/product/option.ts';
import { isMembership, unitPrice, type PricedProduct } from '../../catalogue/product/product.ts';

/** A line of a past order, as far as reordering needs it. */
export interface OrderedLine extends LineKey {
  readonly name: string;
  readonly quantity: number;
  /** Price of one unit at that time. */
  readonly unitPrice: Rupees;
}

/** A line that can be added to the cart today. */
export interface ReorderLine {
  readonly product: PricedProduct;
  readonly line: OrderedLine;
  /** Available units, at most the quantity ordered. */
  readonly quantity: number;
  readonly price: Rupees;
}

export interface ReorderPlan {
  readonly lines: readonly ReorderLine[];
  /** Names of products no longer sold or out of stock. */
  readonly missing: readonly string[];
}

/** What can be reordered today, in what quantity and at what price (ORD-02). Bundle lines become plain lines. */
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
      lines.push({ product, line, quantity, price: unitPrice(soldAs(product, line) ?? product, line.packageType) });
    } else {
      missing.push(line.name);
    }
  }
  return { lines, missing };
}

/** Changes the combo price to a single purchase, as it is only valid within a bundle (SEC-01). */
function outOfBundle(line: OrderedLine): OrderedLine {
  return line.packageType === 'comboDiscount' ? { ...line, packageType: 'trial' } : line;
}

/** Whether the price changed or fewer units are available. */
export function isChanged({ line, quantity, price }: ReorderLine): boolean {
  return quantity < line.quantity || price !== line.unitPrice;
}

function unitsToday(line: OrderedLine, product: PricedProduct): number {
  const today = lineOf(product, line);
  const [problem] = lineProblems(today, [today], product);
  if (!problem || problem.kind === 'price-changed') return today.quantity;
  return problem.kind === 'less-available' ? problem.available : 0;
}
