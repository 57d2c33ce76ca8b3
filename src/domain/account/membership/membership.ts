import type { LineChoice } from '../../cart/cart.ts';
import { firstChoice } from '../../catalogue/product/option.ts';
import type { PricedProduct } from '../../catalogue/product/product.ts';

/** Club discount in percent when the membership product has none (MNY-08). */
export const defaultClubPercentage = 20;

export interface Membership {
  readonly isActive: boolean;
  /** ISO 8601; null without a membership. */
  readonly expiresAt: string | null;
}

/** Whether the membership is active and unexpired (MNY-08). */
export function isPremium(membership: Membership | null | undefined, now: Date): boolean {
  return membership?.isActive === true && membership.expiresAt !== null && now < new Date(membership.expiresAt);
}

/** The membership product's monthly discount in percent; 20 if it has none (MNY-08). */
export function clubPercentage(product: Pick<PricedProduct, 'discount'> | null | undefined): number {
  return product?.discount.monthly || defaultClubPercentage;
}

/**
 * The choice a membership is added to the cart with: trial, first flavour or 'Standard', first variant or 'Yearly'
 * (MEM-01).
 */
export function membershipChoice(product: Pick<PricedProduct, 'flavours' | 'variants'>): LineChoice {
  return {
    packageType: 'trial',
    ...firstChoice(product, { flavour: 'Standard', variant: 'Yearly' }),
    quantity: 1,
  };
}
