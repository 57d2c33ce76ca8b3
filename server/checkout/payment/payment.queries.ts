import sql from 'sql-template-tag';
import type { PaymentAction } from '../../../src/contract/orders/order/order.calls.ts';
import type { PaymentMethod, PaymentStatus } from '../../../src/domain/orders/order/order.ts';
import type { Mismatch, Received, Settlement } from '../../../src/domain/checkout/received.ts';
import type { Session } from '../../platform/database/session.ts';

export interface PaymentRow {
  readonly id: string;
  readonly order_id: string;
  /** 'cash' for cash on delivery; otherwise the gateway chosen at the start, which never changes. */
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
  /** The mandate that this payment is debited from; null if the payer pays it themselves. */
  readonly mandate_id: string | null;
  /** Whether it is the wallet's part of an order whose rest is paid another way (CHK-04). */
  readonly is_part: boolean;
  /** The link that it pays the difference of a change for; null for what pays the order itself (DRF-01). */
  readonly link_id: string | null;
  /**
   * Amount received as reported by the gateway, in the smallest unit of the currency; null until then, and for
   * wallet and cash.
   */
  readonly received_units: number | null;
  readonly received_currency: string | null;
  readonly received_at: Date | null;
  /** Why the amount received doesn't match the order. */
  readonly mismatch: Mismatch | null;
  /** The first payment of the provider order that was paid twice; that row has the provider's order id. */
  readonly duplicate_of: string | null;
  readonly settlement: Settlement | null;
  readonly settled_at: Date | null;
  readonly settled_reason: string | null;
}

export type PaymentSource = 'webhook' | 'poll' | 'return' | 'system';
export const cashGateway = 'cash';
/** Gateway of a payment from the shopper's wallet. */
export const walletGateway = 'wallet';

type Row<Shape> = Shape & { [column: string]: unknown };

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'order_id' | 'gateway' | 'method' | 'amount' | 'expires_at' | 'created_at' | 'mandate_id'
> & {
  /** Set by a caller that creates the payment at the gateway itself right afterwards; see `claimCreation`. */
  readonly asked_at?: Date | null;
  readonly is_part?: boolean;
  readonly link_id?: string | null;
};

/** Stores a pending payment and returns its row. */
export async function insertPayment(tx: Session, payment: NewPayment): Promise<PaymentRow> {
  const row: PaymentRow = {
    asked_at: null,
    is_part: false,
    link_id: null,
    ...payment,
    status: 'pending',
    action: { kind: 'none' },
    provider_order_id: null,
    provider_payment_id: null,
    received_units: null,
    received_currency: null,
    received_at: null,
    mismatch: null,
    duplicate_of: null,
    settlement: null,
    settled_at: null,
    settled_reason: null,
  };
  await Promise.all([
    tx.execute(sql`
      INSERT INTO payment (id, order_id, gateway, method, status, amount, expires_at, created_at,
        mandate_id, asked_at, is_part, link_id)
      VALUES (${row.id}, ${row.order_id}, ${row.gateway}, ${row.method}, ${row.status},
        ${row.amount}, ${row.expires_at}, ${row.created_at}, ${row.mandate_id}, ${row.asked_at},
        ${row.is_part}, ${row.link_id})`),
    addPaymentEvent(tx, row.id, {
      event: 'payment.begun',
      status: row.status,
      source: 'system',
      at: row.created_at,
    }),
  ]);
  return row;
}

/** The payment shown for an order, other than its wallet's part and a change's difference: the one with money, else the latest. */
export async function latestPayment(session: Session, orderId: string): Promise<PaymentRow> {
  return session.one<Row<PaymentRow>>(sql`
    SELECT * FROM payment WHERE order_id = ${orderId} AND NOT is_part AND link_id IS NULL
    ORDER BY array_position(ARRAY['refunded', 'refunding', 'unmatched', 'paid'], status) DESC NULLS LAST,
      created_at DESC, status = 'failed' LIMIT 1`);
}

/** The latest payment of a link that asks for a difference; undefined before the first. */
export async function latestOfLink(session: Session, linkId: string): Promise<PaymentRow | undefined> {
  return session.maybeOne<Row<PaymentRow>>(sql`
    SELECT * FROM payment WHERE link_id = ${linkId} AND duplicate_of IS NULL
    ORDER BY (status = 'paid') DESC, created_at DESC, status = 'failed' LIMIT 1`);
}

export async function paymentsOf(session: Session, orderId: string): Promise<PaymentRow[]> {
  return session.query<Row<PaymentRow>>(sql`
    SELECT * FROM payment WHERE order_id = ${orderId} ORDER BY created_at, duplicate_of IS NOT NULL, id`);
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

/** Expects the order locked. */
export async function lockPayment(tx: Session, id: string): Promise<PaymentRow> {
  return tx.one<Row<PaymentRow>>(sql`SELECT * FROM payment WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** Amount received as reported by the gateway, and its mismatch; null if it matches. */
export interface NewlyReceived extends Received {
  readonly mismatch: Mismatch | null;
  readonly at: Date;
}

/**
 * Updates the status only if it hasn't changed since it was read. A later report about the same money replaces the
 * earlier mismatch.
 */
export async function updatePaymentStatus(
  tx: Session,
  { id, status: from }: Pick<PaymentRow, 'id' | 'status'>,
  to: PaymentStatus,
  { providerPaymentId, received }: { providerPaymentId: string | null; received: NewlyReceived | null },
): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE payment SET status = ${to},
      provider_payment_id = COALESCE(${providerPaymentId}::text, provider_payment_id),
      received_units = COALESCE(${received?.minorUnits ?? null}::bigint, received_units),
      received_currency = COALESCE(${received?.currency ?? null}::text, received_currency),
      received_at = COALESCE(received_at, ${received?.at ?? null}::timestamptz),
      mismatch = CASE WHEN ${received === null} THEN mismatch ELSE ${received?.mismatch ?? null}::text END
    WHERE id = ${id} AND status = ${from}`);
  return count === 1;
}

/** Records why an unexpected payment is refunded; the first reason stays. */
export async function markMismatch(tx: Session, id: string, mismatch: Mismatch): Promise<void> {
  await tx.execute(sql`UPDATE payment SET mismatch = COALESCE(mismatch, ${mismatch}) WHERE id = ${id}`);
}

/**
 * Adds a pending row for a second payment of the same provider order, so that the chart decides what happens to it.
 * Expects the order locked.
 */
export async function insertDuplicate(
  tx: Session,
  first: PaymentRow,
  { id, providerPaymentId, at }: { id: string; providerPaymentId: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payment (id, order_id, gateway, method, status, amount, provider_payment_id, created_at, duplicate_of)
    VALUES (${id}, ${first.order_id}, ${first.gateway}, ${first.method}, 'pending', ${first.amount},
      ${providerPaymentId}, ${at}, ${first.id})`);
}

/** The gateway's ids of a payment; null if it has none. */
export async function providerIdsOf(
  session: Session,
  { provider_order_id: own, provider_payment_id: providerPaymentId, duplicate_of: first }: PaymentRow,
): Promise<{ providerOrderId: string; providerPaymentId: string } | null> {
  const providerOrderId = own ?? (first === null ? null : (await findPayment(session, first))?.provider_order_id);
  return providerOrderId == null || providerPaymentId === null ? null : { providerOrderId, providerPaymentId };
}

/** Saves an admin's decision, once. */
export async function storeSettlement(
  tx: Session,
  id: string,
  { settlement, reason, at }: { settlement: Settlement; reason: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    UPDATE payment SET settlement = ${settlement}, settled_at = ${at}, settled_reason = ${reason}
    WHERE id = ${id} AND settlement IS NULL`);
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

/** Claims the right to ask the gateway about a payment: one caller at a time, and not if asked after `since`. */
export async function claimAsking(session: Session, id: string, now: Date, since: Date): Promise<boolean> {
  const count = await session.execute(sql`
    UPDATE payment SET asked_at = ${now} WHERE id = ${id} AND (asked_at IS NULL OR asked_at <= ${since})`);
  return count === 1;
}

/** Claims the right to create a payment at the gateway: one caller at a time, until it exists. */
export async function claimCreation(session: Session, id: string, now: Date, since: Date): Promise<boolean> {
  const count = await session.execute(sql`
    UPDATE payment SET asked_at = ${now}
    WHERE id = ${id} AND provider_order_id IS NULL AND (asked_at IS NULL OR asked_at <= ${since})`);
  return count === 1;
}

/** Releases the claim. */
export async function freeAsking(session: Session, id: string): Promise<void> {
  await session.execute(sql`UPDATE payment SET asked_at = NULL WHERE id = ${id}`);
}

/** Saves the gateway's order, once. */
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
 * Payments whose webhook may have been lost: over a minute old and unpaid. Polled less and less often for two days,
 * even after the shop gave up on them, because money may still have moved.
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

/** Settled payments to check again after an hour and a day, in case the webhook of a second payment was lost. */
export async function listToAskAgain(session: Session, now: Date, limit: number): Promise<PaymentRow[]> {
  return session.query<Row<PaymentRow>>(sql`
    SELECT * FROM payment
    WHERE status IN ('unmatched', 'paid', 'refunding', 'refunded') AND provider_order_id IS NOT NULL
      AND created_at > ${now}::timestamptz - interval '2 days' AND created_at <= ${now}::timestamptz - interval '1 hour'
      AND (asked_at IS NULL OR asked_at < created_at + interval '1 hour'
        OR (created_at <= ${now}::timestamptz - interval '1 day' AND asked_at < created_at + interval '1 day'))
    ORDER BY created_at LIMIT ${limit}`);
}

/** Records a webhook's id; false if it is already known. */
export async function rememberWebhook(tx: Session, gateway: string, eventId: string, now: Date): Promise<boolean> {
  const count = await tx.execute(sql`
    INSERT INTO webhook_event (gateway, event_id, received_at) VALUES (${gateway}, ${eventId}, ${now})
    ON CONFLICT DO NOTHING`);
  return count === 1;
}
