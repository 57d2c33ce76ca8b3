import type { QuotedLine } from '../../cart/pricing/quote.ts';
import type { Rupees } from '../../kit/money/money.ts';

/** Status of an order that staff prepare for a customer (DRF-01). */
export const draftStatuses = ['draft', 'sent', 'opened', 'paid', 'expired', 'cancelled'] as const;
export type DraftStatus = (typeof draftStatuses)[number];

/** Whether nothing can be done with a draft any more: it became an order, or was dropped. */
export function isDraftOver(status: DraftStatus): boolean {
  return status === 'paid' || status === 'cancelled';
}

/** Days that a payment link works (DRF-01). */
export const payLinkDays = 3;

/** How a payment link can be paid: the wallet needs a sign-in. */
export const payLinkMethods = ['upi', 'card', 'netbanking', 'cod'] as const;
export type PayLinkMethod = (typeof payLinkMethods)[number];

/** '+91 ••••• •0001': enough to recognise one's own number, too little to call somebody else's. */
export function maskedPhone(phone: string): string {
  return `+91 ••••• •${phone.slice(-4)}`;
}

type OfferedLine = Pick<
  QuotedLine,
  'sku' | 'variant' | 'flavour' | 'packageType' | 'name' | 'quantity' | 'unitPrice'
>;

/** What the customer was told with the link. */
export interface Offered {
  readonly total: Rupees;
  readonly lines: readonly OfferedLine[];
  /** Whether the coupon was applied. */
  readonly hasCoupon: boolean;
}

/** What is different now from what the customer was told. */
export type OfferChange =
  | { readonly kind: 'price'; readonly name: string; readonly from: Rupees; readonly to: Rupees }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'less'; readonly name: string; readonly available: number }
  | { readonly kind: 'coupon' }
  | { readonly kind: 'total'; readonly from: Rupees; readonly to: Rupees };

/** A price that is offered, as far as it's compared later. */
interface Priced {
  readonly lines: readonly OfferedLine[];
  readonly total: Rupees;
  readonly coupon: { readonly applied: boolean } | null;
}

export function offeredOf({ total, lines, coupon }: Priced): Offered {
  return {
    total,
    hasCoupon: coupon?.applied === true,
    lines: lines.map(({ sku, variant, flavour, packageType, name, quantity, unitPrice }) => ({
      sku,
      variant,
      flavour,
      packageType,
      name,
      quantity,
      unitPrice,
    })),
  };
}

/** Lines as they can be bought now: sold out ones are left out, others reduced to what is there (DRF-01). */
export function linesLeft<Line extends { readonly quantity: number }>(
  lines: readonly Line[],
  quoted: readonly Pick<QuotedLine, 'problems'>[],
): Line[] {
  return lines.flatMap((line, place) => {
    const problems = quoted[place]?.problems ?? [];
    if (problems.some(({ kind }) => kind === 'unavailable' || kind === 'out-of-stock')) return [];
    const less = problems.find((problem) => problem.kind === 'less-available');
    if (!less) return [line];
    return less.available > 0 ? [{ ...line, quantity: less.available }] : [];
  });
}

/** What changed since the link was sent, with what can be bought now (DRF-01). The total only if it differs. */
export function offerChanges(offered: Offered, now: Priced): OfferChange[] {
  const lines = offered.lines.flatMap((line): OfferChange[] => {
    const { name } = line;
    const today = now.lines.find((each) => isSameChoice(each, line));
    if (!today) return [{ kind: 'gone', name }];
    return [
      ...(today.quantity < line.quantity ? [{ kind: 'less', name, available: today.quantity } as const] : []),
      ...(today.unitPrice === line.unitPrice
        ? []
        : [{ kind: 'price', name, from: line.unitPrice, to: today.unitPrice } as const]),
    ];
  });
  return [
    ...lines,
    ...(offered.hasCoupon && now.coupon?.applied !== true ? [{ kind: 'coupon' } as const] : []),
    ...(offered.total === now.total ? [] : [{ kind: 'total', from: offered.total, to: now.total } as const]),
  ];
}

function isSameChoice(one: OfferedLine, other: OfferedLine): boolean {
  return (
    one.sku === other.sku &&
    one.variant === other.variant &&
    one.flavour === other.flavour &&
    one.packageType === other.packageType
  );
}
