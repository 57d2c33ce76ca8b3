import sql, { empty, raw } from 'sql-template-tag';
import type { StoreBundleTerms } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import type { Session } from '../../platform/database/session.ts';
import { type BundleRow, termsOf } from '../bundle/bundle.queries.ts';

type Row = BundleRow & { [column: string]: unknown };

/**
 * A bundle's terms straight from the database; null when it isn't active. Optionally locked until the transaction
 * ends. Lock order: products, then the bundle, then the coupon.
 */
export async function findBundleTerms(
  session: Session,
  id: string,
  lock: 'locked' | 'unlocked',
): Promise<StoreBundleTerms | null> {
  const row = await session.maybeOne<Row>(sql`
    SELECT * FROM bundle WHERE id = ${id} AND status = 'active' AND removed_at IS NULL
      AND NOT EXISTS (SELECT FROM setting WHERE key = 'bundles' AND value->>'enabled' = 'false')
    ${lock === 'locked' ? raw('FOR NO KEY UPDATE OF bundle') : empty}`);
  return row ? termsOf(row) : null;
}

/** What one of a bundle holds, on offer or not; empty if it was deleted. */
export async function findBundleProducts(session: Session, id: string): Promise<BundleRow['products']> {
  const row = await session.maybeOne<Pick<BundleRow, 'products'> & { [column: string]: unknown }>(sql`
    SELECT products FROM bundle WHERE id = ${id}`);
  return row?.products ?? [];
}

/** Takes one from stock; false when none is left. */
export async function takeBundle(tx: Session, id: string): Promise<boolean> {
  const taken = await tx.execute(sql`
    UPDATE bundle SET stock_level = stock_level - 1 WHERE id = ${id} AND stock_level > 0`);
  return taken === 1;
}

/** Returns one to stock. */
export async function releaseBundle(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`UPDATE bundle SET stock_level = stock_level + 1 WHERE id = ${id}`);
}

/** Whether one is left; locked until the transaction ends. */
export async function isBundleLeft(tx: Session, id: string): Promise<boolean> {
  const row = await tx.maybeOne<{ stock_level: number }>(sql`
    SELECT stock_level FROM bundle WHERE id = ${id} FOR NO KEY UPDATE`);
  return row !== undefined && row.stock_level > 0;
}
