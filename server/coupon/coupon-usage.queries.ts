import sql from 'sql-template-tag';
import type { OwnedCoupon } from '../../src/contract/coupon/coupon-admin.calls.ts';
import type { Session } from '../database/session.ts';
import { couponColumns, ownedOf, type Row } from './coupon-rows.ts';

interface Usage {
  readonly shown: number;
  readonly dismissed: number;
  readonly orders: number;
  readonly customers: number;
  readonly revenue: number;
}

/** A coupon and what became of it: seen, closed, used, and the orders it brought. Null where there is none. */
export async function readUsage(
  session: Session,
  id: string,
  now: Date,
): Promise<{ coupon: OwnedCoupon; usage: Usage } | null> {
  const row = await session.maybeOne<Row>(sql`SELECT ${couponColumns} FROM coupon WHERE id = ${id}`);
  if (!row) return null;
  const [seen, used] = await Promise.all([
    session.one<{ shown: number; dismissed: number }>(sql`
      SELECT count(*) FILTER (WHERE event = 'display') AS shown,
        count(*) FILTER (WHERE event = 'dismissal' AND reason = 'close_button') AS dismissed
      FROM coupon_event WHERE coupon_id = ${id}`),
    session.one<{ orders: number; customers: number; revenue: number }>(sql`
      SELECT count(*) AS orders, count(DISTINCT coupon_use.shopper_id) AS customers,
        COALESCE(sum(shop_order.total), 0)::bigint AS revenue
      FROM coupon_use JOIN shop_order ON shop_order.id = coupon_use.order_id WHERE coupon_use.coupon_id = ${id}`),
  ]);
  return { coupon: ownedOf(row, now), usage: { ...seen, ...used } };
}
