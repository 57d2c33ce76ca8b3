import { t } from '../../../src/domain/kit/text/text.ts';
import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '../../../src/domain/orders/order/order.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { currentGateway } from '../../checkout/gateway/gateways.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { movePayment } from '../order/moves.ts';
import { findOrder, lockOrder, setPaymentMethod } from '../tables/order.queries.ts';
import { payFromWallet, refuseEmptyWallet } from './pay-from-wallet.ts';
import { insertPayment, latestPayment, walletGateway } from '../../checkout/payment/payment.queries.ts';

/**
 * Stores a new payment for an unpaid order, in the caller's transaction. The previous one is abandoned, but still
 * counts if its money arrives (CHK-10). The stock hold isn't extended (ORD-03).
 */
export async function storeRetry(
  context: ShopContext,
  tx: Session,
  { shopperId, orderId, method }: { shopperId: string; orderId: string; method: PaymentMethod },
): Promise<void> {
  if (method === 'cod') throw refusedField('paymentMethod', t`Choose UPI, card, netbanking or the wallet`);
  if (!(await findOrder(tx, orderId, shopperId))) {
    throw problem('not-found', { detail: t`We couldn’t find this order` });
  }
  const order = await lockOrder(tx, orderId);
  const now = context.clock();
  if (order.status !== 'placed' || order.hold_until === null || order.hold_until <= now) {
    throw problem('conflict', { detail: t`This order is no longer waiting for payment` });
  }
  const before = await latestPayment(tx, orderId);
  if (before.status === 'checking') throw problem('conflict', { detail: t`We are checking with your bank` });
  const amount = order.total - order.from_wallet;
  if (method === 'wallet') await refuseEmptyWallet({ tx }, shopperId, amount);
  await movePayment({ tx, context }, before.id, { type: 'payment.abandoned' }, { source: 'system' });
  await setPaymentMethod(tx, orderId, method);
  const paymentId = randomUUID();
  await insertPayment(tx, {
    id: paymentId,
    order_id: orderId,
    gateway: method === 'wallet' ? walletGateway : (await currentGateway(tx, context.gateways)).id,
    method,
    amount,
    expires_at: order.hold_until,
    created_at: now,
    mandate_id: null,
  });
  if (method === 'wallet') await payFromWallet({ tx, context }, { ...order, total: amount }, paymentId);
}
