import sql from 'sql-template-tag';
import type { HoldStatus } from '../../src/machines/prescription-hold/prescription-hold.transition.ts';
import type { Session } from '../database/session.ts';

export interface HoldRow {
  readonly order_id: string;
  readonly shopper_id: string;
  readonly status: HoldStatus;
  readonly prescription_id: string | null;
  /** What of the order waits. */
  readonly skus: string[];
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** Of these skus, those that are sold on prescription alone. */
export async function skusOnPrescription(session: Session, skus: readonly string[]): Promise<string[]> {
  const rows = await session.query<{ sku: string }>(sql`
    SELECT sku FROM product WHERE sku = ANY(${[...skus]}) AND needs_prescription ORDER BY sku`);
  return rows.map(({ sku }) => sku);
}

export async function insertHold(
  tx: Session,
  { orderId, shopperId, skus, now }: { orderId: string; shopperId: string; skus: readonly string[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO prescription_hold (order_id, shopper_id, status, skus, changed_at)
    VALUES (${orderId}, ${shopperId}, 'awaited', ${[...skus]}, ${now})`);
}

/** Whether something of the order waits for a prescription (ORD-06). */
export async function isHeld(session: Session, orderId: string): Promise<boolean> {
  const rows = await session.query(sql`
    SELECT FROM prescription_hold WHERE order_id = ${orderId} AND status <> 'released'`);
  return rows.length > 0;
}

/** What waits for this prescription, locked in one order. */
export async function lockHoldsFor(tx: Session, prescriptionId: string): Promise<HoldRow[]> {
  return tx.query<Row<HoldRow>>(sql`
    SELECT * FROM prescription_hold WHERE prescription_id = ${prescriptionId} ORDER BY order_id FOR NO KEY UPDATE`);
}

/** What of a person's waits for any prescription, locked in one order. */
export async function lockOpenHolds(tx: Session, shopperId: string): Promise<HoldRow[]> {
  return tx.query<Row<HoldRow>>(sql`
    SELECT hold.* FROM prescription_hold AS hold JOIN shop_order ON shop_order.id = order_id
    WHERE hold.shopper_id = ${shopperId} AND hold.status IN ('awaited', 'asked')
      AND shop_order.status IN ('placed', 'paid')
    ORDER BY order_id FOR NO KEY UPDATE OF hold`);
}

/** False when somebody else has moved it meanwhile. */
export async function updateHold(
  tx: Session,
  hold: HoldRow,
  change: { readonly status: HoldStatus; readonly prescriptionId: string | null; readonly now: Date },
): Promise<boolean> {
  const moved = await tx.execute(sql`
    UPDATE prescription_hold SET status = ${change.status}, prescription_id = ${change.prescriptionId},
      changed_at = ${change.now}
    WHERE order_id = ${hold.order_id} AND status = ${hold.status}`);
  return moved === 1;
}

/** Numbers of the orders of a person that wait for a prescription to be named. */
export async function ordersThatWait(session: Session, shopperId: string): Promise<string[]> {
  const rows = await session.query<{ number: string }>(sql`
    SELECT number FROM prescription_hold AS hold JOIN shop_order ON shop_order.id = order_id
    WHERE hold.shopper_id = ${shopperId} AND hold.status IN ('awaited', 'asked')
      AND shop_order.status IN ('placed', 'paid')
    ORDER BY placed_at LIMIT 20`);
  return rows.map(({ number }) => number);
}

/** A signed prescription of a person that names all of these; the one that holds the longest. */
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
