import type { AdminOrder } from '../../../src/contract/orders/order/order-list.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import { documentsOf } from '../parcel/parcel-documents.ts';
import { cashDue } from '../parcel/print-documents.ts';
import { findOrders } from '../tables/order.queries.ts';
import { parcelsOf, weightsOf } from '../tables/parcel.queries.ts';

/** An order with what couriers' own uploads ask for. */
export interface ExportedOrder extends AdminOrder {
  readonly phone: string;
  readonly street: string;
  readonly state: string;
  /** Of the parcel that is sent next: cash to collect in whole rupees, and grams; null if none or unknown. */
  readonly collect: number | null;
  readonly weight: number | null;
  readonly trackingUrl: string | null;
}

/** Adds to each order of an export what couriers ask for; an order that is gone meanwhile is left out. */
export async function* exportedOrders(
  session: Session,
  batches: AsyncIterable<readonly AdminOrder[]>,
): AsyncGenerator<readonly ExportedOrder[]> {
  for await (const items of batches) yield await withPlaces(session, items);
}

async function withPlaces(session: Session, items: readonly AdminOrder[]): Promise<ExportedOrder[]> {
  const ids = items.map(({ id }) => id);
  const orders = await findOrders(session, ids);
  const [parcels, due, weights] = await Promise.all([
    parcelsOf(session, ids),
    cashDue(session, orders),
    weightsOf(
      session,
      orders.flatMap(({ lines }) => lines),
    ),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return items.flatMap((item) => {
    const order = byId.get(item.id);
    if (!order) return [];
    const own = parcels.filter(({ order_id: of }) => of === order.id);
    const printable = documentsOf(order, own, due.get(order.id) ?? null, weights);
    const next = 'parcels' in printable ? printable.parcels[0] : undefined;
    const { phone, line1, line2, state } = order.address;
    return [
      {
        ...item,
        // Ten digits, as couriers take it, and no formula.
        phone: phone.replace(/^\+91/u, ''),
        street: [line1, line2].filter((line) => line !== '').join(', '),
        state,
        collect: next?.collect ?? null,
        weight: next?.weight ?? null,
        trackingUrl: order.tracking_url,
      },
    ];
  });
}
