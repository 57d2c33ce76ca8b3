import sql, { type Sql } from 'sql-template-tag';
import type { ParcelStatus } from '../../../src/domain/orders/order/parcel.ts';

const isOpen: Sql = sql`(shop_order.status IN ('paid', 'packed', 'shipped')
  OR (shop_order.status = 'placed' AND shop_order.payment_method = 'cod'))`;
const hasParcel = (status: ParcelStatus): Sql =>
  sql`${isOpen} AND EXISTS (SELECT FROM parcel WHERE order_id = shop_order.id AND parcel.status = ${status})`;

/** Orders of which somebody can pack a parcel now; what waits for a prescription is no work yet. */
export const isToPack: Sql = hasParcel('ready');
/** Orders of which somebody can send a parcel now. */
export const isToShip: Sql = hasParcel('packed');
/** Orders of which something waits for a prescription. */
export const isOnHold: Sql = hasParcel('held');

/** Orders with money that does not fit, until an admin accepts it or sends it back (SEC-05). */
export const isToSettle: Sql = sql`EXISTS (
  SELECT FROM payment WHERE order_id = shop_order.id AND payment.status = 'unmatched')`;
