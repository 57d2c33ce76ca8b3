import { t } from '../../domain/kit/text/text.ts';
import { formatRupees } from '../../domain/kit/money/money.ts';
import { receivedText, settlementDays } from '../../domain/checkout/received.ts';
import type { Payment } from '../orders/placed-order.ts';

/** Tells the shopper about a payment mismatch; null if there is none. */
export function unmatchedWords({ amount, unmatched }: Payment): string | null {
  if (!unmatched) return null;
  return t`We received ${receivedText(unmatched)} instead of ${formatRupees(amount)}. We'll settle it within ${settlementDays} working days. Please don't pay again.`;
}
