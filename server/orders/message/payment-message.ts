import { receivedText } from '../../../src/domain/checkout/received.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { receivedOf, rupeesReceived } from '../../checkout/payment/left-of-payment.ts';
import { findPayment } from '../../checkout/payment/payment.queries.ts';
import { factsOf } from './order-step.ts';
import { tellShopper, type TellContext } from '../../account/message/tell.ts';

/**
 * Notifies a shopper of a payment mismatch: received, accepted or refunded (SEC-05). Each is sent once per payment.
 */
export async function tellPaymentNews(
  tx: Session,
  context: TellContext & Pick<ShopContext, 'clock'>,
  order: OrderRow,
  { kind, paymentId }: { kind: string; paymentId: string },
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) return;
  const data = {
    ...factsOf(order, context),
    received: receivedText(receivedOf(payment)),
    expected: formatRupees(payment.amount),
    excess: Math.max(0, rupeesReceived(payment) - payment.amount),
    isDouble: payment.mismatch === 'double',
  };
  const template = templates[kind];
  if (template) await tellShopper(tx, context, order.shopper_id, { template, data, once: paymentId });
}

const templates: Readonly<
  Record<string, 'payment-unmatched' | 'payment-accepted' | 'payment-sent-back' | undefined>
> = {
  unmatched: 'payment-unmatched',
  accepted: 'payment-accepted',
  sentBack: 'payment-sent-back',
};
