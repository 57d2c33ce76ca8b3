import { sum } from '../../../src/domain/kit/money/money.ts';
import type { Refund } from '../../../src/domain/orders/order/refund.ts';
import type { Session } from '../../platform/database/session.ts';
import { leftOf } from './left-of-payment.ts';
import { paymentsOf } from './payment.queries.ts';
import { refundsOf } from './refund.queries.ts';

/**
 * Caps a refund at what the order's payments still hold. If an admin accepted less than the total, the last items
 * returned refund that much less (SEC-05). With no paid payment, the refund is unchanged.
 */
export async function cappedRefund(session: Session, orderId: string, refund: Refund): Promise<Refund> {
  const paid = (await paymentsOf(session, orderId)).filter(({ status }) => status === 'paid');
  if (paid.length === 0) return refund;
  const refunds = await refundsOf(session, orderId);
  const left = sum(paid.map((payment) => leftOf(payment, refunds)));
  return left < refund.total ? { ...refund, total: left } : refund;
}
