import sql, { empty } from 'sql-template-tag';
import type { Address } from '../../../src/domain/kit/address.ts';
import { paidForLines } from '../../../src/domain/orders/order/paid-shares.ts';
import type { OrderChange } from '../../../src/domain/orders/draft/order-change.ts';
import type { OrderStatus, PaymentMethod } from '../../../src/domain/orders/order/order.ts';
import type { PricePart, QuotedLine } from '../../../src/domain/cart/pricing/quote.ts';
import type { Session } from '../../platform/database/session.ts';
import { whoIn } from '../../platform/list/person-search.ts';
import type { Shipment } from './parcel.queries.ts';

/** A sold line, with the invoice details of that day. */
export interface SoldLine extends QuotedLine {
  readonly hsn: string;
  readonly gstRate: number;
  /** Months of membership per unit; 0 for other products. */
  readonly months: number;
}

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly shopper_id: string;
  readonly status: OrderStatus;
  readonly payment_method: PaymentMethod;
  readonly total: number;
  /** What of the total its wallet pays while the rest is paid another way, whole rupees (CHK-04). */
  readonly from_wallet: number;
  readonly parts: readonly PricePart[];
  readonly lines: readonly SoldLine[];
  readonly address: Address;
  readonly coupon_id: string | null;
  readonly bundle_id: string | null;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly holds_stock: boolean;
  readonly hold_until: Date | null;
  readonly placed_at: Date;
  /** Version of the cart it was placed from, while the order is active; null if not sent. */
  readonly cart_version: number | null;
  /** The draft of the staff that it was made from; null for others (DRF-01). */
  readonly draft_id: string | null;
  /** Keyed hash of the buyer's network, while the order is unpaid. */
  readonly placed_from: string | null;
  /** Club savings including delivery, whole rupees. */
  readonly club_saving: number;
  readonly courier: string | null;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  /** UPI id to which a returned cash order is refunded by hand; null for others. */
  readonly refund_upi_id: string | null;
}

export type Actor = 'customer' | 'admin' | 'gateway' | 'system';

/** Who triggered a step. */
export interface Mover {
  readonly actor: Actor;
  readonly shopperId: string | null;
}

export interface OrderEventRow {
  readonly order_id: string;
  readonly event: string;
  readonly status: OrderStatus;
  readonly actor: Actor;
  readonly at: Date;
  /** The name of the admin who did it; '' otherwise. */
  readonly name: string;
  /** What a change did; null for other events. */
  readonly change: OrderChange | null;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** An order of this shopper; undefined if it is another shopper's. */
export async function findOrder(session: Session, id: string, shopperId: string): Promise<OrderRow | undefined> {
  return session.maybeOne<Row<OrderRow>>(
    sql`SELECT * FROM shop_order WHERE id = ${id} AND shopper_id = ${shopperId}`,
  );
}

/** For signed links, which need no owner check. */
export async function findAnyOrder(session: Session, id: string): Promise<OrderRow | undefined> {
  return session.maybeOne<Row<OrderRow>>(sql`SELECT * FROM shop_order WHERE id = ${id}`);
}

/** For admin bulk actions. */
export async function findOrders(session: Session, ids: readonly string[]): Promise<OrderRow[]> {
  return session.query<Row<OrderRow>>(sql`SELECT * FROM shop_order WHERE id = ANY(${ids})`);
}

export interface OrderPage {
  readonly show: 'open' | 'all';
  readonly limit: number;
  readonly offset: number;
}

const open = sql`AND status IN ('placed', 'paid', 'packed', 'shipped')`;

/** A page of a shopper's orders, newest first, with the total count. */
export async function listOrders(
  session: Session,
  shopperId: string,
  { show, limit, offset }: OrderPage,
): Promise<{ total: number; orders: OrderRow[] }> {
  const shown = show === 'open' ? open : empty;
  const [orders, { total }] = await Promise.all([
    session.query<Row<OrderRow>>(sql`
      SELECT * FROM shop_order WHERE shopper_id = ${shopperId} ${shown}
      ORDER BY placed_at DESC, number DESC LIMIT ${limit} OFFSET ${offset}`),
    session.one<{ total: number }>(sql`
      SELECT count(*) AS total FROM shop_order WHERE shopper_id = ${shopperId} ${shown}`),
  ]);
  return { total, orders };
}

/** Locks the account, then the order. Every change to an order or its payments starts here. */
export async function lockOrder(tx: Session, id: string): Promise<OrderRow> {
  await tx.query(sql`
    SELECT FROM shopper WHERE id = (SELECT shopper_id FROM shop_order WHERE id = ${id}) FOR KEY SHARE`);
  return tx.one<Row<OrderRow>>(sql`SELECT * FROM shop_order WHERE id = ${id} FOR NO KEY UPDATE`);
}

export async function nextOrderSequence(tx: Session): Promise<number> {
  const { next } = await tx.one<{ next: number }>(sql`SELECT nextval('order_number') AS next`);
  return next;
}

/**
 * Stores an order and its lines with the amount paid for each. Fails if this version of the cart was already ordered: ask
 * for that before, under the buyer's lock.
 */
export async function insertOrder(tx: Session, order: OrderRow): Promise<void> {
  const paid = paidForLines(order.lines, order.parts);
  const lines = order.lines.map(({ sku, quantity }, line) => ({ line, sku, quantity, amount: paid[line] ?? 0 }));
  await tx.execute(sql`
    WITH stored AS (
      INSERT INTO shop_order (id, number, shopper_id, status, payment_method, total, parts, lines, address,
        coupon_id, bundle_id, earliest, latest, holds_stock, hold_until, placed_at, club_saving, cart_version, placed_from,
        draft_id, from_wallet)
      VALUES (${order.id}, ${order.number}, ${order.shopper_id}, ${order.status}, ${order.payment_method},
        ${order.total}, ${JSON.stringify(order.parts)}, ${JSON.stringify(order.lines)}, ${JSON.stringify(order.address)},
        ${order.coupon_id}, ${order.bundle_id}, ${order.earliest}, ${order.latest}, ${order.holds_stock}, ${order.hold_until},
        ${order.placed_at}, ${order.club_saving}, ${order.cart_version}, ${order.placed_from},
        ${order.draft_id}, ${order.from_wallet})
      RETURNING id, placed_at)
    INSERT INTO order_line (order_id, line, sku, quantity, amount, placed_at)
    SELECT id, line, sku, quantity, amount, placed_at FROM stored,
      jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS sold (line integer, sku text, quantity integer, amount integer)`);
}

/**
 * Replaces what an unpacked order contains: its lines, price and address, and for cash on delivery what is collected. Its
 * parcels are the caller's. Expects the order locked.
 */
export async function rewriteOrder(tx: Session, order: OrderRow): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_order SET lines = ${JSON.stringify(order.lines)}, parts = ${JSON.stringify(order.parts)},
      total = ${order.total}, from_wallet = ${order.from_wallet}, address = ${JSON.stringify(order.address)}, coupon_id = ${order.coupon_id},
      bundle_id = ${order.bundle_id}, club_saving = ${order.club_saving}, earliest = ${order.earliest}, latest = ${order.latest}
    WHERE id = ${order.id}`);
  await tx.execute(sql`DELETE FROM order_line WHERE order_id = ${order.id}`);
  const paid = paidForLines(order.lines, order.parts);
  const lines = order.lines.map(({ sku, quantity }, line) => ({ line, sku, quantity, amount: paid[line] ?? 0 }));
  await tx.execute(sql`
    INSERT INTO order_line (order_id, line, sku, quantity, amount, placed_at)
    SELECT ${order.id}, line, sku, quantity, amount, ${order.placed_at}
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) AS sold (line integer, sku text, quantity integer, amount integer)`);
  if (order.payment_method === 'cod') {
    await tx.execute(sql`
      UPDATE payment SET amount = ${order.total - order.from_wallet}
      WHERE order_id = ${order.id} AND method = 'cod' AND status = 'pending'`);
  }
}

/** Writes where an order goes and when it is expected there. Expects it locked. */
export async function rewriteAddress(
  tx: Session,
  { id, address, earliest, latest }: Pick<OrderRow, 'id' | 'address' | 'earliest' | 'latest'>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_order SET address = ${JSON.stringify(address)}, earliest = ${earliest}, latest = ${latest}
    WHERE id = ${id}`);
}

export async function setPaymentMethod(tx: Session, id: string, method: PaymentMethod): Promise<void> {
  await tx.execute(sql`UPDATE shop_order SET payment_method = ${method} WHERE id = ${id} AND status = 'placed'`);
}

export async function addOrderEvent(
  tx: Session,
  orderId: string,
  {
    event,
    status,
    at,
    by,
    change = null,
  }: { event: string; status: OrderStatus; at: Date; by: Mover; change?: OrderChange | null },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_event (order_id, event, status, actor, shopper_id, at, change)
    VALUES (${orderId}, ${event}, ${status}, ${by.actor}, ${by.shopperId}, ${at}, ${change && JSON.stringify(change)})`);
}

/** Whether the order was cancelled explicitly rather than by expiry, whatever happened later. */
export async function wasCancelledExplicitly(tx: Session, orderId: string): Promise<boolean> {
  const { length } = await tx.query(sql`
    SELECT FROM order_event WHERE order_id = ${orderId} AND event = 'order.cancel' LIMIT 1`);
  return length > 0;
}

export async function listOrderEvents(session: Session, orderIds: readonly string[]): Promise<OrderEventRow[]> {
  return session.query<Row<OrderEventRow>>(sql`
    SELECT order_id, event, status, order_event.actor, at, change,
      CASE WHEN order_event.actor = 'admin' THEN ${whoIn('actor')} ELSE '' END AS name
    FROM order_event LEFT JOIN shopper AS actor ON actor.id = order_event.shopper_id AND order_event.actor = 'admin'
    WHERE order_id = ANY(${orderIds}) ORDER BY order_event.id`);
}

/** Unpaid orders whose hold has expired. Those with a payment mismatch wait for an admin. */
export async function listOverdueOrders(session: Session, now: Date, limit: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>(sql`
    SELECT id FROM shop_order WHERE status = 'placed' AND hold_until <= ${now}
      AND NOT EXISTS (SELECT FROM payment WHERE order_id = shop_order.id AND payment.status = 'unmatched')
    ORDER BY hold_until LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** When the order was delivered; null until then. */
export async function deliveredAt(session: Session, orderId: string): Promise<Date | null> {
  const row = await session.maybeOne<{ at: Date }>(sql`
    SELECT at FROM order_event WHERE order_id = ${orderId} AND event = 'order.deliver' ORDER BY id LIMIT 1`);
  return row?.at ?? null;
}

/** Saves courier and tracking number of the order's latest parcel. */
export async function setShipment(tx: Session, orderId: string, shipment: Shipment): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_order SET courier = ${shipment.courier}, tracking_number = ${shipment.trackingNumber},
      tracking_url = ${shipment.trackingUrl}
    WHERE id = ${orderId}`);
}

/** Where a returned cash order's refund is to be sent by hand. Expects the order locked. */
export async function setRefundUpiId(tx: Session, orderId: string, upiId: string): Promise<void> {
  await tx.execute(sql`UPDATE shop_order SET refund_upi_id = ${upiId} WHERE id = ${orderId}`);
}
