import { t } from '../../../domain/kit/text/text.ts';
import { priceChangeText, type PriceRow, priceRows, problemText } from '../price-rows.ts';
import type { SnapshotFrom } from 'xstate';
import {
  canLower,
  canRaise,
  hasFixedQuantity,
  keyOf,
  lineId,
  listedLines,
  totalQuantity,
  type Cart,
  type CartLine,
  type LineKey,
} from '../../../domain/cart/cart.ts';
import { formatRupees, type Rupees } from '../../../domain/kit/money/money.ts';
import { lineProducts } from '../../../domain/cart/pricing/line-products.ts';
import { priceWith, type PricingRules, type TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import { isSubscription, unitPrice, type PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { itemsText } from './cart.badge.view.ts';
import type { cartMachine } from './cart.machine.ts';
import { isUnsold, type LineMark } from './cart.marks.ts';

export interface CartLineView {
  readonly id: string;
  readonly key: LineKey;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** False for what is sold out: it counts in no sum, so no price stands beside it. */
  readonly isCounted: boolean;
  readonly amount: Rupees;
  /** Before the plan's discount. */
  readonly listAmount: Rupees;
  readonly canRaise: boolean;
  readonly canLower: boolean;
  /** The quantity can't be changed, as in a bundle. */
  readonly isFixed: boolean;
  /** 'Weekly plan' or 'Monthly plan'; null for a single purchase. */
  readonly plan: string | null;
  readonly bundle: { readonly id: string; readonly label: string } | null;
  /** Why it can't be sold as it is, and what to do. */
  readonly problem: string | null;
  /** 'Was ₹1,299 when you added it, now ₹1,349.'. */
  readonly priceNote: string | null;
  /** Needs a signed prescription before it can be sent. */
  readonly needsPrescription: boolean;
}

export interface CartView {
  readonly isEmpty: boolean;
  /** '3 items'. */
  readonly count: string;
  readonly lines: readonly CartLineView[];
  readonly rows: readonly PriceRow[];
  readonly total: string;
  /** 'You save ₹185'; null without a saving. */
  readonly saving: string | null;
  readonly canBuy: boolean;
}

export interface CartTerms {
  readonly rules: PricingRules;
  readonly isMember: boolean;
  /** The units taken by the chosen store bundle; null without one. */
  readonly taken: TakenUnits | null;
  readonly now: Date;
}

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** View model of the drawer. */
export function cartView(snapshot: Snapshot, terms: CartTerms): CartView {
  const { lines, marks } = snapshot.context;
  const { rules, isMember, now, taken } = terms;
  const { quote } = priceWith({ cart: lines, products: productsOf(lines, marks), rules, isMember, now }, taken);
  const views = listedLines(lines).map((line) => lineView(line, marks[lineId(keyOf(line))]));
  return {
    isEmpty: lines.length === 0,
    count: itemsText(totalQuantity(lines)),
    lines: views,
    rows: priceRows(quote.parts),
    total: formatRupees(quote.total),
    saving: quote.savings > 0 ? t`You save ${formatRupees(quote.savings)}` : null,
    canBuy: lines.length > 0 && views.every((line) => line.problem === null),
  };
}

/**
 * The drawer prices with the price stored on each line, which the marks keep up to date. What is no longer sold or is
 * out of stock counts in no sum, as on the server.
 */
function productsOf(lines: Cart, marks: Readonly<Record<string, LineMark>>): ReadonlyMap<string, PricedProduct> {
  return lineProducts(lines.filter((line) => !isUnsold(marks[lineId(keyOf(line))])));
}

/** Ids of the lines that count in no sum and in no tier. */
export function unsoldLines({ context: { lines, marks } }: Snapshot): readonly string[] {
  return lines.map((line) => lineId(keyOf(line))).filter((id) => isUnsold(marks[id]));
}

function lineView(line: CartLine, mark: LineMark | undefined): CartLineView {
  const unit = line.bundleInfo ? line.price : unitPrice(line, line.packageType);
  return {
    id: lineId(keyOf(line)),
    key: keyOf(line),
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    isCounted: !isUnsold(mark),
    amount: unit * line.quantity,
    listAmount: line.price * line.quantity,
    canRaise: canRaise(line),
    canLower: canLower(line),
    isFixed: hasFixedQuantity(line),
    plan: isSubscription(line.packageType)
      ? line.packageType === 'weekly'
        ? t`Weekly plan`
        : t`Monthly plan`
      : null,
    bundle: line.bundleInfo
      ? { id: line.bundleInfo.bundleId, label: t`Your bundle of ${line.bundleInfo.bundleSize}` }
      : null,
    problem: mark?.problem ? problemText(mark.problem) : null,
    priceNote: mark?.priceChange ? priceChangeText(mark.priceChange) : null,
    needsPrescription: mark?.needsPrescription === true,
  };
}
