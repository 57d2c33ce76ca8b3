import sql from 'sql-template-tag';
import type { PaymentAction } from '../../src/contract/order/order.calls.ts';
import type { PaymentMethod, PaymentStatus } from '../../src/domain/order/order.ts';
import type { Session } from '../database/session.ts';

export interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  /** 'cash' where the courier is paid; else the gateway that it began with and stays with. */
  readonly gateway: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly provider_order_id: string | null;
  readonly provider_payment_id: string | null;
  readonly action: PaymentAction;
  readonly expires_at: Date | null;
  readonly asked_at: Date | null;
  readonly created_at: Date;
  /** The consent that it is debited by; null where its payer does something (SUB-01). */
  readonly mandate_id: string | null;
}

export type PaymentSource = 'webhook' | 'poll' | 'return' | 'system';
export const cashGateway = 'cash';
/** Gateway of a payment from the shopper's own wallet. */
export const walletGateway = 'wallet';

type Row<Shape> = Shape & { [column: string]: unknown };

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'order_id' | 'gateway' | 'method' | 'amount' | 'expires_at' | 'created_at' | 'mandate_id'
>;

export async function insertPayment(tx: Session, payment: NewPayment): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payment (id, order_id, gateway, method, status, amount, expires_at, created_at,
      mandate_id)
    VALUES (${payment.id}, ${payment.order_id}, ${payment.gateway}, ${payment.method}, 'pending',
      ${payment.amount}, ${payment.expires_at}, ${payment.created_at}, ${payment.mandate_id})`);
  await addPaymentEvent(tx, payment.id, {
    event: 'payment.begun',
    status: 'pending',
    source: 'system',
    at: payment.created_at,
  });
}

/** The payment that an order shows: the one whose money counts, else the one begun last. */
export async function latestPayment(session: Session, orderId: string): Promise<PaymentRow> {
  return session.one<Row<PaymentRow>>(sql`
    SELECT * FROM payment WHERE order_id = ${orderId}
    ORDER BY array_position(ARRAY['refunded', 'refunding', 'paid'], status) DESC NULLS LAST,
      created_at DESC, status = 'failed' LIMIT 1`);
}

export async function paymentsOf(session: Session, orderId: string): Promise<PaymentRow[]> {
  return session.query<Row<PaymentRow>>(sql`
    SELECT * FROM payment WHERE order_id = ${orderId} ORDER BY created_at, id`);
}

export async function findPayment(session: Session, id: string): Promise<PaymentRow | undefined> {
  return session.maybeOne<Row<PaymentRow>>(sql`SELECT * FROM payment WHERE id = ${id}`);
}

export async function findByProvider(
  session: Session,
  gateway: string,
  providerOrderId: string,
): Promise<PaymentRow | undefined> {
  return session.maybeOne<Row<PaymentRow>>(sql`
    SELECT * FROM payment WHERE gateway = ${gateway} AND provider_order_id = ${providerOrderId}`);
}

/** Wants the order locked before. */
export async function lockPayment(tx: Session, id: string): Promise<PaymentRow> {
  return tx.one<Row<PaymentRow>>(sql`SELECT * FROM payment WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** Moves the row only from where it was seen. */
export async function updatePaymentStatus(
  tx: Session,
  { id, status: from }: Pick<PaymentRow, 'id' | 'status'>,
  to: PaymentStatus,
  providerPaymentId: string | null,
): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE payment SET status = ${to}, provider_payment_id = COALESCE(${providerPaymentId}::text, provider_payment_id)
    WHERE id = ${id} AND status = ${from}`);
  return count === 1;
}

export async function addPaymentEvent(
  tx: Session,
  paymentId: string,
  { event, status, source, at }: { event: string; status: PaymentStatus; source: PaymentSource; at: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payment_event (payment_id, event, status, source, at)
    VALUES (${paymentId}, ${event}, ${status}, ${source}, ${at})`);
}

/** Takes the right to ask the gateway about a payment: one caller at a time, and not before `since`. */
export async function claimAsking(session: Session, id: string, now: Date, since: Date): Promise<boolean> {
  const count = await session.execute(sql`
    UPDATE payment SET asked_at = ${now} WHERE id = ${id} AND (asked_at IS NULL OR asked_at <= ${since})`);
  return count === 1;
}

/** Takes the right to have the gateway begin a payment: one caller at a time, until it is begun. */
export async function claimCreation(session: Session, id: string, now: Date, since: Date): Promise<boolean> {
  const count = await session.execute(sql`
    UPDATE payment SET asked_at = ${now}
    WHERE id = ${id} AND provider_order_id IS NULL AND (asked_at IS NULL OR asked_at <= ${since})`);
  return count === 1;
}

/** Lets the next caller ask at once. */
export async function freeAsking(session: Session, id: string): Promise<void> {
  await session.execute(sql`UPDATE payment SET asked_at = NULL WHERE id = ${id}`);
}

/** Stores what the gateway made, once. */
export async function storeProviderOrder(
  session: Session,
  id: string,
  providerOrderId: string,
  action: PaymentAction,
): Promise<void> {
  await session.execute(sql`
    UPDATE payment SET provider_order_id = ${providerOrderId}, action = ${JSON.stringify(action)}, asked_at = NULL
    WHERE id = ${id} AND provider_order_id IS NULL`);
}

/**
 * Payments that a message may have been lost of: begun over a minute ago and not paid. They are asked about
 * less and less often, for two days, also when the shop gave them up: money may still have moved.
 */
export async function listUnsettled(session: Session, now: Date, limit: number): Promise<PaymentRow[]> {
  return session.query<Row<PaymentRow>>(sql`
    SELECT * FROM payment
    WHERE status IN ('pending', 'checking', 'failed') AND provider_order_id IS NOT NULL
      AND created_at <= ${now}::timestamptz - interval '1 minute'
      AND created_at > ${now}::timestamptz - interval '2 days'
      AND (asked_at IS NULL
        OR asked_at + GREATEST(interval '1 minute', (${now}::timestamptz - created_at) / 10) <= ${now}::timestamptz)
    ORDER BY asked_at NULLS FIRST LIMIT ${limit}`);
}

/** Inserts the message's id; false when it was there. */
export async function rememberWebhook(tx: Session, gateway: string, eventId: string, now: Date): Promise<boolean> {
  const count = await tx.execute(sql`
    INSERT INTO webhook_event (gateway, event_id, received_at) VALUES (${gateway}, ${eventId}, ${now})
    ON CONFLICT DO NOTHING`);
  return count === 1;
}
