import sql, { type Sql } from 'sql-template-tag';
import type { Api } from '../../../src/contract/api.ts';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type { Session } from '../../platform/database/session.ts';
import type { CsvColumn } from '../../platform/list/csv/csv.ts';
import { type ListAsked, type ListSource, readAll, readPage } from '../../platform/list/list.ts';
import { whoIn } from '../../platform/list/person-search.ts';
import { foundProducts } from './product-admin.queries.ts';
import { productOfStock } from './stock.queries.ts';

export type StockDetail = AnswerOf<Api['readStockOf']>;
export type StockLevel = AnswerOf<Api['listStock']>['items'][number];

type LevelRow = Omit<StockLevel, 'id'> & { readonly id: number };

const levelColumns = sql`stock.id, stock.sku, product.name, variant, flavour, coalesce(nullif(code, ''), stock.sku) AS code,
  units, low_at AS "lowAt",
  (SELECT count(*)::integer FROM stock_alert WHERE (stock_alert.sku, stock_alert.variant, stock_alert.flavour)
    = (stock.sku, stock.variant, stock.flavour)) AS waiting`;
const isAwaited = sql`EXISTS (SELECT FROM stock_alert WHERE (stock_alert.sku, stock_alert.variant, stock_alert.flavour)
  = (stock.sku, stock.variant, stock.flavour))`;
/** The product only adds columns, so that counting and skipping rows leaves it alone. */
const from = sql`stock LEFT JOIN product ON ${productOfStock}`;
/** Memberships and what is deleted are few, and have an index of their own. */
const isCounted = sql`NOT is_sum AND NOT EXISTS (SELECT FROM product AS uncounted
  WHERE uncounted.sku = stock.sku COLLATE "default" AND (time_period IS NOT NULL OR removed_at IS NOT NULL))`;
/** The same of a search, which has found the products before it looks at their stock. */
const isFoundCounted = sql`NOT is_sum AND time_period IS NULL AND removed_at IS NULL`;

const stockSource: ListSource<LevelRow, StockLevel, 'units' | 'name'> = {
  from,
  columns: levelColumns,
  key: sql`stock.id`,
  sorts: { units: sql`units`, name: sql`product.name` },
  usual: 'units',
  searched: [sql`product.name`, sql`stock.sku`, sql`code`],
  itemOf: ({ id, ...row }) => ({ ...row, id: String(id) }),
};

interface StockFilter {
  readonly q?: string | undefined;
  readonly low?: boolean | undefined;
  /** Whether somebody wants to be told when it’s there again. */
  readonly waiting?: boolean | undefined;
}

/** What can be counted: no sums, no memberships, nothing deleted. What is searched is first looked up among the products, by their indexes. */
async function stockConditions(session: Session, { q = '', low, waiting }: StockFilter): Promise<Sql[]> {
  return [
    ...(q.trim() === '' ? [isCounted] : [isFoundCounted, await foundProducts(session, q.trim())]),
    ...(low === undefined ? [] : [low ? sql`units <= low_at` : sql`units > low_at`]),
    ...(waiting === undefined ? [] : [waiting ? isAwaited : sql`NOT ${isAwaited}`]),
  ];
}

type StockAsked = StockFilter & ListAsked<'units' | 'name'>;

const byProduct = sql`product JOIN stock ON stock.sku = product.sku`;
/**
 * One product after the other, by an index that has no deleted ones: OFFSET 0 keeps PostgreSQL from reading and sorting all
 * of both tables for one page.
 */
const alongNames = sql`(SELECT * FROM product WHERE removed_at IS NULL) AS product
  CROSS JOIN LATERAL (SELECT * FROM stock WHERE stock.sku = product.sku OFFSET 0) AS stock`;

/** What is searched is found among the products first; a list by name is walked product by product. */
async function listedBy(session: Session, { q = '', sort, low, waiting }: StockAsked) {
  const conditions = await stockConditions(session, { q, low, waiting });
  const isByName = sort === 'name' || sort === '-name';
  const found = q.trim() === '' ? from : byProduct;
  const source = { ...stockSource, from: found, walked: isByName ? alongNames : from, byKey: from };
  return { source, conditions };
}

/** A page of the list of stock. */
export async function readStockPage(session: Session, asked: StockAsked) {
  const { source, conditions } = await listedBy(session, asked);
  return readPage(session, source, asked, conditions);
}

/** All of the list, for an export. */
export async function* readAllStock(session: Session, asked: StockAsked): AsyncGenerator<readonly StockLevel[]> {
  const { source, conditions } = await listedBy(session, asked);
  yield* readAll(session, source, asked, conditions);
}

export const stockColumns: readonly CsvColumn<StockLevel>[] = [
  { title: 'Product', value: ({ name }) => name },
  { title: 'Size', value: ({ variant }) => variant },
  { title: 'Flavour', value: ({ flavour }) => flavour },
  { title: 'Code', value: ({ code }) => code },
  { title: 'Units', value: ({ units }) => units },
  { title: 'Low from', value: ({ lowAt }) => lowAt },
  { title: 'Waiting', value: ({ waiting }) => waiting },
];

/** One row of stock with its latest moves; undefined for a sum, or if there is none. */
export async function readStockDetail(session: Session, id: string): Promise<StockDetail | undefined> {
  const row = await session.maybeOne<LevelRow & { [column: string]: unknown }>(sql`
    SELECT ${levelColumns} FROM ${from} WHERE stock.id = ${id} AND NOT is_sum`);
  if (!row) return undefined;
  const moves = await session.query<Omit<StockDetail['moves'][number], 'id' | 'at'> & { id: number; at: Date }>(sql`
    SELECT move.id, move.units, reason, note, move.at,
      (SELECT number FROM shop_order WHERE shop_order.id = order_id) AS order,
      CASE WHEN actor.id IS NOT NULL THEN ${whoIn('actor')} END AS actor
    FROM stock_move AS move LEFT JOIN shopper AS actor ON actor.id = actor_id
    WHERE sku = ${row.sku} AND variant = ${row.variant} AND flavour = ${row.flavour}
    ORDER BY move.id DESC LIMIT 50`);
  return {
    ...stockSource.itemOf(row),
    moves: moves.map((move) => ({ ...move, id: String(move.id), at: move.at.toISOString() })),
  };
}
