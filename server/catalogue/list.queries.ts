import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Facet, ProductSort } from '../../src/domain/catalogue/catalogue.ts';
import { membershipSku, type ProductCard } from '../../src/domain/catalogue/product/product.ts';
import type { Session } from '../platform/database/session.ts';
import { cardColumns, cardOf, type ProductRow } from './product.queries.ts';

/** The filters of a list, with limit and offset for the page. */
export interface ListFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly flavour?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
}

export interface ListPage {
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
}

const listed = sql`published AND sku <> ${raw(`'${membershipSku}'`)}`;

const orders: Readonly<Record<ProductSort, Sql>> = {
  featured: sql`rank, sku`,
  price: sql`price, sku`,
  '-price': sql`price DESC, sku DESC`,
  name: sql`name, sku`,
  newest: sql`created_at DESC, sku`,
};

/**
 * How to find the page's skus: walk along the sort order until there are enough, or collect all matches and sort
 * them.
 */
export type ListPlan = 'along-the-order' | 'all-matches';

/**
 * The cheaper plan for a search. With a prepared statement PostgreSQL can't know how many rows match, and picks the
 * wrong plan for rare words at 70 times the cost.
 */
export function planFor({ offset, limit }: ListPage, matches: number, products: number): ListPlan {
  const passed = ((offset + limit) * products) / Math.max(1, matches);
  return passed < matches * costOfMatch ? 'along-the-order' : 'all-matches';
}

/** The cost of fetching a match, relative to skipping a product. */
const costOfMatch = 5;

/** One page of the list. Finds the skus first, then reads only those rows in full. */
export async function readCards(
  session: Session,
  filter: ListFilter,
  page: ListPage,
  plan: ListPlan,
): Promise<ProductCard[]> {
  const order = orders[page.sort];
  const matching = sql`FROM product WHERE ${listed}${conditions(filter, plan)}`;
  const cut = sql`ORDER BY ${order} LIMIT ${page.limit} OFFSET ${page.offset}`;
  const skus =
    plan === 'along-the-order'
      ? sql`SELECT sku ${matching} ${cut}`
      : sql`WITH match AS MATERIALIZED (SELECT sku, rank, price, name, created_at ${matching}) SELECT sku FROM match ${cut}`;
  const rows = await session.query<ProductRow>(sql`
    SELECT ${cardColumns} FROM product WHERE sku = ANY(ARRAY(${skus})) ORDER BY ${order}`);
  return rows.map(cardOf);
}

export async function countProducts(session: Session, filter: ListFilter): Promise<number> {
  const { count } = await session.one<{ count: number }>(sql`
    SELECT count(*) FROM product WHERE ${listed}${conditions(filter, 'all-matches')}`);
  return count;
}

/** Number of published products by category and flavour, the most common first. */
export async function readFacets(session: Session): Promise<{ categories: Facet[]; flavours: Facet[] }> {
  const [categories, flavours] = await Promise.all([
    session.query<{ value: string; count: number }>(sql`
      SELECT category AS value, count(*) FROM product WHERE ${listed}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`),
    session.query<{ value: string; count: number }>(sql`
      SELECT flavour AS value, count(*) FROM product, unnest(flavours) AS flavour WHERE ${listed}
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`),
  ]);
  return { categories, flavours };
}

function conditions({ q, category, flavour, minPrice, maxPrice }: ListFilter, plan: ListPlan): Sql {
  // An index serves 'a @@ b', but not '(a @@ b) IS TRUE'.
  const byTest = plan === 'along-the-order' ? raw(' IS TRUE') : empty;
  const wanted = q === undefined ? null : prefixQuery(q);
  const all = [
    wanted === null ? null : sql`(search @@ to_tsquery('simple', ${wanted}))${byTest}`,
    category === undefined ? null : sql`category = ${category}`,
    flavour === undefined ? null : sql`flavours @> ARRAY[${flavour}]::text[]`,
    minPrice === undefined ? null : sql`price >= ${minPrice}`,
    maxPrice === undefined ? null : sql`price <= ${maxPrice}`,
  ].filter((one) => one !== null);
  return all.length === 0 ? empty : sql` AND ${join(all, ' AND ')}`;
}

const maxWords = 8;

/**
 * Turns each word into a prefix search: 'sleep ma' finds Sleep Mantra. Only letters, digits and marks reach the
 * query, each word quoted; null when nothing is left to search for.
 */
export function prefixQuery(q: string): string | null {
  const words = q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, maxWords)
        .map((word) => `'${word}':*`)
        .join(' & ');
}
