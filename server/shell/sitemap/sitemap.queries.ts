import sql, { empty } from 'sql-template-tag';
import { membershipSku } from '../../../src/domain/catalogue/product/product.ts';
import type { Session } from '../../platform/database/session.ts';

const listed = sql`published AND sku <> ${membershipSku}`;

/** The first sku of every file of the sitemap, with `size` products in each. */
export async function readFileStarts(session: Session, size: number): Promise<string[]> {
  const rows = await session.query<{ sku: string }>(sql`
    SELECT sku FROM (SELECT sku, row_number() OVER (ORDER BY sku) AS place FROM product WHERE ${listed}) AS numbered
    WHERE place % ${size} = 1 ORDER BY sku`);
  return rows.map(({ sku }) => sku);
}

interface ProductPage {
  readonly sku: string;
  readonly updated_at: Date;
}

/** The next products with a page, by sku, and when they last changed. */
export async function readProductPages(
  session: Session,
  { limit, after }: { readonly limit: number; readonly after: string },
): Promise<ProductPage[]> {
  return session.query<ProductPage & { [column: string]: unknown }>(sql`
    SELECT sku, updated_at FROM product WHERE ${listed} AND sku > ${after} ORDER BY sku LIMIT ${limit}`);
}

/** Products with a page from one sku up to another, or to the last one. */
export async function readPagesBetween(
  session: Session,
  { from, before }: { readonly from: string; readonly before: string | undefined },
): Promise<ProductPage[]> {
  const end = before === undefined ? empty : sql`AND sku < ${before}`;
  return session.query<ProductPage & { [column: string]: unknown }>(sql`
    SELECT sku, updated_at FROM product WHERE ${listed} AND sku >= ${from} ${end} ORDER BY sku`);
}
