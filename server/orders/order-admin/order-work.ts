import sql, { raw, type Sql } from 'sql-template-tag';
import type { ParcelStatus } from '../../../src/domain/orders/order/parcel.ts';

const isOpen: Sql = sql`(shop_order.status IN ('paid', 'packed', 'shipped')
  OR (shop_order.status = 'placed' AND shop_order.payment_method = 'cod'))`;
const hasParcel = (status: ParcelStatus): Sql =>
  sql`${isOpen} AND EXISTS (SELECT FROM parcel WHERE order_id = shop_order.id AND parcel.status = ${raw(`'${status}'`)})`;

/**
 * The same orders, each once, for counting: few parcels have anything left to do. Looks at one order after the other; a
 * join would walk all orders by their ids.
 */
export const withParcel = (status: ParcelStatus): Sql => sql`(
  SELECT order_id FROM (SELECT DISTINCT order_id FROM parcel WHERE status = ${raw(`'${status}'`)}) AS waiting
  WHERE (SELECT ${isOpen} FROM shop_order WHERE shop_order.id = order_id)) AS with_parcel`;

/** Orders with a parcel to pack. Parcels on hold for a prescription don't count. */
export const isToPack: Sql = hasParcel('ready');
/** Orders with a parcel to ship. */
export const isToShip: Sql = hasParcel('packed');
/** Orders with a parcel on hold for a prescription. */
export const isOnHold: Sql = hasParcel('held');

/** Orders with a payment mismatch that no admin has settled yet (SEC-05). */
export const isToSettle: Sql = sql`EXISTS (
  SELECT FROM payment WHERE order_id = shop_order.id AND payment.status = 'unmatched')`;
