import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type { countWork as countWorkCall, readHome } from '../../../src/contract/admin/admin-home.calls.ts';
import { noSales } from '../../../src/domain/admin/sales.ts';
import { productOfStock } from '../../catalogue/product/stock.queries.ts';
import { withParcel } from '../../orders/order-admin/order-work.ts';
import { counted } from '../../platform/list/counted.ts';
import { figuresByDay } from '../../platform/list/day-figures.ts';
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

/**
 * Sales, returns and visits by day, of every day in the range. An order counts on the day it was placed, at its total
 * less its returns; a return counts on the day the items arrived.
 */
export async function readDays(session: Session, { names }: Days): Promise<Day[]> {
  const range = { from: names[0] ?? '', to: names.at(-1) ?? '' };
  const found = await figuresByDay(session, ['orders', 'prepaid', 'cash', 'returns', 'visits', 'carts'], range);
  return names.map((day) => ({ ...noSales, ...found.get(day), day }));
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

/** Stock that is low, of products on sale; a membership has no stock. */
const lowStock = sql`stock JOIN product ON ${productOfStock}
  WHERE units <= low_at AND NOT is_sum AND published AND time_period IS NULL`;

/** The same for counting: each product is looked up, instead of reading all of them for the few that are low. */
const lowCounted = sql`stock WHERE units <= low_at AND NOT is_sum
  AND (SELECT published AND time_period IS NULL FROM product WHERE ${productOfStock})`;

/** Products on sale with low stock, lowest first; a membership has no stock. */
export async function readLowStock(session: Session): Promise<Home['lowStock']> {
  return session.query<Row<Home['lowStock'][number]>>(sql`
    SELECT stock.sku, concat_ws(', ', name, nullif(variant, ''), nullif(flavour, '')) AS name, units AS stock, price
    FROM ${lowStock} ORDER BY units, stock.sku LIMIT 10`);
}

/** Open tasks in each section of the dashboard, as far as they are counted: cheap enough for every page. */
export async function countWork(session: Session): Promise<AnswerOf<typeof countWorkCall>> {
  return session.one<Row<AnswerOf<typeof countWorkCall>>>(sql`
    SELECT ${counted(withParcel('ready'))}
        + (SELECT count(DISTINCT order_id) FROM payment WHERE status = 'unmatched') AS orders,
      ${counted(sql`order_return WHERE status = 'requested'`)} AS returns,
      ${counted(sql`prescription WHERE status IN ('waiting', 'inReview')`)} AS prescriptions,
      ${counted(lowCounted)} AS shop`);
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
