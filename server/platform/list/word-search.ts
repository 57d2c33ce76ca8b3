import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Session } from '../database/session.ts';
import { beginsIn, containsPrefixes, knownWords, unknownOf, type WordColumn } from './common-words.ts';

/** Words of the rows of a table, which are cut from a text of each row. */
export interface RowWords extends WordColumn {
  readonly text: Sql;
  readonly table: Sql;
  /** An order that has an index: `at DESC, id DESC`. */
  readonly newestFirst: Sql;
}

/** A search by the beginnings of words. */
export interface WordSearch {
  /** Whether a row's words match every typed prefix. */
  readonly found: Sql;
  /** The same for rows that are walked to: a look at the text tells nearly all others apart. */
  readonly walked: readonly Sql[];
  /** The same beside other filters: few rows may match all, so the index is asked, except for single letters. */
  readonly narrowed: Sql;
  /** FROM and WHERE of some of the matches, to count up to `max` without collecting all; undefined when they may not be enough. */
  readonly some: (max: number) => Sql | undefined;
}

/** From this share of the rows on, matches are counted among the newest rows. */
const manyFrom = 1 / 8;
/** The newest rows may have somewhat fewer matches than others. */
const room = 1.3;

/** Finds rows whose words match every typed prefix; null when nothing was typed. */
export async function searchWords(
  session: Session,
  words: RowWords,
  q: string | undefined,
): Promise<WordSearch | null> {
  const typed = wordsOf(q ?? '');
  if (typed.length === 0) return null;
  const { document, text, table, newestFirst } = words;
  const common = await commonBeginnings(session, words, typed);
  const others = typed.filter((prefix) => !common.includes(prefix));
  const matching = async (column: WordColumn) =>
    join(
      [
        ...(others.length === 0 ? [] : [await containsPrefixes(session, column, others)]),
        ...common.map((prefix) => beginsIn(text, [[prefix]])),
      ],
      ' AND ',
    );
  const found = await matching(words);
  const { share, rows, whole } = await knownWords(session, words, typed);
  const begins = beginsIn(
    text,
    typed.map((prefix) => [prefix]),
  );
  const amongNewest = (max: number) => sql`
    (SELECT * FROM ${table} ORDER BY ${newestFirst} LIMIT ${raw(String(Math.ceil((max * room) / share)))}) AS newest
    WHERE ${begins}`;
  // For the beginning of a word, GIN first collects the places of all its words; those of whole words it walks side by side.
  const ofWholeWords = sql`${table} WHERE ${document} @@ ${whole}::tsquery`;
  return {
    found,
    narrowed: await matching({ ...words, commonFrom: Infinity }),
    walked: [begins, found],
    some(max) {
      if (whole === null || rows < max) return undefined;
      return share >= manyFrom ? amongNewest(max) : ofWholeWords;
    },
  };
}

const sample = 200;

/**
 * Beginnings of numbers that match many rows although no word of them is known, such as that of the country in every phone number:
 * the newest rows say which.
 */
async function commonBeginnings(
  session: Session,
  words: RowWords,
  typed: readonly string[],
): Promise<readonly string[]> {
  const unknown = await unknownOf(session, words, typed);
  if (unknown.length === 0) return [];
  const { table, text, newestFirst } = words;
  const matches = unknown.map((prefix) => sql`count(*) FILTER (WHERE ${beginsIn(text, [[prefix]])})::integer`);
  const { counts } = await session.one<{ counts: number[] }>(sql`
    SELECT ARRAY[${join(matches)}] AS counts
    FROM (SELECT * FROM ${table} ORDER BY ${newestFirst} LIMIT ${raw(String(sample))}) AS newest`);
  return unknown.filter((_, at) => (counts[at] ?? 0) >= sample * manyFrom);
}

/** Splits words like the database does: without quotes or other query syntax. */
function wordsOf(q: string): string[] {
  return q
    .replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())
    .split(/[\s!-/:-@[-`{-~]+/u)
    .filter((word) => word !== '');
}
