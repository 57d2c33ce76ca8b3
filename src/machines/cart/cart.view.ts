import type { SnapshotFrom } from 'xstate';
import {
  canLower,
  canRaise,
  hasFixedQuantity,
  hasMembership,
  keyOf,
  lineId,
  listedLines,
  totalQuantity,
  type Cart,
  type CartLine,
  type LineKey,
} from '../../domain/cart/cart.ts';
import { clubPercentage } from '../../domain/membership/membership.ts';
import { formatRupees, type Rupees } from '../../domain/money/money.ts';
import { priceCart, type PricingRules } from '../../domain/pricing/pricing.ts';
import type { PartKind, PricePart } from '../../domain/pricing/quote.ts';
import { isSubscription, unitPrice, type PricedProduct } from '../../domain/product/product.ts';
import { itemsText } from './cart.badge.view.ts';
import type { cartMachine } from './cart.machine.ts';
import type { LineMark } from './cart.marks.ts';

export interface CartLineView {
  readonly id: string;
  readonly key: LineKey;
  readonly sku: string;
  readonly name: string;
  /** 'flavour | variant' (CRT-14). */
  readonly choice: string;
  readonly quantity: number;
  readonly amount: Rupees;
  /** Before its plan's discount. */
  readonly listAmount: Rupees;
  readonly canRaise: boolean;
  readonly canLower: boolean;
  readonly hasStepper: boolean;
  /** 'Weekly plan' or 'Monthly plan'; null for what is bought once. */
  readonly plan: string | null;
  readonly bundle: { readonly id: string; readonly label: string } | null;
  /** Why it cannot be sold as it stands, and what to do (CRT-16). */
  readonly problem: string | null;
  /** 'Was ₹1,299 when you added it, is ₹1,349 now.' (MNY-11). */
  readonly priceNote: string | null;
}

export interface CartRow {
  readonly kind: PartKind;
  readonly label: string;
  /** Ready to show: '₹3,697', '−₹185', 'Free'. */
  readonly amount: string;
  readonly isSaving: boolean;
}

export interface MembershipRow {
  /** 'Bliss Club 12mo' (MEM-02). */
  readonly title: string;
  /** 'Extra 20% OFF + benefits'. */
  readonly benefit: string;
  readonly price: string;
  readonly key: LineKey | null;
}

export interface CartView {
  readonly isEmpty: boolean;
  /** '3 items'. */
  readonly count: string;
  readonly lines: readonly CartLineView[];
  readonly rows: readonly CartRow[];
  readonly total: string;
  /** 'You save ₹185'; null without a saving. */
  readonly saving: string | null;
  /** Null while a membership is held already, or where none is sold. */
  readonly membership: MembershipRow | null;
  readonly canBuy: boolean;
  readonly hasPriceNotes: boolean;
  /** 'Sleep Mantra is removed.', while it can come back; null otherwise. */
  readonly undoText: string | null;
}

export interface CartTerms {
  readonly rules: PricingRules;
  readonly membership: PricedProduct | null;
  readonly isMember: boolean;
  readonly now: Date;
}

type Snapshot = SnapshotFrom<typeof cartMachine>;

/** Everything that the drawer says (CRT-12 to CRT-16). */
export function cartView(snapshot: Snapshot, terms: CartTerms): CartView {
  const { lines, marks, removed } = snapshot.context;
  const quote = priceCart({
    cart: lines,
    products: productsOf(lines, marks),
    rules: terms.rules,
    isMember: terms.isMember,
    now: terms.now,
  });
  const views = listedLines(lines).map((line) => lineView(line, marks[lineId(keyOf(line))]));
  return {
    isEmpty: lines.length === 0,
    count: itemsText(totalQuantity(lines)),
    lines: views,
    rows: quote.parts.map(rowOf),
    total: formatRupees(quote.total),
    saving: quote.savings > 0 ? `You save ${formatRupees(quote.savings)}` : null,
    membership: membershipRow(lines, terms),
    canBuy: lines.length > 0 && views.every((line) => line.problem === null),
    hasPriceNotes: views.some((line) => line.priceNote !== null),
    undoText: removed ? undoText(removed, lines) : null,
  };
}

/**
 * The drawer prices with what each line was last told: the price on it, kept up to date by the marks.
 * What the shop no longer sells costs nothing, as on the server.
 */
function productsOf(lines: Cart, marks: Readonly<Record<string, LineMark>>): ReadonlyMap<string, PricedProduct> {
  const sold = lines.filter((line) => marks[lineId(keyOf(line))]?.problem?.kind !== 'unavailable');
  return new Map(
    sold.map(({ sku, name, price, discount }) => [
      sku,
      { sku, name, price, discount, flavours: [], variants: [], timePeriod: null, stock: Number.MAX_SAFE_INTEGER },
    ]),
  );
}

function lineView(line: CartLine, mark: LineMark | undefined): CartLineView {
  const unit = line.bundleInfo ? line.price : unitPrice(line, line.packageType);
  return {
    id: lineId(keyOf(line)),
    key: keyOf(line),
    sku: line.sku,
    name: line.name,
    choice: [line.flavour, line.variant].filter((part) => part !== '').join(' | '),
    quantity: line.quantity,
    amount: unit * line.quantity,
    listAmount: line.price * line.quantity,
    canRaise: canRaise(line),
    canLower: canLower(line),
    hasStepper: !hasFixedQuantity(line),
    plan: isSubscription(line.packageType)
      ? line.packageType === 'weekly'
        ? 'Weekly plan'
        : 'Monthly plan'
      : null,
    bundle: line.bundleInfo ? { id: line.bundleInfo.bundleId, label: line.bundleInfo.bundleLabel } : null,
    problem: mark?.problem ? problemText(mark.problem) : null,
    priceNote: mark?.priceChange
      ? `Was ${formatRupees(mark.priceChange.from)} when you added it, is ${formatRupees(mark.priceChange.to)} now.`
      : null,
  };
}

function problemText(problem: NonNullable<LineMark['problem']>): string {
  if (problem.kind === 'unavailable') return 'We no longer sell this. Please remove it.';
  if (problem.kind === 'out-of-stock') return 'Out of stock. Please remove it.';
  return `Only ${problem.available} left. Please lower the quantity or remove it.`;
}

function rowOf({ kind, label, amount }: PricePart): CartRow {
  const isSaving = amount < 0;
  if (kind === 'delivery' && amount === 0) return { kind, label, amount: 'Free', isSaving: true };
  return { kind, label, amount: isSaving ? `−${formatRupees(-amount)}` : formatRupees(amount), isSaving };
}

function membershipRow(lines: Cart, { membership, isMember }: CartTerms): MembershipRow | null {
  if (!membership || isMember) return null;
  const line = hasMembership(lines) ? lines.find((each) => each.isPremiumMembership) : undefined;
  return {
    title: `Bliss Club ${membership.timePeriod ?? 12}mo`,
    benefit: `Extra ${clubPercentage(membership)}% OFF + benefits`,
    price: formatRupees(unitPrice(membership, 'trial')),
    key: line ? keyOf(line) : null,
  };
}

function undoText(before: Cart, now: Cart): string | null {
  const there = new Set(now.map((line) => lineId(keyOf(line))));
  const gone = before.find((line) => !there.has(lineId(keyOf(line))));
  if (!gone) return null;
  return isSubscription(gone.packageType) ? `The plan of ${gone.name} is cancelled.` : `${gone.name} is removed.`;
}

/** Said when the membership goes in or out (MEM-03). */
export const membershipToasts = {
  added: { tone: 'success', text: 'Membership added to cart!' },
  removed: { tone: 'info', text: 'Membership removed from cart!' },
} as const;
