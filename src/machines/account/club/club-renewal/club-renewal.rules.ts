import type { PayInput } from '../../../checkout/pay/pay.machine.ts';
import type { ClubPurchase, ClubRenewalContext } from './club-renewal.machine.ts';

/** The request for this click. */
export function purchaseOf({
  key,
  method,
  price,
}: Pick<ClubRenewalContext, 'key' | 'method' | 'price'>): ClubPurchase {
  if (key === null) throw new Error('A purchase needs a key');
  return { key, method, total: price };
}

/** Input of the payment. Only called once an order is placed. */
export function renewalPayInput({ placed }: Pick<ClubRenewalContext, 'placed'>): PayInput {
  if (!placed) throw new Error('No membership order to pay for');
  return { ...placed, isFresh: true };
}
