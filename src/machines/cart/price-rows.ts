import { t } from '../../domain/kit/text/text.ts';
import type { LineProblem, PricePart } from '../../domain/cart/pricing/quote.ts';
import { formatRupees, type Rupees } from '../../domain/kit/money/money.ts';

/** Describes a line's problem, in the same words in the drawer and at checkout. */
export function problemText(problem: LineProblem): string {
  switch (problem.kind) {
    case 'unavailable':
      return t`We no longer sell this. Please remove it.`;
    case 'out-of-stock':
      return t`Out of stock. Please remove it.`;
    case 'less-available':
      return t`Only ${problem.available} left. Please lower the quantity or remove it.`;
    default:
      return t`The price changed from ${formatRupees(problem.from)} to ${formatRupees(problem.to)}.`;
  }
}

/** Says how a price changed since its line was added, in the same words in the drawer and at checkout (MNY-11). */
export function priceChangeText({ from, to }: { readonly from: Rupees; readonly to: Rupees }): string {
  return t`Was ${formatRupees(from)} when you added it, now ${formatRupees(to)}.`;
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
  return parts.map((part) => {
    const { kind, amount } = part;
    const isFree = kind === 'delivery' && amount === 0;
    return {
      kind,
      label: partLabel(part),
      amount: isFree ? t`Free` : formatRupees(amount),
      isSaving: isFree || amount < 0,
    };
  });
}

/** How a total is paid that the wallet pays a part of, formatted. */
export interface PaymentSplit {
  /** '₹320'. */
  readonly wallet: string;
  /** '₹280', to pay in another way. */
  readonly rest: string;
}

/** What the wallet pays of a total, and what is left of it; null if the wallet pays nothing (CHK-04). */
export function paymentSplit(paid: { total: Rupees; fromWallet?: Rupees | undefined }): PaymentSplit | null {
  const { total, fromWallet = 0 } = paid;
  return fromWallet === 0 ? null : { wallet: formatRupees(fromWallet), rest: formatRupees(total - fromWallet) };
}

/** What a part is called on screen. Its label is English, as orders keep it, and has the percentage, code or name. */
export function partLabel({ kind, label }: PricePart): string {
  const [value = ''] = /^\d+(?=%)|\d+(?=% discount a)|(?<=^Coupon ).+|.+(?= bundle$)/u.exec(label) ?? [];
  switch (kind) {
    case 'items':
      return t`Item total`;
    case 'package':
      return t`Package discount`;
    case 'bundle':
      return t`Bundle savings`;
    case 'store-bundle':
      return t`${value} bundle`;
    case 'tier':
      return t`${value}% tier discount`;
    case 'coupon':
      return t`Coupon ${value}`;
    case 'club':
      return t`Bliss Club ${value}% discount applied!`;
    case 'delivery':
      return t`Delivery`;
    default:
      return t`Cash on delivery fee`;
  }
}
