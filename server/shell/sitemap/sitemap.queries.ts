import sql from 'sql-template-tag';
import { membershipSku } from '../../../src/domain/catalogue/product/product.ts';
import type { Session } from '../../platform/database/session.ts';

const listed = sql`published AND sku <> ${membershipSku}`;

/** Number of products with a page. */
export async function countProductPages(session: Session): Promise<number> {
  const { count } = await session.one<{ count: number }>(sql`SELECT count(*) FROM product WHERE ${listed}`);
  return count;
}

/** Products with a page, by sku, and when they last changed. */
export async function readProductPages(
  session: Session,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ sku: string; updated_at: Date }[]> {
  return session.query(sql`
    SELECT sku, updated_at FROM product WHERE ${listed} ORDER BY sku LIMIT ${limit} OFFSET ${offset}`);
}
