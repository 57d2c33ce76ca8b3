import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type { bundleAnalytics } from '../../../src/contract/promotions/bundle/bundle-analytics.calls.ts';
import type { bundleMetrics } from '../../../src/contract/promotions/bundle/suggestion.calls.ts';
import type { Session } from '../../platform/database/session.ts';

type Metrics = AnswerOf<typeof bundleMetrics>;
type Analytics = AnswerOf<typeof bundleAnalytics>;

/** A paid order. */
const isPaid: Sql = sql`status IN ('paid', 'packed', 'shipped', 'delivered')`;

/** Maximum sessions counted per caller, about one household. */
const sessionsOfCaller = 3;

/**
 * The real figures of an active bundle; undefined when it isn't active. `viewCount`: sessions that saw it in the
 * last 15 minutes, at most 3 per caller. `recentPurchases`: paid orders with it since midnight in India.
 * `popularityScore`: 10 for each paid order in 30 days plus 1 for each session viewing it.
 */
export async function readMetrics(session: Session, id: string, now: Date): Promise<Metrics | undefined> {
  const row = await session.maybeOne<{ stock_level: number; views: number; today: number; month: number }>(sql`
    SELECT stock_level,
      (SELECT coalesce(sum(least(sessions, ${sessionsOfCaller}::bigint)), 0) FROM (
        SELECT count(DISTINCT session_id) AS sessions FROM bundle_event
        WHERE bundle_id = ${id} AND action = 'view' AND at > ${now}::timestamptz - interval '15 minutes'
        GROUP BY caller) AS seen) AS views,
      (SELECT count(*) FROM shop_order WHERE bundle_id = ${id} AND ${isPaid}
        AND placed_at >= date_trunc('day', ${now}::timestamptz, 'Asia/Kolkata')) AS today,
      (SELECT count(*) FROM shop_order WHERE bundle_id = ${id} AND ${isPaid}
        AND placed_at > ${now}::timestamptz - interval '30 days') AS month
    FROM bundle WHERE id = ${id} AND status = 'active' AND removed_at IS NULL`);
  return (
    row && {
      viewCount: row.views,
      recentPurchases: row.today,
      stockLevel: row.stock_level,
      popularityScore: row.month * 10 + row.views,
    }
  );
}

export interface Period {
  /** From this moment (inclusive) to the other (exclusive). */
  readonly from: Date;
  readonly until: Date;
  /** Limits the figures to this bundle. */
  readonly bundleId?: string | undefined;
}

interface StepRow {
  day: string | null;
  page: Analytics['pages'][number]['page'] | null;
  device: Analytics['devices'][number]['device'] | null;
  bundle_id: string | null;
  views: number;
  clicks: number;
  applies: number;
}

interface OrderRow {
  day: string | null;
  bundle_id: string | null;
  orders: number;
}

const maxBundles = 100;
const indianDay = raw("AT TIME ZONE 'Asia/Kolkata')::date");

/** The funnel from view to purchase, with one query for events and one for orders. */
export async function readAnalytics(
  session: Session,
  { from, until, bundleId }: Period,
): Promise<Omit<Analytics, 'from' | 'to'>> {
  const wanted = bundleId === undefined ? empty : sql` AND bundle_id = ${bundleId}`;
  const [steps, bought, names] = await Promise.all([
    session.query<StepRow & { [column: string]: unknown }>(sql`
      SELECT day, page, device, bundle_id,
        count(*) FILTER (WHERE action = 'view') AS views,
        count(*) FILTER (WHERE action = 'click') AS clicks,
        count(*) FILTER (WHERE action = 'apply') AS applies
      FROM (SELECT (at ${indianDay} AS day, page, device, bundle_id, action FROM bundle_event
        WHERE at >= ${from} AND at < ${until}${wanted}) AS event
      GROUP BY GROUPING SETS ((day), (page), (device), (bundle_id))`),
    session.query<OrderRow & { [column: string]: unknown }>(sql`
      SELECT day, bundle_id, count(*) AS orders
      FROM (SELECT (placed_at ${indianDay} AS day, bundle_id FROM shop_order
        WHERE bundle_id IS NOT NULL AND ${isPaid} AND placed_at >= ${from} AND placed_at < ${until}${wanted}) AS sold
      GROUP BY GROUPING SETS ((day), (bundle_id))`),
    session.query<{ id: string; name: string }>(sql`SELECT id, name FROM bundle`),
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const days = joined(steps, bought, ({ day }) => day).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const bundles = joined(steps, bought, ({ bundle_id: id }) => id).toSorted(
    (one, other) => other.views - one.views,
  );
  return {
    totals: {
      views: total(days.map(({ views }) => views)),
      clicks: total(days.map(({ clicks }) => clicks)),
      applies: total(days.map(({ applies }) => applies)),
      orders: total(days.map(({ orders }) => orders)),
    },
    days: days.map(({ key, ...figures }) => ({ day: key, ...figures })),
    pages: steps.flatMap(({ page, ...step }) => (page === null ? [] : [{ page, ...figuresOf(step) }])),
    devices: steps.flatMap(({ device, ...step }) => (device === null ? [] : [{ device, ...figuresOf(step) }])),
    bundles: bundles
      .slice(0, maxBundles)
      .map(({ key, ...figures }) => ({ bundleId: key, name: nameOf.get(key) ?? '', ...figures })),
  };
}

type Figures = Pick<StepRow, 'views' | 'clicks' | 'applies'>;

function figuresOf({ views, clicks, applies }: Figures): Figures {
  return { views, clicks, applies };
}

/** Events and purchases, joined by key. */
function joined(
  steps: readonly StepRow[],
  bought: readonly OrderRow[],
  keyOf: (row: Pick<OrderRow, 'day' | 'bundle_id'>) => string | null,
): (Figures & { key: string; orders: number })[] {
  const found = new Map<string, Figures & { key: string; orders: number }>();
  for (const step of steps) {
    const key = keyOf(step);
    if (key !== null) found.set(key, { key, ...figuresOf(step), orders: 0 });
  }
  for (const row of bought) {
    const key = keyOf(row);
    if (key === null) continue;
    const there = found.get(key) ?? { key, views: 0, clicks: 0, applies: 0, orders: 0 };
    found.set(key, { ...there, orders: row.orders });
  }
  return [...found.values()];
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
