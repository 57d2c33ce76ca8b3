import { t } from '../../kit/text/text.ts';
import { formatRupees, type Rupees } from '../../kit/money/money.ts';

/** Days within which an unused membership can be refunded, per the refund policy. */
export const membershipReturnDays = 7;

/** A membership in an order that can no longer be refunded (SEC-05, MEM-07). */
export interface KeptMembership {
  /** Price paid, whole rupees. */
  readonly price: Rupees;
  /** What it has saved on other orders since, whole rupees. */
  readonly saved: Rupees;
  readonly reason: 'used' | 'over-a-week';
}

/** Tells the customer why the membership can't be refunded. */
export function keptMembershipText({ price, saved, reason }: KeptMembership): string {
  const since =
    reason === 'used'
      ? t`Bliss Club has already saved ${formatRupees(saved)} on other orders`
      : t`Bliss Club was bought more than ${membershipReturnDays} days ago`;
  return t`${since}, so its ${formatRupees(price)} can’t be refunded. The membership runs until it ends.`;
}
