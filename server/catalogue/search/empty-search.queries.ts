import sql from 'sql-template-tag';
import type { EmptySearch } from '../../../src/contract/catalogue/empty-search.calls.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ListSource } from '../../platform/list/list.ts';
import { wordsOf } from './meaning.ts';

/** Maximum searches stored. */
const maxKept = 2_000;
const keptDays = 90;

/** Longer runs of digits may be somebody's number, and an @ their address. */
const mayBePersonal = /\d{5}|@/u;

/** Counts a search that found nothing; a new one is stored only while there is room (SRC-01). */
export async function countEmptySearch(session: Session, q: string, now: Date): Promise<void> {
  const words = wordsOf(q).join(' ');
  if (words === '' || mayBePersonal.test(q)) return;
  await session.execute(sql`
    INSERT INTO empty_search (words, first_seen, last_seen)
    SELECT ${words}, ${now}, ${now}
    WHERE (SELECT count(*) FROM empty_search) < ${maxKept} OR EXISTS (SELECT FROM empty_search WHERE words = ${words})
    ON CONFLICT (words) DO UPDATE SET count = empty_search.count + 1,
      last_seen = greatest(empty_search.last_seen, EXCLUDED.last_seen)`);
}

/** Deletes what nobody searched for in 90 days; for the cleanup job. */
export async function removeOldEmptySearches(session: Session, now: Date): Promise<void> {
  await session.execute(
    sql`DELETE FROM empty_search WHERE last_seen < ${now}::timestamptz - make_interval(days => ${keptDays})`,
  );
}

interface SearchRow {
  readonly id: number;
  readonly words: string;
  readonly count: number;
  readonly first_seen: Date;
  readonly last_seen: Date;
  readonly [column: string]: unknown;
}

/** Searches that found nothing, as an admin list. */
export const emptySearchList: ListSource<SearchRow, EmptySearch, 'count' | 'lastSeen'> = {
  from: sql`empty_search`,
  columns: sql`id, words, count, first_seen, last_seen`,
  key: sql`empty_search.id`,
  sorts: { count: sql`count`, lastSeen: sql`last_seen` },
  usual: '-count',
  searched: [sql`words`],
  itemOf: ({ id, words, count, first_seen: first, last_seen: last }) => ({
    id: String(id),
    words,
    count,
    firstSeenAt: first.toISOString(),
    lastSeenAt: last.toISOString(),
  }),
};
