import type { ShopContext } from '../context.ts';
import { findPayment } from '../payment/payment.queries.ts';
import { findRefund } from '../payment/refund.queries.ts';
import { completeRefunds } from './move-return.ts';

/** Sends the money of a return back, once; throws while it is not back, so that the job looks again. */
export async function sendReturnRefund(context: ShopContext, refundId: string): Promise<void> {
  const { database, gateways } = context;
  const refund = await findRefund(database, refundId);
  if (!refund || refund.status === 'done' || refund.way !== 'gateway') return;
  const payment = await findPayment(database, refund.payment_id);
  const gateway = payment && gateways.get(payment.gateway);
  if (!gateway || payment.provider_order_id === null || payment.provider_payment_id === null) {
    throw new Error('A payment without a provider cannot go back');
  }
  const outcome = await gateway.refund({
    refundId,
    paymentId: payment.id,
    providerOrderId: payment.provider_order_id,
    providerPaymentId: payment.provider_payment_id,
    amount: refund.amount,
  });
  if (outcome === 'pending') throw new Error('The money is not back yet');
  await database.transaction(async (tx) => completeRefunds({ tx, context }, payment.order_id, [refund]));
}
