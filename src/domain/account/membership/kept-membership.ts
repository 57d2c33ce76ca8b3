import { formatRupees, type Rupees } from '../../kit/money/money.ts';

/** Days within which a membership that was not used can be given back (the refund policy). */
export const membershipReturnDays = 7;

/** The membership of an order, where its price is not paid back any more (SEC-05, MEM-07). */
export interface KeptMembership {
  /** What was paid for it, whole rupees. */
  readonly price: Rupees;
  /** What it took off other orders since, whole rupees. */
  readonly saved: Rupees;
  readonly reason: 'used' | 'over-a-week';
}

/** Why a membership's price stays paid, for whoever asks for it back. */
export function keptMembershipText({ price, saved, reason }: KeptMembership): string {
  const since =
    reason === 'used'
      ? `Bliss Club has already saved ${formatRupees(saved)} on other orders`
      : `Bliss Club was bought more than ${membershipReturnDays} days ago`;
  return `${since}, so its ${formatRupees(price)} can’t be refunded. The membership runs until it ends.`;
}
