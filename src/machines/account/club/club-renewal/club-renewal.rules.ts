import type { PayInput } from '../../../checkout/pay/pay.machine.ts';
import type { ClubPurchase, ClubRenewalContext } from './club-renewal.machine.ts';

/** What is asked for with this click. */
export function purchaseOf({
  key,
  method,
  price,
}: Pick<ClubRenewalContext, 'key' | 'method' | 'price'>): ClubPurchase {
  if (key === null) throw new Error('A purchase needs a key');
  return { key, method, total: price };
}

/** The payment of the order; the chart pays only one that was placed. */
export function renewalPayInput({ placed }: Pick<ClubRenewalContext, 'placed'>): PayInput {
  if (!placed) throw new Error('No membership order to pay for');
  return { ...placed, isFresh: true };
}
