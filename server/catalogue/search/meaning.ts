import sql from 'sql-template-tag';
import { meantBy, type Synonyms } from '../../../src/domain/catalogue/synonyms.ts';
import { plannedAfresh } from '../../platform/database/statement-names.ts';
import type { Session } from '../../platform/database/session.ts';

/** What a search is taken to mean. */
export interface Meaning {
  /** For every typed word the beginnings of words of which a product needs one. */
  readonly groups: readonly (readonly string[])[];
  /** The search as it was probably meant; null unless a word was mistyped. */
  readonly suggestion: string | null;
}

const maxWords = 8;
const maxMeanings = 12;

/** The words of a search in small letters. Only letters, digits and marks are left. */
export function wordsOf(q: string): string[] {
  return (q.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, maxWords);
}

/**
 * A word stands for itself and its synonyms. One that no product and no synonym begins with is taken for the most
 * similar ones that there are, and their synonyms (SRC-01).
 */
export async function meaningOf(session: Session, q: string, synonyms: Synonyms): Promise<Meaning> {
  const words = wordsOf(q);
  const others = words.map((word) => meantBy(synonyms, word));
  const doubtful = words.filter((word, index) => others[index]?.length === 0 && /^[^\d]{3,40}$/u.test(word));
  const similar =
    doubtful.length === 0 ? new Map<string, string[]>() : await similarTo(session, doubtful, synonyms);
  const groups = words.map((word, index) => {
    const meant = similar.get(word) ?? [];
    const all = [word, ...(others[index] ?? []), ...meant.flatMap((each) => [each, ...meantBy(synonyms, each)])];
    return [...new Set(all)].slice(0, maxMeanings);
  });
  const corrected = words.map((word) => similar.get(word)?.[0] ?? word);
  return { groups, suggestion: similar.size === 0 ? null : corrected.join(' ') };
}

/** The most similar words that there are, for each word that begins none. */
async function similarTo(
  session: Session,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<Map<string, string[]>> {
  const rows = await session.query<{ typed: string; words: string[] }>(
    plannedAfresh(sql`
      SELECT typed, ARRAY(
        SELECT word FROM (
          SELECT word FROM search_word WHERE word % typed
          UNION SELECT word COLLATE "C" FROM unnest(${[...synonyms.keys()]}::text[]) AS word WHERE word % typed
        ) AS near
        ORDER BY similarity(word, typed) DESC, word LIMIT 2
      ) AS words
      FROM unnest(${words}::text[]) AS typed
      WHERE NOT EXISTS (
        SELECT FROM search_word WHERE word >= typed COLLATE "C" AND word < (typed || chr(1114111)) COLLATE "C"
      )`),
  );
  return new Map(rows.filter((row) => row.words.length > 0).map((row) => [row.typed, row.words]));
}
