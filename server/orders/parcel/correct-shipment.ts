import sql from 'sql-template-tag';
import { tellOrderStep } from '../message/order-step.ts';
import type { Move } from '../order/moves.ts';
import { lockOrder, setShipment } from '../tables/order.queries.ts';
import { parcelsOf, type Shipment } from '../tables/parcel.queries.ts';

/**
 * Replaces courier and tracking number of the parcel that was shipped last, in the caller's transaction, and tells
 * the customer. False if nothing is with a courier (ORD-02).
 */
export async function setLastShipment(
  { tx, context }: Move,
  orderId: string,
  { courier, trackingNumber, trackingUrl }: Shipment,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const parcel = (await parcelsOf(tx, [orderId])).findLast(({ status }) => status === 'shipped');
  if (!parcel) return false;
  await tx.execute(sql`
    UPDATE parcel SET courier = ${courier}, tracking_number = ${trackingNumber}, tracking_url = ${trackingUrl}
    WHERE id = ${parcel.id}`);
  await setShipment(tx, orderId, { courier, trackingNumber, trackingUrl });
  const lines = order.lines.filter((_line, place) => parcel.lines.includes(place));
  await tellOrderStep(tx, context, { ...(await lockOrder(tx, orderId)), lines }, 'shipped');
  return true;
}
