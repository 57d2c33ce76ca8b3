import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';

/** So many moves are counted at a time; the next run continues. */
const batch = 20_000;

/** After so many days a sale counts half. */
const halfLifeDays = 7;

/** Figures below this are dropped: nobody bought it for months. */
const least = 0.05;

/**
 * Adds what was sold, less what was cancelled, to the figures that suggestions are ordered by (SRC-01), and lets them fade.
 * A move of a transaction that took longer than a minute may be missed: the figures order suggestions and nothing else.
 */
export async function sumUpSales(tx: Session, now: Date): Promise<void> {
  const state = await tx.maybeOne<{ last_move: number; faded_at: Date }>(sql`
    SELECT last_move, faded_at FROM product_sales_state FOR UPDATE SKIP LOCKED`);
  // Another process is at it.
  if (!state) return;
  const { last } = await tx.one<{ last: number }>(sql`
    SELECT coalesce(max(id), ${state.last_move})::bigint AS last FROM (
      SELECT id FROM stock_move WHERE id > ${state.last_move} AND at <= ${now}::timestamptz - interval '1 minute'
      ORDER BY id LIMIT ${batch}) AS next`);
  const days = (now.getTime() - state.faded_at.getTime()) / 86_400_000;
  const isFading = days >= 1;
  if (isFading) {
    await tx.execute(sql`UPDATE product_sales SET units = units * ${0.5 ** (days / halfLifeDays)}::real`);
    await tx.execute(sql`DELETE FROM product_sales WHERE units < ${least}`);
  }
  await tx.execute(sql`
    INSERT INTO product_sales (sku, units)
    SELECT product.sku, greatest(0, sum(-move.units)) FROM stock_move AS move
      JOIN product ON product.sku = move.sku COLLATE "default"
    WHERE move.id > ${state.last_move} AND move.id <= ${last} AND reason IN ('sale', 'cancel')
    GROUP BY product.sku
    ON CONFLICT (sku) DO UPDATE SET units = greatest(0, product_sales.units + EXCLUDED.units)`);
  await tx.execute(sql`
    UPDATE product_sales_state SET last_move = ${last}, faded_at = ${isFading ? now : state.faded_at}`);
}
