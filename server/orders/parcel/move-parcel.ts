import { orderFollows, type ParcelStep } from '../../../src/domain/orders/order/parcel.ts';
import { parcelStep } from '../../../src/machines/orders/parcel/parcel.transition.ts';
import { tellOrderStep } from '../message/order-step.ts';
import { askForReviewLater } from '../message/review-ask.ts';
import { type Move, moveOrder } from '../order/moves.ts';
import { lockOrder, type Mover, setShipment } from '../tables/order.queries.ts';
import { parcelsOf, type Shipment, updateParcel } from '../tables/parcel.queries.ts';

export interface ParcelNews {
  readonly type: ParcelStep;
  /** Defaults to the first parcel that can take the step. */
  readonly parcelId?: string | undefined;
  /** Courier from now on. */
  readonly shipment?: Shipment | undefined;
}

/**
 * Takes one step of the parcel chart and the order step that follows, in the caller's transaction (ORD-01, ORD-06).
 * False if either chart has no such step; the caller must then roll back.
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
    // Lists only the items of this parcel; other parcels send their own message.
    const lines = order.lines.filter((_line, place) => parcel.lines.includes(place));
    await tellOrderStep(tx, context, { ...(await lockOrder(tx, orderId)), lines }, status);
  }
  if (status === 'delivered') await askForReviewLater(tx, context, orderId);
  return follows === 'stays' || moveOrder(move, orderId, { type: follows }, by);
}
