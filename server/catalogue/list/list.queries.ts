import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Facet, ProductSort } from '../../../src/domain/catalogue/catalogue.ts';
import { membershipSku } from '../../../src/domain/catalogue/product/product.ts';
import type { Session } from '../../platform/database/session.ts';
import { plannedAfresh } from '../../platform/database/statement-names.ts';
import { areCommon, containsAnyOfEach, tsqueryOf, type WordColumn } from '../../platform/list/common-words.ts';
import { maxCounted } from '../../../src/domain/kit/money/counted.ts';
import { countFor } from '../../platform/list/counted.ts';
import { type Meaning, wordsOf } from '../search/meaning.ts';

/** The filters of a list, with limit and offset for the page. */
export interface ListFilter {
  readonly q?: string | undefined;
  /** What `q` is taken to mean; the typed words alone without it. */
  readonly meaning?: Meaning | undefined;
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

/** The columns that a list is sorted by. */
const sortedColumns = raw('sku, rank, price, name, created_at');

/** How to find the page's skus: by the sort's index until the page is full, or all matches, which are then sorted. */
export type ListPlan = 'along-the-order' | 'all-matches';

/** A product on a page of the list; its card comes from memory. */
export interface Listed {
  readonly sku: string;
  readonly stock: number;
}

/** All units of a product. */
const units = sql`(SELECT units FROM stock WHERE stock.sku = product.sku AND variant = '' AND flavour = '')`;

/** One page of the list, without the cards. Finds the skus first, then reads only those rows. */
export async function readPlaces(
  session: Session,
  filter: ListFilter,
  page: ListPage,
  plan: ListPlan,
): Promise<Listed[]> {
  const skus = await skusOf(session, filter, page, plan);
  const places = sql`
    SELECT sku, ${units} AS stock FROM product WHERE sku = ANY(ARRAY(${skus})) ORDER BY ${orders[page.sort]}`;
  return session.query<Listed & { [column: string]: unknown }>(
    isPlain(filter, page.sort) ? places : plannedAfresh(places),
  );
}

/** The skus of some rows of the list, in its order. */
export async function readSkus(
  session: Session,
  filter: ListFilter,
  page: ListPage,
  plan: ListPlan,
): Promise<readonly string[]> {
  const statement = sql`SELECT to_json(ARRAY(${await skusOf(session, filter, page, plan)})) AS skus`;
  return (await session.one<{ skus: string[] }>(plannedAfresh(statement))).skus;
}

/** The matches of a search. */
export interface Matches {
  /** Counted as lists count them: one more than that stands for any number. */
  readonly total: number;
  /** The skus of the first of them; null if there are more than are counted. */
  readonly first: readonly string[] | null;
}

/** Counts the matches of a search and finds the first of them, in one statement if there are few enough to be sorted. */
export async function readMatches(
  session: Session,
  filter: ListFilter,
  { sort, limit }: Omit<ListPage, 'offset'>,
): Promise<Matches> {
  const most = raw(String(maxCounted));
  return session.one<Matches & { [column: string]: unknown }>(
    plannedAfresh(sql`
      WITH match AS MATERIALIZED (
          SELECT ${sortedColumns} FROM product WHERE ${await matchingOf(session, filter)} LIMIT ${most} + 1
        ),
        counted AS (SELECT count(*) AS total FROM match)
      SELECT total, CASE WHEN total <= ${most} THEN
        to_json(ARRAY(SELECT sku FROM match ORDER BY ${orders[sort]} LIMIT ${limit})) END AS first
      FROM counted`),
  );
}

/** All units of these products, in their order. */
export async function readSums(session: Session, skus: readonly string[]): Promise<Listed[]> {
  const rows = await session.query<Listed & { [column: string]: unknown }>(sql`
    SELECT sku, units AS stock FROM stock WHERE sku = ANY(${skus}) AND variant = '' AND flavour = ''`);
  const found = new Map(rows.map((row) => [row.sku, row]));
  return skus.flatMap((sku) => found.get(sku) ?? []);
}

async function skusOf(
  session: Session,
  filter: ListFilter,
  { sort, limit, offset }: ListPage,
  plan: ListPlan,
): Promise<Sql> {
  const matching = sql`FROM product WHERE ${await matchingOf(session, filter)}`;
  const cut = sql`ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}`;
  return plan === 'along-the-order'
    ? sql`SELECT sku ${matching} ${cut}`
    : sql`WITH match AS MATERIALIZED (SELECT ${sortedColumns} ${matching}) SELECT sku FROM match ${cut}`;
}

/** The number of matches, counted as far as a page that ends at row `last` needs. */
export async function countProducts(session: Session, filter: ListFilter, last: number): Promise<number> {
  return countFor(session, sql`product WHERE ${await matchingOf(session, filter)}`, last);
}

/**
 * Whether an index has the rows of a list in its order: of all products, or of a category as featured. By price or name, a category
 * with few products would be looked for among all.
 */
export function isPlain({ q, category, flavour, minPrice, maxPrice }: ListFilter, sort: ProductSort): boolean {
  const isFiltered = q !== undefined || flavour !== undefined || minPrice !== undefined || maxPrice !== undefined;
  return !isFiltered && (category === undefined || sort === 'featured');
}

/** Number of published products by category and flavour, the most common first. */
export async function readFacets(session: Session): Promise<{ categories: Facet[]; flavours: Facet[] }> {
  const categories = await session.query<{ value: string; count: number }>(sql`
    SELECT category AS value, count(*) FROM product WHERE ${listed}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`);
  const flavours = await session.query<{ value: string; count: number }>(sql`
    SELECT flavour AS value, count(*) FROM product, unnest(flavours) AS flavour WHERE ${listed}
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`);
  return { categories, flavours };
}

async function matchingOf(
  session: Session,
  { q, meaning, category, flavour, minPrice, maxPrice }: ListFilter,
): Promise<Sql> {
  const all = [
    listed,
    q === undefined ? null : await hasWords(session, q, meaning),
    category === undefined ? null : sql`category = ${category}`,
    flavour === undefined ? null : sql`flavours @> ARRAY[${flavour}]::text[]`,
    minPrice === undefined ? null : sql`price >= ${minPrice}`,
    maxPrice === undefined ? null : sql`price <= ${maxPrice}`,
  ];
  return join(
    all.filter((one) => one !== null),
    ' AND ',
  );
}

const productWords: WordColumn = {
  document: sql`search`,
  statistics: { table: 'product', column: 'search' },
  commonFrom: 0.05,
};

/**
 * Whether a product has every word of a search, each the beginning of one ('sleep ma' finds Sleep Mantra), or what it
 * is taken to mean; null if there is nothing to search for.
 */
export async function hasWords(session: Session, q: string, meaning?: Meaning): Promise<Sql | null> {
  const groups = meaning?.groups ?? wordsOf(q).map((word) => [word]);
  return groups.length === 0 ? null : containsAnyOfEach(session, productWords, groups);
}

/** Whether a search has nothing but common words: half of the products may have them. */
export async function isCommonSearch(session: Session, { groups }: Meaning): Promise<boolean> {
  return areCommon(session, productWords, groups);
}

/** So many matches are compared with each other; they come along the list's own order. */
const maxCompared = 200;

/**
 * The best matches of a search (SRC-01): by where the words are, then what is in stock, then what sells, then the list's
 * own order. Matches that differ by less than a tenth are as good as each other.
 */
export async function readBest(session: Session, meaning: Meaning, limit: number): Promise<Listed[]> {
  if (meaning.groups.length === 0) return [];
  const query = sql`${tsqueryOf(meaning.groups)}::tsquery`;
  const matching = await containsAnyOfEach(session, productWords, meaning.groups);
  return session.query<Listed & { [column: string]: unknown }>(
    plannedAfresh(sql`
      WITH match AS MATERIALIZED (
        SELECT sku, ${units} AS stock, rank, search FROM product WHERE ${listed} AND ${matching} LIMIT ${maxCompared}
      )
      SELECT match.sku, stock FROM match LEFT JOIN product_sales ON product_sales.sku = match.sku
      ORDER BY round(ts_rank(search, ${query})::numeric, 1) DESC, stock > 0 DESC, coalesce(product_sales.units, 0) DESC,
        rank, match.sku
      LIMIT ${limit}`),
  );
}

/** A search that nothing has all of shows so many at most. */
const maxNearest = 24;

/**
 * The products that have the most words of a search of which none has all (SRC-01). Every word finds 200 at most, by the
 * index or, if it is a common one, along the rows: what a million have is never read. Of those with as many, what is for whom
 * it is wanted comes first, then what has the words that fewer have.
 */
export async function readNearest(
  session: Session,
  filter: ListFilter,
  { groups, wantedFor }: Meaning,
  sort: ListPage['sort'] = 'featured',
): Promise<Listed[]> {
  if (groups.length < 2) return [];
  const found: Sql[] = [];
  for (const group of groups) {
    const meaning = { groups: [group], wantedFor: [], suggestion: null, core: null };
    found.push(
      sql`(SELECT sku FROM product WHERE ${await matchingOf(session, { ...filter, meaning })} LIMIT ${maxCompared})`,
    );
  }
  const has = groups.map((group) => sql`(search @@ ${tsqueryOf([group])}::tsquery)::int`);
  const hasWanted = has.filter((_, place) => wantedFor.includes(groups[place] ?? []));
  const hits = groups.map((_, place) => raw(`hits[${place + 1}]`));
  const rarity = hits.map((hit) => sql`${hit}::float8 / nullif(sum(${hit}) OVER (), 0)`);
  const best = sql`words DESC, wanted DESC, ${totalOf(rarity.map((share) => sql`coalesce(${share}, 0)`))} DESC,
    ts_rank(search, ${anyOf(groups)}::tsquery) DESC, stock > 0 DESC, rank, sku`;
  return session.query<Listed & { [column: string]: unknown }>(
    plannedAfresh(sql`
      WITH match AS MATERIALIZED (${join(found, ' UNION ')}),
        near AS MATERIALIZED (
          SELECT sku, rank, price, name, created_at, search, ${units} AS stock, ARRAY[${join(has)}] AS hits,
            ${totalOf(has)} AS words, ${totalOf(hasWanted)} AS wanted
          FROM match JOIN product USING (sku)
          ORDER BY words DESC, wanted DESC LIMIT ${maxCompared}
        )
      SELECT sku, stock FROM near ORDER BY ${sort === 'featured' ? best : orders[sort]} LIMIT ${maxNearest}`),
  );
}

function totalOf(parts: readonly Sql[]): Sql {
  return parts.length === 0 ? sql`0` : join(parts, ' + ');
}

function anyOf(groups: Meaning['groups']): string {
  return tsqueryOf([groups.flat()]);
}
