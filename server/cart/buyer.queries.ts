import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import sql from 'sql-template-tag';
import type { Session } from '../platform/database/session.ts';
import { networkOf } from '../platform/http/guard/network.ts';

/** The buyer's current state in the database. */
export interface BuyerStanding {
  readonly premiumUntil: Date | null;
  /** Wallet balance, whole rupees. */
  readonly balance: number;
  /** Orders waiting for an online payment, which hold stock. */
  readonly unpaid: number;
  /** Cash orders not packed yet. */
  readonly cash: number;
  /** Unpaid orders: pending, or cancelled within an hour of being placed. Excludes cash. */
  readonly neverPaid: number;
  /** Unpaid orders from the same network, by any shopper. */
  readonly fromNetwork: number;
  /** Units held by the unpaid orders, by sku. */
  readonly held: Readonly<Record<string, number>>;
}

interface BuyerRow {
  premium_until: Date | null;
  balance: number;
  unpaid: number;
  cash: number;
  never_paid: number;
  from_network: number;
  held: Record<string, number> | null;
}

/** Reads a buyer in one statement. Renewals don't count, because the shop places them. */
export async function readBuyer(
  tx: Session,
  shopperId: string,
  { now, network }: { readonly now: Date; readonly network: string | null },
): Promise<BuyerStanding> {
  const row = await tx.one<BuyerRow & { [column: string]: unknown }>(sql`
    WITH mine AS (
      SELECT id, status, payment_method, hold_until FROM shop_order
      WHERE shopper_id = ${shopperId} AND status IN ('placed', 'cancelled') AND payment_method <> 'wallet'
        AND (status = 'placed' OR placed_at > ${now}::timestamptz - interval '1 hour')
        AND placed_at > ${now}::timestamptz - interval '30 days'
        AND NOT EXISTS (SELECT FROM subscription_renewal WHERE order_id = shop_order.id)),
    unpaid AS (SELECT id FROM mine WHERE status = 'placed' AND hold_until > ${now})
    SELECT premium_until,
      COALESCE((SELECT balance FROM wallet WHERE wallet.shopper_id = shopper.id), 0) AS balance,
      (SELECT count(*) FROM unpaid) AS unpaid,
      (SELECT count(*) FROM mine WHERE status = 'placed' AND payment_method = 'cod') AS cash,
      (SELECT count(*) FROM mine WHERE payment_method <> 'cod'
        AND NOT EXISTS (SELECT FROM payment WHERE order_id = mine.id AND payment.status IN ('paid', 'refunding', 'refunded')))
        AS never_paid,
      (SELECT count(*) FROM shop_order WHERE placed_from = ${network} AND status = 'placed' AND hold_until > ${now})
        AS from_network,
      (SELECT jsonb_object_agg(sku, units) FROM (
        SELECT sku, sum(quantity) AS units FROM order_line WHERE order_id IN (SELECT id FROM unpaid) GROUP BY sku) AS each)
        AS held
    FROM shopper WHERE id = ${shopperId}`);
  return {
    premiumUntil: row.premium_until,
    balance: row.balance,
    unpaid: row.unpaid,
    cash: row.cash,
    neverPaid: row.never_paid,
    fromNetwork: row.from_network,
    held: row.held ?? {},
  };
}

/** The shopper's unpaid order that expires first, to be paid or cancelled. */
export async function findWaiting(
  session: Session,
  shopperId: string,
  now: Date,
): Promise<{ id: string; number: string } | undefined> {
  return session.maybeOne(sql`
    SELECT id, number FROM shop_order
    WHERE shopper_id = ${shopperId} AND status = 'placed' AND (hold_until > ${now} OR payment_method = 'cod')
      AND NOT EXISTS (SELECT FROM subscription_renewal WHERE order_id = shop_order.id)
    ORDER BY hold_until NULLS LAST, placed_at, number LIMIT 1`);
}

/** The active order of this version of the cart. */
export async function findOfCart(
  session: Session,
  shopperId: string,
  cartVersion: number,
): Promise<{ id: string; number: string } | undefined> {
  return session.maybeOne(sql`
    SELECT id, number FROM shop_order
    WHERE shopper_id = ${shopperId} AND cart_version = ${cartVersion} AND status NOT IN ('cancelled', 'refunded')`);
}

/** Keyed hash of an address's network, for counting; null if the address is not public. */
export function hashedNetwork(ip: string, secret: string): string | null {
  if (!ipaddr.isValid(ip) || ipaddr.process(ip).range() !== 'unicast') return null;
  return createHmac('sha256', secret)
    .update(`order-network:${networkOf(ip)}`)
    .digest('base64url');
}
