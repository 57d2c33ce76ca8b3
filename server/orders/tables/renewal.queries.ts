import sql from 'sql-template-tag';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { SubscriptionStatus } from '../../../src/domain/orders/subscription/subscription.ts';
import type { Day } from '../../../src/domain/kit/time/days.ts';
import type { Session } from '../../platform/database/session.ts';

/** One period of a subscription and its payment. */
export interface RenewalRow {
  readonly subscription_id: string;
  readonly period: number;
  readonly attempt: number;
  /** Order of the latest attempt; null until one is placed. */
  readonly order_id: string | null;
  readonly paid_at: Date | null;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** Claims a period for its next attempt. One row per period; throws if it is already paid. */
export async function claimPeriod(tx: Session, id: string, period: number, now: Date): Promise<void> {
  const count = await tx.execute(sql`
    INSERT INTO subscription_renewal (subscription_id, period, attempt, claimed_at)
    VALUES (${id}, ${period}, 0, ${now})
    ON CONFLICT (subscription_id, period) DO UPDATE
      SET attempt = subscription_renewal.attempt + 1, order_id = NULL, claimed_at = EXCLUDED.claimed_at
      WHERE subscription_renewal.paid_at IS NULL`);
  if (count !== 1) throw new Error('This period is already paid');
}

/** Links the attempt's order to its period; false if another process was first. */
export async function tieOrder(tx: Session, renewal: RenewalRow, orderId: string): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE subscription_renewal SET order_id = ${orderId}
    WHERE subscription_id = ${renewal.subscription_id} AND period = ${renewal.period}
      AND attempt = ${renewal.attempt} AND order_id IS NULL AND paid_at IS NULL`);
  return count === 1;
}

export async function findRenewal(session: Session, id: string, period: number): Promise<RenewalRow | undefined> {
  return session.maybeOne<Row<RenewalRow>>(sql`
    SELECT * FROM subscription_renewal WHERE subscription_id = ${id} AND period = ${period}`);
}

/** The renewal whose latest attempt is this order. */
export async function renewalOf(session: Session, orderId: string): Promise<RenewalRow | undefined> {
  return session.maybeOne<Row<RenewalRow>>(sql`SELECT * FROM subscription_renewal WHERE order_id = ${orderId}`);
}

/** A subscription's status and the order of its latest attempt, in one query. */
export async function readLastTry(
  session: Session,
  id: string,
): Promise<{ status: SubscriptionStatus; period: number; orderId: string | null } | undefined> {
  return session.maybeOne<{ status: SubscriptionStatus; period: number; orderId: string | null }>(sql`
    SELECT subscription.status, subscription.period, renewal.order_id AS "orderId"
    FROM subscription
    LEFT JOIN subscription_renewal AS renewal
      ON renewal.subscription_id = subscription.id AND renewal.period = subscription.period
    WHERE subscription.id = ${id}`);
}

/** Marks a period as paid, once. */
export async function payPeriod(tx: Session, orderId: string, now: Date): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE subscription_renewal SET paid_at = ${now} WHERE order_id = ${orderId} AND paid_at IS NULL`);
  return count === 1;
}

/** Unpaid renewal orders for the owner to pay, by subscription id. Leaves out those with a debit in progress. */
export async function openOrders(
  session: Session,
  ids: readonly string[],
): Promise<Map<string, { orderId: string; total: Rupees }>> {
  const rows = await session.query<{ id: string; order_id: string; total: number }>(sql`
    SELECT subscription.id, shop_order.id AS order_id, shop_order.total
    FROM subscription
    JOIN subscription_renewal AS renewal
      ON renewal.subscription_id = subscription.id AND renewal.period = subscription.period
    JOIN shop_order ON shop_order.id = renewal.order_id
    WHERE subscription.id = ANY(${ids}) AND subscription.status = 'renewing' AND shop_order.status = 'placed'
      AND NOT EXISTS (SELECT FROM payment WHERE payment.order_id = shop_order.id
        AND mandate_id IS NOT NULL AND payment.status IN ('pending', 'checking'))`);
  return new Map(rows.map(({ id, order_id: orderId, total }) => [id, { orderId, total }]));
}

export interface DueSubscription {
  readonly id: string;
  readonly due: 'notice' | 'renewal';
}

/** Subscriptions with a notice, renewal or retry due. */
export async function listDue(
  session: Session,
  { now, noticeBy, renewBy, limit }: { now: Date; noticeBy: Day; renewBy: Day; limit: number },
): Promise<DueSubscription[]> {
  return session.query<Row<DueSubscription>>(sql`
    SELECT id, CASE WHEN status = 'pastDue' OR next_on <= ${renewBy}::date THEN 'renewal' ELSE 'notice' END AS due
    FROM subscription
    WHERE (status = 'active' AND noticed < period AND next_on <= ${noticeBy}::date)
      OR (status IN ('active', 'asking') AND next_on <= ${renewBy}::date)
      OR (status = 'pastDue' AND retry_at <= ${now})
    ORDER BY next_on, id LIMIT ${limit}`);
}

/**
 * 'claimed' has no order yet, 'unbegun' no payment at the gateway, 'ended' an order that was cancelled or refunded.
 */
export interface OpenRenewal extends RenewalRow {
  readonly stands: 'claimed' | 'unbegun' | 'ended';
}

/** Open renewals that need the job's attention. */
export async function listOpenRenewals(session: Session, limit: number): Promise<OpenRenewal[]> {
  return session.query<Row<OpenRenewal>>(sql`
    SELECT * FROM (
      SELECT renewal.*, CASE
        WHEN renewal.order_id IS NULL THEN 'claimed'
        WHEN shop_order.status IN ('cancelled', 'refunded') THEN 'ended'
        WHEN shop_order.status = 'placed' AND EXISTS (
          SELECT FROM payment WHERE payment.order_id = shop_order.id
            AND payment.status = 'pending' AND payment.provider_order_id IS NULL) THEN 'unbegun'
        END AS stands
      FROM subscription
      JOIN subscription_renewal AS renewal
        ON renewal.subscription_id = subscription.id AND renewal.period = subscription.period
      LEFT JOIN shop_order ON shop_order.id = renewal.order_id
      WHERE subscription.status = 'renewing'
    ) AS open WHERE stands IS NOT NULL ORDER BY claimed_at LIMIT ${limit}`);
}
