import type { QueryResultRow } from 'pg';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { countedTo } from '../../../src/domain/kit/money/counted.ts';
import { pageRows } from '../../../src/contract/platform/list.ts';
import type { Session } from '../database/session.ts';
import { plannedAfresh } from '../database/statement-names.ts';
import { countFor } from './counted.ts';

/** The source of an admin list. All SQL here is the shop's own; user input is passed as parameters. */
export interface ListSource<Row extends QueryResultRow, Item, Sort extends string> {
  /**
   * `coupon`, or a join. A join that only adds columns must be a LEFT JOIN even if the row always exists: then
   * counting and paging skip it.
   */
  readonly from: Sql;
  /** The same along the sort: more matches than are counted are not collected but walked to. */
  readonly walked?: Sql;
  /** The same from the side of the key: the rows of a page are read by it. */
  readonly byKey?: Sql;
  readonly columns: Sql;
  /** The unique key column: `coupon.id`. */
  readonly key: Sql;
  /** The column of each sort; needs an index on (column, key) to be fast. */
  readonly sorts: Readonly<Record<Sort, Sql>>;
  /** The default sort: 'code', '-createdAt'. */
  readonly usual: Sort | `-${Sort}`;
  /** Columns searched for any substring. */
  readonly searched: readonly Sql[];
  /** A row in the contract's shape. */
  readonly itemOf: (row: Row) => Item;
}

/** The requested page, sort and search, without filters. */
export interface ListAsked<Sort extends string> {
  readonly q?: string | undefined;
  readonly sort?: Sort | `-${Sort}` | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** The same matches in other words, where PostgreSQL would read far too much for the usual ones. */
export interface OtherWords {
  /** FROM and WHERE to count by; the usual ones when left out. */
  readonly counted?: Sql;
  /** FROM and WHERE of some of the matches, which are counted first, up to `max`. */
  readonly some?: ((max: number) => Sql | undefined) | undefined;
  /** The filters when there are more matches than are counted; the usual ones when left out. */
  readonly many?: readonly Sql[];
}

/**
 * One page of a list, and the number of matching rows as far as they are counted (ADM-02). All `filters` must hold.
 * Few matches are collected and sorted; of more than are counted, the sort's index is walked until the page is full.
 */
export async function readPage<Row extends QueryResultRow, Item, Sort extends string>(
  session: Session,
  source: ListSource<Row, Item, Sort>,
  asked: ListAsked<Sort>,
  filters: readonly Sql[] = [],
  otherWords: OtherWords = {},
): Promise<{ total: number; items: Item[] }> {
  const { limit = pageRows.usual, offset = 0 } = asked;
  const last = offset + limit;
  const usual = conditionOf(source, asked.q, filters);
  const { counted = sql`${source.from} ${usual}`, some, many } = otherWords;
  const total = await countFor(session, counted, last, some);
  if (offset >= total) return { total, items: [] };
  const isMany = total > countedTo(last);
  const matching = isMany && many ? allOf(many) : usual;
  const from = sql`${isMany && source.walked ? source.walked : source.from} ${matching}`;
  const order = orderOf(source, asked.sort);
  const { column } = order;
  // Select the keys first: reading the columns of skipped rows would cost as much as those on the page.
  const keys =
    isMany || matching === empty
      ? sql`SELECT ${source.key} FROM ${from} ${order.by} LIMIT ${limit} OFFSET ${offset}`
      : sql`WITH match AS MATERIALIZED (SELECT ${source.key} AS key, ${column} AS place FROM ${from})
          SELECT key FROM match ORDER BY place ${order.way}, key ${order.way} LIMIT ${limit} OFFSET ${offset}`;
  const rows = await session.query<Row>(
    plannedAfresh(sql`
      SELECT ${source.columns} FROM ${source.byKey ?? source.from}
      WHERE ${source.key} = ANY(ARRAY(${keys})) ${order.by}`),
  );
  return { total, items: rows.map(source.itemOf) };
}

/** The keys of matching rows, in their order; `max` at most. */
export async function readKeys<Row extends QueryResultRow, Item, Sort extends string>(
  session: Session,
  source: ListSource<Row, Item, Sort>,
  asked: Pick<ListAsked<Sort>, 'q' | 'sort'>,
  filters: readonly Sql[],
  max: number,
): Promise<string[]> {
  const rows = await session.query<{ key: string }>(sql`
    SELECT ${source.key}::text AS key FROM ${source.from} ${conditionOf(source, asked.q, filters)}
    ${orderOf(source, asked.sort).by} LIMIT ${max}`);
  return rows.map(({ key }) => key);
}

const maxExported = 200_000;
const batch = 1000;

/**
 * Streams all matching rows for an export, a thousand at a time: the rows that match at the start, each read when
 * its turn comes, so a slow client doesn't hold a transaction open.
 */
export async function* readAll<Row extends QueryResultRow, Item, Sort extends string>(
  session: Session,
  source: ListSource<Row, Item, Sort>,
  asked: Pick<ListAsked<Sort>, 'q' | 'sort'>,
  filters: readonly Sql[] = [],
): AsyncGenerator<readonly Item[]> {
  const keys = await readKeys(session, source, asked, filters, maxExported);
  for (let from = 0; from < keys.length; from += batch) {
    const wanted = keys.slice(from, from + batch);
    const rows = await session.query<Row & { list_key: string }>(sql`
      SELECT ${source.key}::text AS list_key, ${source.columns} FROM ${source.byKey ?? source.from}
      WHERE ${source.key} = ANY(${wanted})`);
    const byKey = new Map(rows.map((row) => [row.list_key, row]));
    const there = wanted.map((key) => byKey.get(key)).filter((row) => row !== undefined);
    yield there.map(source.itemOf);
  }
}

/** Whether a column contains this text, ignoring case. */
export function holdsText(column: Sql, wanted: string): Sql {
  return sql`${column} ILIKE ${`%${wanted.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`}`;
}

function conditionOf(
  { searched }: { readonly searched: readonly Sql[] },
  q: string | undefined,
  filters: readonly Sql[],
): Sql {
  const wanted = q?.trim() ?? '';
  const found =
    wanted === ''
      ? []
      : [
          sql`(${join(
            searched.map((column) => holdsText(column, wanted)),
            ' OR ',
          )})`,
        ];
  return allOf([...filters, ...found]);
}

/** WHERE all of these hold; nothing when there are none. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? empty : sql`WHERE ${join([...conditions], ' AND ')}`;
}

interface Order {
  readonly sorts: Readonly<Record<string, Sql>>;
  readonly usual: string;
  readonly key: Sql;
}

interface KnownOrder {
  readonly column: Sql;
  readonly way: Sql;
  readonly by: Sql;
}

function orderOf({ sorts, usual, key }: Order, asked: string | undefined): KnownOrder {
  const wanted = asked ?? usual;
  const known = Object.entries(sorts).find(([name]) => wanted === name || wanted === `-${name}`);
  if (!known) throw new Error(`The list has no sort ${wanted}`);
  const [, column] = known;
  const way = raw(wanted.startsWith('-') ? 'DESC' : 'ASC');
  return { column, way, by: sql`ORDER BY ${column} ${way}, ${key} ${way}` };
}
