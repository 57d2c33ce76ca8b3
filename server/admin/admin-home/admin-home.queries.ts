import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type { countWork as countWorkCall, readHome } from '../../../src/contract/admin/admin-home.calls.ts';
import { noSales } from '../../../src/domain/admin/sales.ts';
import { withParcel } from '../../orders/order-admin/order-work.ts';
import { counted } from '../../platform/list/counted.ts';
import type { Session } from '../../platform/database/session.ts';

type Home = AnswerOf<typeof readHome>;
type Day = Home['days'][number];
type Row<Shape> = Shape & { [column: string]: unknown };

/** A range of days, both inclusive, with its start and end times. */
export interface Days {
  readonly names: readonly string[];
  readonly from: Date;
  readonly until: Date;
}

/** A valid order: paid or cash on delivery, and neither cancelled nor returned. */
export const isStanding: Sql = sql`(shop_order.status IN ('paid', 'packed', 'shipped', 'delivered')
  OR (shop_order.status = 'placed' AND shop_order.payment_method = 'cod'))`;

const indianDay = raw("AT TIME ZONE 'Asia/Kolkata')::date::text");

/**
 * Sales, returns and visits by day. An order counts on the day it was placed, at its total less its returns; a
 * return counts on the day the items arrived.
 */
export async function readDays(session: Session, { names, from, until }: Days): Promise<Day[]> {
  const [sold, returned, seen] = await Promise.all([
    session.query<Row<Pick<Day, 'day' | 'prepaid' | 'cash' | 'orders'>>>(sql`
      SELECT day, count(*) AS orders,
        coalesce(sum(amount) FILTER (WHERE payment_method <> 'cod'), 0) AS prepaid,
        coalesce(sum(amount) FILTER (WHERE payment_method = 'cod'), 0) AS cash
      FROM (SELECT (placed_at ${indianDay} AS day, payment_method, shop_order.total - coalesce(back.total, 0) AS amount
        FROM shop_order LEFT JOIN (
          SELECT order_id, sum(order_return.total)::integer AS total FROM order_return
          WHERE status IN ('received', 'refunded') AND requested_at >= ${from}
          GROUP BY order_id) AS back ON back.order_id = shop_order.id
        WHERE placed_at >= ${from} AND placed_at < ${until} AND ${isStanding}) AS standing
      GROUP BY day`),
    session.query<Row<Pick<Day, 'day' | 'returns'>>>(sql`
      SELECT (at ${indianDay} AS day, count(DISTINCT order_id) AS returns FROM order_event
      WHERE event = 'order.return' AND at >= ${from} AND at < ${until} GROUP BY 1`),
    session.query<Row<Pick<Day, 'day' | 'visits' | 'carts'>>>(sql`
      SELECT day::text AS day, count(*) AS visits, count(*) FILTER (WHERE has_cart) AS carts FROM visit
      WHERE day >= ${names[0]}::date AND day <= ${names.at(-1)}::date GROUP BY day`),
  ]);
  const found = new Map(names.map((day) => [day, { ...noSales, day }]));
  for (const row of [...sold, ...returned, ...seen]) {
    const day = found.get(row.day);
    if (day) found.set(row.day, { ...day, ...row });
  }
  return [...found.values()];
}

const maxProducts = 6;

/** Best sellers, by revenue. */
export async function readTopProducts(
  session: Session,
  { from, until }: Pick<Days, 'from' | 'until'>,
): Promise<Home['products']> {
  return session.query<Row<Home['products'][number]>>(sql`
    SELECT sold.sku, coalesce(product.name, sold.sku) AS name, units, amount
    FROM (SELECT order_line.sku, sum(quantity) AS units, sum(amount) AS amount
      FROM order_line JOIN shop_order ON shop_order.id = order_line.order_id
      WHERE order_line.placed_at >= ${from} AND order_line.placed_at < ${until}
        AND shop_order.placed_at >= ${from} AND shop_order.placed_at < ${until} AND ${isStanding}
      GROUP BY order_line.sku ORDER BY amount DESC, sku LIMIT ${maxProducts}) AS sold
    LEFT JOIN product ON product.sku = sold.sku
    ORDER BY amount DESC, sku`);
}

/** Products on sale with low stock, lowest first; a membership has no stock. */
export async function readLowStock(session: Session): Promise<Home['lowStock']> {
  return session.query<Row<Home['lowStock'][number]>>(sql`
    SELECT sku, name, stock, price FROM product
    WHERE published AND time_period IS NULL AND low_stock IS NOT NULL
    ORDER BY low_stock, sku LIMIT 10`);
}

/** Open tasks in each section of the dashboard, as far as they are counted: cheap enough for every page. */
export async function countWork(session: Session): Promise<AnswerOf<typeof countWorkCall>> {
  return session.one<Row<AnswerOf<typeof countWorkCall>>>(sql`
    SELECT ${counted(withParcel('ready'))}
        + (SELECT count(DISTINCT order_id) FROM payment WHERE status = 'unmatched') AS orders,
      ${counted(sql`order_return WHERE status = 'requested'`)} AS returns,
      ${counted(sql`prescription WHERE status IN ('waiting', 'inReview')`)} AS prescriptions,
      ${counted(sql`product WHERE published AND time_period IS NULL AND low_stock IS NOT NULL`)} AS shop`);
}

/** The current number of open tasks. */
export async function readWork(session: Session): Promise<Home['work']> {
  const named = (name: string, from: Sql) => sql`${counted(from)} AS ${raw(`"${name}"`)}`;
  return session.one<Row<Home['work']>>(sql`
    SELECT ${join([
      named('toSettle', sql`(SELECT DISTINCT order_id FROM payment WHERE status = 'unmatched') AS unmatched`),
      named('toPack', withParcel('ready')),
      named('toShip', withParcel('packed')),
      named('onHold', withParcel('held')),
      named('returnsAsked', sql`order_return WHERE status = 'requested'`),
      named('returnsAwaited', sql`order_return WHERE status = 'approved'`),
      named('refundsByHand', sql`refund WHERE way = 'hand' AND status = 'ordered'`),
      named('prescriptions', sql`prescription WHERE status IN ('waiting', 'inReview')`),
      named('failedJobs', sql`graphile_worker._private_jobs WHERE attempts >= max_attempts`),
    ])}`);
}
