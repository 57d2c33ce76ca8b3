import { orderFollows, type ParcelStep } from '../../../src/domain/orders/order/parcel.ts';
import { parcelStep } from '../../../src/machines/orders/parcel/parcel.transition.ts';
import { tellOrderStep } from '../message/order-step.ts';
import { type Move, moveOrder } from '../order/moves.ts';
import { lockOrder, type Mover, setShipment } from '../order/order.queries.ts';
import { parcelsOf, type Shipment, updateParcel } from './parcel.queries.ts';

export interface ParcelNews {
  readonly type: ParcelStep;
  /** The first parcel that can take the step without. */
  readonly parcelId?: string | undefined;
  /** Who carries it from now on. */
  readonly shipment?: Shipment | undefined;
}

/**
 * Takes one step of a parcel's chart, and the step of its order that follows from it, in the caller's transaction (ORD-01,
 * ORD-06). False when one of the charts has no such step: then the caller gives its transaction up.
 */
export async function moveParcel(
  move: Move,
  orderId: string,
  { type, parcelId, shipment }: ParcelNews,
  by: Mover,
): Promise<boolean> {
  const { tx, context } = move;
  const order = await lockOrder(tx, orderId);
  const parcels = await parcelsOf(tx, [orderId]);
  const parcel = parcels.find(
    ({ id, status }) => (parcelId === undefined || id === parcelId) && parcelStep(status, type) !== null,
  );
  const status = parcel && parcelStep(parcel.status, type);
  if (!parcel || !status) return false;
  const others = parcels.filter(({ id }) => id !== parcel.id).map((other) => other.status);
  const follows = orderFollows(type, order.status, others);
  if (follows === 'refused') return false;
  await updateParcel(tx, parcel, { status, at: context.clock(), shipment });
  if (shipment) await setShipment(tx, orderId, shipment);
  if (status === 'packed' || status === 'shipped' || status === 'delivered') {
    // Of what is in this parcel alone: the rest of the order is told of by its own.
    const lines = order.lines.filter((_line, place) => parcel.lines.includes(place));
    await tellOrderStep(tx, context, { ...(await lockOrder(tx, orderId)), lines }, status);
  }
  return follows === 'stays' || moveOrder(move, orderId, { type: follows }, by);
}
