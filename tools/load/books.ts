import type { Pool } from 'pg';
import type { Seen } from './seen.ts';

/** What the books say after a sale; all of it must be 0, but what was placed. */
export interface Books {
  readonly placed: number;
  /** Units sold of which there were none left. */
  readonly oversold: number;
  /** Orders more than were asked for. */
  readonly duplicates: number;
  /** Orders that a visitor was told of and that aren't there. */
  readonly lost: number;
  /** Orders that were paid for and that the shop takes for unpaid. */
  readonly unpaid: number;
}

/** Compares the shop's books with what its visitors were told. Every order carries the key of its request. */
export async function checkBooks(pool: Pool, seen: Seen): Promise<Books> {
  const count = async (statement: string, values: readonly unknown[] = []): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(`SELECT (${statement})::int AS count`, [...values]);
    return rows[0]?.count ?? Number.NaN;
  };
  const keys = [[...seen.askedKeys]];
  return {
    placed: await count(`SELECT count(*) FROM shop_order WHERE address ->> 'line2' = ANY ($1::text[])`, keys),
    oversold: await count(`
      SELECT coalesce(sum(greatest(sold - units_there, 0)), 0) FROM torture_stock JOIN LATERAL (
        SELECT coalesce(sum(quantity), 0) AS sold FROM order_line JOIN shop_order ON id = order_id
        WHERE order_line.sku = torture_stock.sku AND holds_stock) AS taken ON true`),
    duplicates: await count(
      `SELECT coalesce(sum(times - 1), 0) FROM (SELECT count(*) AS times FROM shop_order
        WHERE address ->> 'line2' = ANY ($1::text[]) GROUP BY address ->> 'line2') AS placed`,
      keys,
    ),
    lost: await count(
      `SELECT count(*) FROM unnest($1::uuid[], $2::text[]) AS told (order_id, key)
        WHERE NOT EXISTS (SELECT FROM shop_order WHERE id = order_id AND address ->> 'line2' = key)`,
      [[...seen.orders.values()], [...seen.orders.keys()]],
    ),
    unpaid: await count(
      `SELECT count(*) FROM unnest($1::uuid[]) AS told (order_id)
        WHERE NOT EXISTS (SELECT FROM payment WHERE payment.order_id = told.order_id AND status = 'paid')`,
      [[...seen.paidOrders]],
    ),
  };
}

/** Whether something was lost, sold twice or placed twice. */
export function isBroken({ oversold, duplicates, lost, unpaid }: Books): boolean {
  return oversold + duplicates + lost + unpaid !== 0;
}
