import { sum } from '../../src/domain/money/money.ts';
import type { PaymentRow } from './payment.queries.ts';
import type { RefundRow } from './refund.queries.ts';

/** What of a payment no return has taken back, whole rupees. */
export function leftOf({ id, amount }: Pick<PaymentRow, 'id' | 'amount'>, refunds: readonly RefundRow[]): number {
  return amount - sum(refunds.filter(({ payment_id }) => payment_id === id).map((refund) => refund.amount));
}
