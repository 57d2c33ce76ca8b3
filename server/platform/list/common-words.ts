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
  /** What the document is cut from, in small letters: a row that is walked to is several times as fast to look at. */
  readonly text?: Sql;
}

interface Known {
  readonly shares: readonly (readonly [word: string, share: number])[];
  readonly rows: number;
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
  { document, statistics, commonFrom, text }: WordColumn,
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
      ...(common.length === 0 ? [] : [text ? beginsIn(text, common) : sql`(${queryOf(common)}) IS TRUE`]),
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

/** Where the functions of the database cut: see `order_words` and `audit_words`. */
const boundary = '(?:^|[][\\s!-/:-@\\\\^-`{-~])';

/**
 * Whether a text has words that begin with one prefix of every group. PostgreSQL expects next to no row to match a pattern, and
 * would collect them all; that something isn't NULL it expects of nearly all rows, and walks along the sort.
 */
export function beginsIn(text: Sql, groups: readonly (readonly string[])[]): Sql {
  const each = groups.map((group) => sql`${text} ~ ${`${boundary}(?:${group.join('|')})`}`);
  return sql`nullif(${join(each, ' AND ')}, false) IS NOT NULL`;
}

/** What the statistics know about the rows that have every prefix. */
export interface KnownWords {
  /** The share of the rows, as if words didn't depend on each other; 0 when one isn't known. */
  readonly share: number;
  /** How many that are. */
  readonly rows: number;
  /** A query for known words that begin with the prefixes: some of the matches. Null when one isn't known. */
  readonly whole: string | null;
}

/** The prefixes that begin no word of the statistics, such as those of numbers that occur once each. */
export async function unknownOf(
  session: Session,
  { statistics }: WordColumn,
  prefixes: readonly string[],
): Promise<string[]> {
  const { shares } = await statisticsOf(session, statistics);
  return prefixes.filter((prefix) => shareOf(shares, prefix) === 0);
}

/** Words that stand for a prefix; the most common ones of a short one. */
const maxWhole = 8;

/** The known words that begin with these prefixes. */
export async function knownWords(
  session: Session,
  { statistics }: WordColumn,
  prefixes: readonly string[],
): Promise<KnownWords> {
  const { shares, rows } = await statisticsOf(session, statistics);
  const share = prefixes.reduce((product, prefix) => product * Math.min(1, shareOf(shares, prefix)), 1);
  const groups = prefixes.map((prefix) =>
    shares
      .filter(([word]) => word.startsWith(prefix))
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, maxWhole)
      .map(([word]) => `'${word.replaceAll(/['\\]/gu, '$&$&')}'`),
  );
  return {
    share,
    rows: share * rows,
    whole: groups.some((words) => words.length === 0)
      ? null
      : groups.map((words) => `(${words.join(' | ')})`).join(' & '),
  };
}

async function commonness(
  session: Session,
  { statistics, commonFrom }: Pick<WordColumn, 'statistics' | 'commonFrom'>,
): Promise<(group: readonly string[]) => boolean> {
  const { shares } = await statisticsOf(session, statistics);
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

async function statisticsOf(session: Session, { table, column }: WordColumn['statistics']): Promise<Known> {
  const key = `${table}.${column}`;
  const there = known.get(key);
  const now = performance.now();
  if (there && there.readAt + lifetime > now) return there;
  // Only one of many callers reads them anew.
  if (there) known.set(key, { ...there, readAt: now });
  const words = await session.query<{ word: string; share: number; rows: number }>(
    plannedAfresh(sql`
      SELECT word, share, (SELECT reltuples FROM pg_class WHERE oid = to_regclass(quote_ident(tablename))) AS rows
      FROM pg_stats,
        unnest(most_common_elems::text::text[], most_common_elem_freqs[1:array_length(most_common_elems::text::text[], 1)])
          AS elements(word, share)
      WHERE tablename = ${table} AND attname = ${column} AND schemaname = current_schema()`),
  );
  const shares = words.map(({ word, share }) => [word, share] as const);
  const fresh = { shares, rows: words[0]?.rows ?? 0, readAt: now };
  known.set(key, fresh);
  return fresh;
}
