import sql from 'sql-template-tag';
import type { Session } from '../../../server/platform/database/session.ts';

/** The rows of stock whose moves don't add up to their units, and the sums that aren't those of their options (STK-01). */
export async function wrongSums(session: Session): Promise<{ sku: string; variant: string; flavour: string }[]> {
  return session.query(sql`
    SELECT sku, variant, flavour FROM stock WHERE NOT is_sum AND units <> (
      SELECT coalesce(sum(move.units), 0) FROM stock_move AS move
      WHERE (move.sku, move.variant, move.flavour) = (stock.sku, stock.variant, stock.flavour))
    UNION ALL SELECT sku, variant, flavour FROM stock WHERE is_sum AND units <> (
      SELECT sum(part.units) FROM stock AS part WHERE part.sku = stock.sku AND NOT part.is_sum)`);
}
