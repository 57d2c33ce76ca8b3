import sql from 'sql-template-tag';
import { prescriptionDays } from '../../../src/domain/orders/order/parcel.ts';
import type { HoldStatus, PrescriptionStatus } from '../../../src/domain/prescriptions/prescription.ts';
import type { Session } from '../../platform/database/session.ts';

export interface HoldRow {
  readonly order_id: string;
  readonly shopper_id: string;
  /** The held parcel. */
  readonly parcel_id: string;
  readonly status: HoldStatus;
  readonly prescription_id: string | null;
  /** Held skus of the order. */
  readonly skus: string[];
  readonly changed_at: Date;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** Held parcels of active orders. */
const waits = sql`
  FROM prescription_hold AS hold JOIN shop_order ON shop_order.id = hold.order_id
  JOIN parcel ON parcel.id = hold.parcel_id
  WHERE parcel.status = 'held' AND shop_order.status IN ('placed', 'paid', 'packed', 'shipped')`;

export async function insertHold(
  tx: Session,
  hold: Pick<HoldRow, 'order_id' | 'shopper_id' | 'parcel_id' | 'skus' | 'changed_at'>,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO prescription_hold (order_id, shopper_id, parcel_id, status, skus, changed_at)
    VALUES (${hold.order_id}, ${hold.shopper_id}, ${hold.parcel_id}, 'awaited', ${hold.skus}, ${hold.changed_at})`);
}

/** The prescription holds of these orders. */
export async function holdsOf(session: Session, orderIds: readonly string[]): Promise<HoldRow[]> {
  return session.query<Row<HoldRow>>(sql`SELECT * FROM prescription_hold WHERE order_id = ANY(${orderIds})`);
}

/** Orders with a hold for this prescription. */
export async function ordersOf(session: Session, prescriptionId: string): Promise<string[]> {
  const rows = await session.query<{ order_id: string }>(sql`
    SELECT order_id FROM prescription_hold WHERE prescription_id = ${prescriptionId}`);
  return rows.map(({ order_id }) => order_id);
}

/** A shopper's orders with a hold that needs a prescription. */
export async function openOrdersOf(session: Session, shopperId: string): Promise<string[]> {
  const rows = await session.query<{ id: string }>(sql`
    SELECT shop_order.id ${waits} AND hold.shopper_id = ${shopperId} AND hold.status IN ('awaited', 'asked')`);
  return rows.map(({ id }) => id);
}

/** The holds of these orders. Locks accounts and orders by id, before anything else of them is locked. */
export async function lockHolds(tx: Session, orderIds: readonly string[]): Promise<HoldRow[]> {
  if (orderIds.length === 0) return [];
  await tx.query(sql`
    SELECT FROM shopper WHERE id IN (SELECT shopper_id FROM shop_order WHERE id = ANY(${orderIds}))
    ORDER BY id FOR KEY SHARE`);
  await tx.query(sql`
    SELECT id FROM shop_order WHERE id = ANY(${orderIds}) ORDER BY id FOR NO KEY UPDATE`);
  return tx.query<Row<HoldRow>>(sql`
    SELECT * FROM prescription_hold WHERE order_id = ANY(${orderIds}) ORDER BY order_id`);
}

/** False if the status has changed since it was read. */
export async function updateHold(
  tx: Session,
  hold: Pick<HoldRow, 'order_id' | 'status'>,
  change: { readonly status: HoldStatus; readonly prescriptionId: string | null; readonly now: Date },
): Promise<boolean> {
  const moved = await tx.execute(sql`
    UPDATE prescription_hold SET status = ${change.status}, prescription_id = ${change.prescriptionId},
      changed_at = ${change.now}
    WHERE order_id = ${hold.order_id} AND status = ${hold.status}`);
  return moved === 1;
}

/** Numbers of a shopper's orders that need a prescription. */
export async function ordersThatWait(session: Session, shopperId: string): Promise<string[]> {
  const rows = await session.query<{ number: string }>(sql`
    SELECT shop_order.number ${waits} AND hold.shopper_id = ${shopperId} AND hold.status IN ('awaited', 'asked')
    ORDER BY placed_at LIMIT 20`);
  return rows.map(({ number }) => number);
}

/** The parts of a prescription that decide its holds. */
export interface AwaitedPrescription {
  readonly id: string;
  readonly shopper_id: string;
  readonly status: PrescriptionStatus;
  readonly products: readonly string[];
  readonly valid_until: Date | null;
}

/** A shopper's own prescription. */
export async function findAwaited(
  session: Session,
  id: string,
  shopperId: string,
): Promise<AwaitedPrescription | undefined> {
  return session.maybeOne<Row<AwaitedPrescription>>(sql`
    SELECT id, shopper_id, status, products, valid_until FROM prescription
    WHERE id = ${id} AND shopper_id = ${shopperId}`);
}

/** A valid signed prescription of the shopper that covers all these skus, with the latest expiry. */
export async function findCovering(
  session: Session,
  { shopperId, skus, now }: { shopperId: string; skus: readonly string[]; now: Date },
): Promise<string | undefined> {
  const [row] = await session.query<{ id: string }>(sql`
    SELECT id FROM prescription
    WHERE shopper_id = ${shopperId} AND status = 'approved' AND valid_until > ${now} AND products @> ${[...skus]}::text[]
    ORDER BY valid_until DESC LIMIT 1`);
  return row?.id;
}

/** The shopper's latest prescription waiting for or in review; new orders are assumed to be for it. */
export async function findSubmitted(session: Session, shopperId: string): Promise<string | undefined> {
  const [row] = await session.query<{ id: string }>(sql`
    SELECT id FROM prescription
    WHERE shopper_id = ${shopperId} AND origin = 'patient' AND status IN ('waiting', 'inReview')
    ORDER BY created_at DESC, number DESC LIMIT 1`);
  return row?.id;
}

export interface WaitingOrder {
  readonly prescription_id: string;
  readonly number: string;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
}

/** Held lines that wait for these prescriptions. */
export async function waitingFor(session: Session, prescriptionIds: readonly string[]): Promise<WaitingOrder[]> {
  return session.query<Row<WaitingOrder>>(sql`
    SELECT hold.prescription_id, shop_order.number, (
      SELECT jsonb_agg(jsonb_build_object('sku', line->'sku', 'name', line->'name', 'quantity', line->'quantity'))
      FROM unnest(parcel.lines) AS place, LATERAL (SELECT shop_order.lines -> place AS line) AS of_place) AS lines
    ${waits} AND hold.prescription_id = ANY(${prescriptionIds}) ORDER BY placed_at, shop_order.number`);
}

/**
 * Orders whose hold has to catch up with its prescription: refused or lapsed but not cancelled yet, decided while
 * the order was being placed, or without a prescription for too long.
 */
export async function listDueHolds(session: Session, now: Date, limit: number): Promise<string[]> {
  const rows = await session.query<{ id: string }>(sql`
    SELECT shop_order.id ${waits} AND (shop_order.status <> 'placed' OR payment_method = 'cod') AND (
      hold.status IN ('refused', 'lapsed')
      OR (hold.status IN ('awaited', 'asked')
        AND hold.changed_at <= ${now}::timestamptz - make_interval(days => ${prescriptionDays}))
      OR (hold.status = 'awaited' AND EXISTS (SELECT FROM prescription WHERE shopper_id = hold.shopper_id
        AND prescription.status = 'approved' AND valid_until > ${now} AND products @> hold.skus))
      OR (hold.status = 'submitted' AND EXISTS (SELECT FROM prescription WHERE id = hold.prescription_id
        AND prescription.status IN ('approved', 'asked', 'refused'))))
    ORDER BY hold.changed_at LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}
