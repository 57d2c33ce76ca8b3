import type { LineChoice } from '../../cart/cart.ts';
import type { PricedProduct } from '../../catalogue/product/product.ts';

/** Percent that the club takes off where its product names none (MNY-08). */
export const defaultClubPercentage = 20;

export interface Membership {
  readonly isActive: boolean;
  /** ISO 8601, null without one. */
  readonly expiresAt: string | null;
}

/** A membership counts while it is active and unexpired (MNY-08). */
export function isPremium(membership: Membership | null | undefined, now: Date): boolean {
  return membership?.isActive === true && membership.expiresAt !== null && now < new Date(membership.expiresAt);
}

/** The membership product's monthly discount, 20 where it has none (MNY-08). */
export function clubPercentage(product: Pick<PricedProduct, 'discount'> | null | undefined): number {
  return product?.discount.monthly || defaultClubPercentage;
}

/** How a membership stands in a cart: trial, first flavour or 'Standard', first variant or 'Yearly' (MEM-01). */
export function membershipChoice(product: Pick<PricedProduct, 'flavours' | 'variants'>): LineChoice {
  return {
    packageType: 'trial',
    flavour: product.flavours[0] ?? 'Standard',
    variant: product.variants[0] ?? 'Yearly',
    quantity: 1,
  };
}
