import sql, { join, type Sql } from 'sql-template-tag';
import { plannedAfresh } from '../database/statement-names.ts';
import type { Session } from '../database/session.ts';

/** Words to search by, and where PostgreSQL keeps how often each occurs. */
export interface WordColumn {
  /** A tsvector: `search`, or the expression of an index. */
  readonly document: Sql;
  /** The name in `pg_stats`: a table and its column, or an index and its expression. */
  readonly statistics: { readonly table: string; readonly column: string };
  /** From this share of the rows on a word is common: 0.05 if its index is read for one row in twenty at most. */
  readonly commonFrom: number;
}

interface Known {
  readonly shares: readonly (readonly [word: string, share: number])[];
  readonly readAt: number;
}

/** Milliseconds; the database counts the words anew after a tenth of the rows has changed. */
const lifetime = 600_000;
const known = new Map<string, Known>();

/**
 * Whether a document contains every prefix. The index is asked only for rare ones: for a common one it would read and
 * sort the places of most rows before the first is shown.
 */
export async function containsPrefixes(
  session: Session,
  column: WordColumn,
  prefixes: readonly string[],
): Promise<Sql> {
  return containsAnyOfEach(
    session,
    column,
    prefixes.map((prefix) => [prefix]),
  );
}

/** Like `containsPrefixes`, with one prefix of every group. */
export async function containsAnyOfEach(
  session: Session,
  { document, statistics, commonFrom }: WordColumn,
  groups: readonly (readonly string[])[],
): Promise<Sql> {
  const isCommon = await commonness(session, { statistics, commonFrom });
  const queryOf = (some: readonly (readonly string[])[]) => sql`${document} @@ ${tsqueryOf(some)}::tsquery`;
  const rare = groups.filter((group) => !isCommon(group));
  const common = groups.filter(isCommon);
  return join(
    [
      ...(rare.length === 0 ? [] : [queryOf(rare)]),
      // An index serves 'a @@ b', but not '(a @@ b) IS TRUE'.
      ...(common.length === 0 ? [] : [sql`(${queryOf(common)}) IS TRUE`]),
    ],
    ' AND ',
  );
}

/** Whether every group of prefixes is common, so that its matches are found along the rows. */
export async function areCommon(
  session: Session,
  column: WordColumn,
  groups: readonly (readonly string[])[],
): Promise<boolean> {
  return groups.every(await commonness(session, column));
}

async function commonness(
  session: Session,
  { statistics, commonFrom }: Pick<WordColumn, 'statistics' | 'commonFrom'>,
): Promise<(group: readonly string[]) => boolean> {
  const shares = await sharesOf(session, statistics);
  return (group) =>
    group.some((prefix) => prefix.length === 1) ||
    group.reduce((sum, prefix) => sum + shareOf(shares, prefix), 0) >= commonFrom;
}

/** The text of a query for one prefix of every group. Prefixes are letters, digits and marks only. */
export function tsqueryOf(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => `(${group.map((prefix) => `'${prefix}':*`).join(' | ')})`).join(' & ');
}

function shareOf(shares: Known['shares'], prefix: string): number {
  return shares.reduce((sum, [word, share]) => (word.startsWith(prefix) ? sum + share : sum), 0);
}

async function sharesOf(session: Session, { table, column }: WordColumn['statistics']): Promise<Known['shares']> {
  const key = `${table}.${column}`;
  const there = known.get(key);
  const now = performance.now();
  if (there && there.readAt + lifetime > now) return there.shares;
  // Only one of many callers reads them anew.
  if (there) known.set(key, { ...there, readAt: now });
  const rows = await session.query<{ word: string; share: number }>(
    plannedAfresh(sql`
      SELECT word, share FROM pg_stats,
        unnest(most_common_elems::text::text[], most_common_elem_freqs[1:array_length(most_common_elems::text::text[], 1)])
          AS elements(word, share)
      WHERE tablename = ${table} AND attname = ${column} AND schemaname = current_schema()`),
  );
  const shares = rows.map(({ word, share }) => [word, share] as const);
  known.set(key, { shares, readAt: now });
  return shares;
}
