import sql from 'sql-template-tag';
import { isDebitable } from '../../../src/domain/orders/mandate.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Gateway } from '../../checkout/gateway/gateway.ts';
import { movePayment } from '../order/moves.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { type PaymentRow, storeProviderOrder } from '../../checkout/payment/payment.queries.ts';
import type { SubscriptionRow } from '../tables/subscription.queries.ts';
import { findMandate, findOpenMandate, type MandateRow, refOf } from '../tables/mandate.queries.ts';
import { askAboutMandate } from './settle-mandate.ts';

/** The mandate that can be debited for this amount now; null if the owner has to pay (SUB-01). */
export async function mandateFor(
  tx: Session,
  row: SubscriptionRow,
  amount: Rupees,
  now: Date,
): Promise<MandateRow | null> {
  if (row.pays_by !== 'mandate' || amount === 0) return null;
  const mandate = await findOpenMandate(tx, row.id);
  const isNoticed = row.noticed === row.period && row.noticed_at !== null && row.noticed_total !== null;
  const notice = isNoticed ? { at: row.noticed_at, total: row.noticed_total } : null;
  return mandate && isDebitable(mandate, amount, notice, now) ? mandate : null;
}

/**
 * Debits a payment through its mandate, once even if repeated, outside any transaction. An outright refusal
 * declines the payment, so that the owner can pay another way. Throws GatewayUnavailable.
 */
export async function debitMandate(
  context: ShopContext,
  gateway: Gateway,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  const { database, settings } = context;
  const mandate = payment.mandate_id === null ? undefined : await findMandate(database, payment.mandate_id);
  const ref = mandate && refOf(mandate);
  if (!mandate || !ref || mandate.status !== 'granted') return decline(context, payment.id);
  const { phone, email } = await contactOf(database, order.shopper_id);
  const { providerOrderId, isRefused } = await gateway.mandates.debit({
    ...ref,
    paymentId: payment.id,
    orderNumber: order.number,
    amount: payment.amount,
    customer: { phone: phone ?? order.address.phone, email: email ?? settings.business.email },
  });
  await storeProviderOrder(database, payment.id, providerOrderId, { kind: 'none' });
  if (!isRefused) return;
  await decline(context, payment.id);
  await askAboutMandate(context, mandate);
}

async function decline(context: ShopContext, paymentId: string): Promise<void> {
  await context.database.transaction(async (tx) =>
    movePayment({ tx, context }, paymentId, { type: 'payment.declined' }, { source: 'system' }),
  );
}

async function contactOf(session: Session, shopperId: string) {
  return session.one<{ phone: string | null; email: string | null }>(
    sql`SELECT phone, email FROM shopper WHERE id = ${shopperId}`,
  );
}
