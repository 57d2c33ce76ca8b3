import { refundStep } from '../../../src/machines/checkout/refund/refund.transition.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { findPayment, providerIdsOf } from '../../checkout/payment/payment.queries.ts';
import { findRefund } from '../../checkout/payment/refund.queries.ts';
import { completeRefunds } from './move-return.ts';

/**
 * Sends the refund of a return or of an excess payment, once. Throws while it is pending, so that the job retries.
 */
export async function sendReturnRefund(context: ShopContext, refundId: string): Promise<void> {
  const { database, gateways } = context;
  const refund = await findRefund(database, refundId);
  if (!refund || !refundStep(refund, { type: 'gateway.confirmed' })) return;
  const payment = await findPayment(database, refund.payment_id);
  const gateway = payment && gateways.get(payment.gateway);
  const ids = payment && (await providerIdsOf(database, payment));
  if (!gateway || !ids) throw new Error('A payment without a provider cannot go back');
  const outcome = await gateway.refund({ refundId, paymentId: payment.id, ...ids, amount: refund.amount });
  const step = refundStep(refund, { type: outcome === 'pending' ? 'gateway.delayed' : 'gateway.confirmed' });
  if (step?.effects.includes('askAgain')) throw new Error('The refund hasn’t gone through yet');
  await database.transaction(async (tx) => completeRefunds({ tx, context }, payment.order_id, [refund]));
}
