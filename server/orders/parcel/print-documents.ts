import sql from 'sql-template-tag';
import type { ShippingDocument } from '../../../src/domain/orders/order/staff-move.ts';
import { recordChanges } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem } from '../../platform/http/problem.ts';
import { findOrders, type OrderRow } from '../tables/order.queries.ts';
import { parcelsOf, weightsOf } from '../tables/parcel.queries.ts';
import { cashGateway } from '../../checkout/payment/payment.queries.ts';
import type { ParcelDocument, PrintedDocuments } from './shipping-document.ts';
import { documentsOf } from './parcel-documents.ts';

/**
 * The documents of these orders, by number, and why an order has none. Logs whose addresses were printed. Throws
 * 'conflict' if there is nothing to print (ORD-02, ADM-10).
 */
export async function printDocuments(
  { database, settings, clock }: Pick<ShopContext, 'database' | 'settings' | 'clock'>,
  kind: ShippingDocument,
  ids: readonly string[],
  adminId: string,
): Promise<PrintedDocuments> {
  const orders = (await findOrders(database, ids)).toSorted((one, other) => (one.number < other.number ? -1 : 1));
  const [parcels, due, weights] = await Promise.all([
    parcelsOf(
      database,
      orders.map(({ id }) => id),
    ),
    cashDue(database, orders),
    weightsOf(
      database,
      orders.flatMap(({ lines }) => lines),
    ),
  ]);
  const printed: { order: OrderRow; parcels: readonly ParcelDocument[] }[] = [];
  const left: { number: string; reason: string }[] = [];
  for (const order of orders) {
    const own = parcels.filter(({ order_id: of }) => of === order.id);
    const documents = documentsOf(order, own, due.get(order.id) ?? null, weights);
    if ('reason' in documents) left.push({ number: order.number, reason: documents.reason });
    else printed.push({ order, parcels: documents.parcels });
  }
  if (printed.length === 0) {
    const why = left.map(({ number, reason }) => `${number}: ${reason}`).join('; ');
    throw problem('conflict', { detail: `Nothing to print. ${why}`.slice(0, 500).trim() });
  }
  const now = clock();
  await database.transaction((tx) =>
    recordChanges(
      tx,
      printed.map(({ order }) => ({
        actorId: adminId,
        action: kind === 'labels' ? 'label printed' : 'packing slip printed',
        resource: 'order',
        recordId: order.id,
        before: null,
        after: { number: order.number },
        now,
      })),
    ),
  );
  const { shopName, addressLines, pincode, phone, email } = settings.business;
  return {
    seller: { name: shopName, lines: [...addressLines, pincode], contact: `${phone} · ${email}` },
    parcels: printed.flatMap((each) => each.parcels),
    left,
    at: now.toISOString(),
  };
}

/** Cash still to collect, by order. */
/** Cash that is still to be collected for each order, whole rupees. */
export async function cashDue(
  database: Session,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ order_id: string; amount: number }>(sql`
    SELECT order_id, amount FROM payment
    WHERE order_id = ANY(${orders.map(({ id }) => id)}) AND gateway = ${cashGateway} AND status = 'pending'`);
  return new Map(rows.map(({ order_id: id, amount }) => [id, amount]));
}
