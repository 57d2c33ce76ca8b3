import sql from 'sql-template-tag';
import type { OwnedCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import { couponColumns, ownedOf, type Row } from './coupon-rows.ts';

interface Usage {
  readonly shown: number;
  readonly dismissed: number;
  readonly orders: number;
  readonly customers: number;
  readonly revenue: number;
  readonly discount: number;
  readonly days: { day: string; orders: number; discount: number }[];
}

const daysBack = 30;

/** The coupon discount of an order, in whole rupees. */
const takenOff = sql`(SELECT COALESCE(-sum((part ->> 'amount')::integer), 0)
  FROM jsonb_array_elements(shop_order.parts) AS part WHERE part ->> 'kind' = 'coupon')`;

/** A coupon's usage: views, dismissals, uses and orders. Null when there is no such coupon. */
export async function readUsage(
  session: Session,
  id: string,
  now: Date,
): Promise<{ coupon: OwnedCoupon; usage: Usage } | null> {
  const row = await session.maybeOne<Row>(sql`SELECT ${couponColumns} FROM coupon WHERE id = ${id}`);
  if (!row) return null;
  const [seen, used, days] = await Promise.all([
    session.one<{ shown: number; dismissed: number }>(sql`
      SELECT count(*) FILTER (WHERE event = 'display') AS shown,
        count(*) FILTER (WHERE event = 'dismissal' AND reason = 'close_button') AS dismissed
      FROM coupon_event WHERE coupon_id = ${id}`),
    session.one<{ orders: number; customers: number; revenue: number; discount: number }>(sql`
      SELECT count(*) AS orders, count(DISTINCT coupon_use.shopper_id) AS customers,
        COALESCE(sum(shop_order.total), 0)::bigint AS revenue,
        COALESCE(sum(${takenOff}), 0)::bigint AS discount
      FROM coupon_use JOIN shop_order ON shop_order.id = coupon_use.order_id WHERE coupon_use.coupon_id = ${id}`),
    session.query<{ day: string; orders: number; discount: number }>(sql`
      SELECT day::date::text AS day, count(coupon_use.order_id) AS orders,
        COALESCE(sum(${takenOff}), 0)::bigint AS discount
      FROM generate_series((${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - ${daysBack - 1}::integer,
          (${now}::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, interval '1 day') AS day
        LEFT JOIN (coupon_use JOIN shop_order ON shop_order.id = coupon_use.order_id)
          ON coupon_use.coupon_id = ${id} AND (shop_order.placed_at AT TIME ZONE 'Asia/Kolkata')::date = day::date
      GROUP BY day ORDER BY day`),
  ]);
  return { coupon: ownedOf(row, now), usage: { ...seen, ...used, days } };
}
