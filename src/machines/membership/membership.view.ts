import { hasMembership, keyOf, type Cart, type LineKey } from '../../domain/cart/cart.ts';
import { clubPercentage } from '../../domain/membership/membership.ts';
import { formatRupees } from '../../domain/money/money.ts';
import { unitPrice, type PricedProduct } from '../../domain/product/product.ts';

export interface MembershipRow {
  /** 'Bliss Club 12mo' (MEM-02). */
  readonly title: string;
  /** 'Extra 20% OFF + benefits'. */
  readonly benefit: string;
  readonly price: string;
  readonly key: LineKey | null;
}

interface MembershipTerms {
  readonly membership: PricedProduct | null;
  readonly isMember: boolean;
}

/** The row that ends the cart; null while a membership is held already, or where none is sold (CRT-15, MEM-02). */
export function membershipRow(lines: Cart, { membership, isMember }: MembershipTerms): MembershipRow | null {
  if (!membership || isMember) return null;
  const line = hasMembership(lines) ? lines.find((each) => each.isPremiumMembership) : undefined;
  return {
    title: `Bliss Club ${membership.timePeriod ?? 12}mo`,
    benefit: `Extra ${clubPercentage(membership)}% OFF + benefits`,
    price: formatRupees(unitPrice(membership, 'trial')),
    key: line ? keyOf(line) : null,
  };
}

/** Said when the membership goes in or out (MEM-03). */
export const membershipToasts = {
  added: { tone: 'success', text: 'Membership added to cart!' },
  removed: { tone: 'info', text: 'Membership removed from cart!' },
} as const;
