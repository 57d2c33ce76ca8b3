import { formatRupees } from '../../domain/kit/money/money.ts';
import { receivedText, settlementDays } from '../../domain/checkout/received.ts';
import type { Payment } from '../orders/placed-order.ts';

/** What a shopper reads of money that is not what was asked for; null where it is (SEC-05). */
export function unmatchedWords({ amount, unmatched }: Payment): string | null {
  if (!unmatched) return null;
  return `We received ${receivedText(unmatched)} instead of ${formatRupees(amount)}. We'll settle it within ${settlementDays} working days. Please don't pay again.`;
}
