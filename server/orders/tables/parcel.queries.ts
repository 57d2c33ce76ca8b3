import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { ParcelPlan, ParcelStatus } from '../../../src/domain/orders/order/parcel.ts';
import type { ProductOption } from '../../../src/domain/catalogue/product/product.ts';
import { type UnitWeight, unitWeightsOf } from '../../../src/domain/catalogue/product/weight.ts';
import type { Session } from '../../platform/database/session.ts';

export interface ParcelRow {
  readonly id: string;
  readonly order_id: string;
  /** 1, 2, … within its order. */
  readonly number: number;
  /** Indexes of the order's lines. */
  readonly lines: readonly number[];
  readonly status: ParcelStatus;
  readonly courier: string | null;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  /** Grams, as weighed by an admin; null until then. */
  readonly weight: number | null;
  readonly packed_at: Date | null;
  readonly shipped_at: Date | null;
  readonly delivered_at: Date | null;
}

export interface Shipment {
  readonly courier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
}

/** The courier of the parcel that was handed over last, in any order; null before the first. */
export async function lastCourier(session: Session): Promise<string | null> {
  const row = await session.maybeOne<{ courier: string }>(sql`
    SELECT courier FROM parcel WHERE courier IS NOT NULL AND shipped_at IS NOT NULL
    ORDER BY shipped_at DESC LIMIT 1`);
  return row?.courier ?? null;
}

type Row<Shape> = Shape & { [column: string]: unknown };

/** Creates the parcels of an order; one that needs a prescription is on hold. */
export async function insertParcels(
  tx: Session,
  orderId: string,
  plans: readonly ParcelPlan[],
): Promise<readonly ParcelRow[]> {
  const parcels = plans.map(({ lines, needsPrescription }, place): ParcelRow => ({
    id: randomUUID(),
    order_id: orderId,
    number: place + 1,
    lines,
    status: needsPrescription ? 'held' : 'ready',
    courier: null,
    tracking_number: null,
    tracking_url: null,
    weight: null,
    packed_at: null,
    shipped_at: null,
    delivered_at: null,
  }));
  await Promise.all(
    parcels.map(async ({ id, number, lines, status }) =>
      tx.execute(sql`
        INSERT INTO parcel (id, order_id, number, lines, status)
        VALUES (${id}, ${orderId}, ${number}, ${[...lines]}, ${status})`),
    ),
  );
  return parcels;
}

/**
 * Fits the parcels of an unpacked order to its new lines; `heldId` is the one for its prescription items. A parcel that has
 * nothing left goes, and one that is missing comes. Expects the order locked.
 */
export async function refillParcels(
  tx: Session,
  orderId: string,
  plans: readonly ParcelPlan[],
  heldId: string | null,
): Promise<void> {
  const parcels = await parcelsOf(tx, [orderId]);
  const next = Math.max(0, ...parcels.map(({ number }) => number)) + 1;
  for (const isHeld of [true, false]) {
    const lines = plans.find(({ needsPrescription }) => needsPrescription === isHeld)?.lines ?? [];
    const parcel = parcels.find(({ id }) => (id === heldId) === isHeld);
    if (parcel && lines.length > 0) {
      await tx.execute(sql`UPDATE parcel SET lines = ${[...lines]}, weight = NULL WHERE id = ${parcel.id}`);
    } else if (parcel) {
      await tx.execute(sql`DELETE FROM parcel WHERE id = ${parcel.id}`);
    } else if (lines.length > 0) {
      await tx.execute(sql`
        INSERT INTO parcel (id, order_id, number, lines, status)
        VALUES (${randomUUID()}, ${orderId}, ${next}, ${[...lines]}, 'ready')`);
    }
  }
}

/** The parcels of these orders, by number. Lock the order before changing one. */
export async function parcelsOf(session: Session, orderIds: readonly string[]): Promise<ParcelRow[]> {
  return session.query<Row<ParcelRow>>(sql`
    SELECT * FROM parcel WHERE order_id = ANY(${orderIds}) ORDER BY order_id, number`);
}

export async function orderOfParcel(session: Session, id: string): Promise<string | undefined> {
  const row = await session.maybeOne<{ order_id: string }>(sql`SELECT order_id FROM parcel WHERE id = ${id}`);
  return row?.order_id;
}

/** Updates a parcel only if its status hasn't changed since it was read; throws otherwise. */
export async function updateParcel(
  tx: Session,
  { id, status: from }: Pick<ParcelRow, 'id' | 'status'>,
  { status, at, shipment }: { status: ParcelStatus; at: Date; shipment?: Shipment | undefined },
): Promise<void> {
  const moved = await tx.execute(sql`
    UPDATE parcel SET status = ${status},
      packed_at = CASE WHEN ${status} = 'packed' THEN ${at}::timestamptz ELSE packed_at END,
      shipped_at = CASE WHEN ${status} = 'shipped' THEN ${at}::timestamptz ELSE shipped_at END,
      delivered_at = CASE WHEN ${status} = 'delivered' THEN ${at}::timestamptz ELSE delivered_at END,
      courier = COALESCE(${shipment?.courier ?? null}::text, courier),
      tracking_number = COALESCE(${shipment?.trackingNumber ?? null}::text, tracking_number),
      tracking_url = COALESCE(${shipment?.trackingUrl ?? null}::text, tracking_url)
    WHERE id = ${id} AND status = ${from}`);
  if (moved !== 1) throw new Error(`Parcel ${id} was moved by somebody else`);
}

/** Saves the weight of a parcel, grams. */
export async function setWeight(tx: Session, id: string, weight: number): Promise<void> {
  await tx.execute(sql`UPDATE parcel SET weight = ${weight} WHERE id = ${id}`);
}

/** The lines of an order that aren't in a cancelled parcel. */
export async function keptLines<Line>(
  session: Session,
  order: { readonly id: string; readonly lines: readonly Line[] },
): Promise<readonly Line[]> {
  const parcels = await parcelsOf(session, [order.id]);
  const off = new Set(parcels.filter(({ status }) => status === 'cancelled').flatMap(({ lines }) => lines));
  return off.size === 0 ? order.lines : order.lines.filter((_line, place) => !off.has(place));
}

/** Unit weights of these products, by size. */
export async function weightsOf(
  session: Session,
  lines: readonly { readonly sku: string }[],
): Promise<ReadonlyMap<string, readonly UnitWeight[]>> {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const rows = await session.query<{ sku: string; weights: UnitWeight[]; options: ProductOption[] }>(sql`
    SELECT sku, weights, options FROM product WHERE sku = ANY(${skus})`);
  return new Map(rows.map((row) => [row.sku, unitWeightsOf(row)]));
}
