import sql from 'sql-template-tag';
import type { PaymentStatus } from '../../../src/domain/orders/order/order.ts';
import type { Session } from '../../platform/database/session.ts';
import type { PaymentSource } from '../../checkout/payment/payment.queries.ts';

export interface PaymentEventRow {
  readonly payment_id: string;
  readonly event: string;
  readonly status: PaymentStatus;
  readonly source: PaymentSource;
  readonly at: Date;
}

/** Every step of an order's payments, in order. */
export async function listPaymentEvents(session: Session, orderId: string): Promise<PaymentEventRow[]> {
  return session.query<PaymentEventRow & { [column: string]: unknown }>(sql`
    SELECT payment_id, event, payment_event.status, source, at
    FROM payment_event JOIN payment ON payment.id = payment_id
    WHERE order_id = ${orderId} ORDER BY payment_event.id`);
}
