import sql, { join, type Sql } from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';
import { plannedAfresh } from '../../platform/database/statement-names.ts';
import { tsqueryOf } from '../../platform/list/common-words.ts';
import {
  type Listed,
  type ListFilter,
  type ListPage,
  matchingOf,
  maxCompared,
  orders,
  units,
} from '../list.queries.ts';
import type { Meaning } from './meaning.ts';

/** A search that nothing has all of shows so many at most. */
const maxNearest = 24;

/**
 * The products that have the most words of a search of which none has all (SRC-01). Every word finds 200 at most, by the
 * index or, if it is a common one, along the rows: what a million have is never read.
 */
export async function readNearest(
  session: Session,
  filter: ListFilter,
  { groups }: Meaning,
  sort: ListPage['sort'] = 'featured',
): Promise<Listed[]> {
  if (groups.length < 2) return [];
  const found: Sql[] = [];
  for (const group of groups) {
    const meaning = { groups: [group], suggestion: null, core: null };
    found.push(
      sql`(SELECT sku FROM product WHERE ${await matchingOf(session, { ...filter, meaning })} LIMIT ${maxCompared})`,
    );
  }
  const words = join(
    groups.map((group) => sql`(search @@ ${tsqueryOf([group])}::tsquery)::int`),
    ' + ',
  );
  const best = sql`${words} DESC, ts_rank(search, ${anyOf(groups)}::tsquery) DESC, stock > 0 DESC, rank, sku`;
  return session.query<Listed & { [column: string]: unknown }>(
    plannedAfresh(sql`
      WITH match AS MATERIALIZED (${join(found, ' UNION ')}),
        near AS (
          SELECT sku, rank, price, name, created_at, search, ${units} AS stock FROM match JOIN product USING (sku)
          ORDER BY ${words} DESC LIMIT ${maxCompared}
        )
      SELECT sku, stock FROM near ORDER BY ${sort === 'featured' ? best : orders[sort]} LIMIT ${maxNearest}`),
  );
}

function anyOf(groups: Meaning['groups']): string {
  return tsqueryOf([groups.flat()]);
}
