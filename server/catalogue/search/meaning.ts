import sql from 'sql-template-tag';
import { meantBy, type Synonyms } from '../../../src/domain/catalogue/synonyms.ts';
import { plannedAfresh } from '../../platform/database/statement-names.ts';
import type { Session } from '../../platform/database/session.ts';

/** What a search is taken to mean. */
export interface Meaning {
  /** For every typed word the beginnings of words of which a product needs one. */
  readonly groups: readonly (readonly string[])[];
  /** Those of them that say for whom or what it is: “dogs” in “sleep oil for dogs”. */
  readonly wantedFor: readonly (readonly string[])[];
  /** The search as it was probably meant; null unless a word was mistyped. */
  readonly suggestion: string | null;
  /** The same without numbers, small words and words that the shop doesn't know; null if that is all of it, or nothing. */
  readonly core: Meaning | null;
}

/** What people type around the words that matter, in English and romanised or written Hindi. */
const smallWords = new Set(
  'and for the with can cant what which best good how not liye aur wala wali wale mein chahiye लिए और वाला वाली चाहिए'.split(
    ' ',
  ),
);

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
    doubtful.length === 0 ? new Map<string, readonly string[]>() : await similarTo(session, doubtful, synonyms);
  const groups = words.map((word, index) => {
    const meant = similar.get(word) ?? [];
    const all = [word, ...(others[index] ?? []), ...meant.flatMap((each) => [each, ...meantBy(synonyms, each)])];
    return [...new Set(all)].slice(0, maxMeanings);
  });
  const corrected = words.map((word) => similar.get(word)?.[0] ?? word);
  const matters = words.map((word) => isTelling(word) && similar.get(word)?.length !== 0);
  const isCore = (_: unknown, index: number) => matters[index] === true;
  const wantedFor = groups.filter((_, place) => matters[place] === true && isWantedFor(words, place));
  const core = {
    groups: groups.filter(isCore),
    wantedFor,
    suggestion: corrected.filter(isCore).join(' '),
    core: null,
  };
  return {
    groups,
    wantedFor,
    suggestion: corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null,
    core: core.groups.length === 0 || core.groups.length === words.length ? null : core,
  };
}

function isTelling(word: string): boolean {
  return word.length >= 3 && !/\d/u.test(word) && !smallWords.has(word);
}

/** Whether a word follows “for”, up to the next small word, or stands before “ke liye”. */
function isWantedFor(words: readonly string[], place: number): boolean {
  const start = words.slice(0, place).lastIndexOf('for');
  const follows = start !== -1 && words.slice(start + 1, place).every((word) => !smallWords.has(word));
  return follows || /^(?:ke|के|liye|लिए)$/u.test(words[place + 1] ?? '');
}

/** The words from which this one comes by a letter too many, or by two letters in each other's place. */
function slipsOf(word: string): string[] {
  if (word.length < shortestSlip) return [];
  const letters = Array.from(word);
  return letters.flatMap((letter, place) => [
    letters.toSpliced(place, 1).join(''),
    letters
      .toSpliced(place, 1)
      .toSpliced(place + 1, 0, letter)
      .join(''),
  ]);
}

const shortestSlip = 4;

/** The most similar words that there are, for each word that begins none; empty for what is like nothing. */
async function similarTo(
  session: Session,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<Map<string, readonly string[]>> {
  const typed = words.map((word) => ({ typed: word, slips: slipsOf(word) }));
  const rows = await session.query<{ typed: string; words: string[] }>(
    plannedAfresh(sql`
      WITH other AS (SELECT word COLLATE "C" AS word FROM unnest(${[...synonyms.keys()]}::text[]) AS word)
      SELECT typed, ARRAY(
        SELECT word FROM (
          SELECT word FROM search_word WHERE word % typed
          UNION SELECT word FROM search_word WHERE word = ANY(slips COLLATE "C")
          UNION SELECT word FROM other WHERE word % typed OR word = ANY(slips COLLATE "C")
        ) AS near
        ORDER BY word = ANY(slips COLLATE "C") DESC, similarity(word, typed) DESC, word LIMIT 2
      ) AS words
      FROM jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) AS wanted (typed text, slips text[])
      WHERE NOT EXISTS (
        SELECT FROM search_word WHERE word >= typed COLLATE "C" AND word < (typed || chr(1114111)) COLLATE "C"
      )`),
  );
  return new Map(rows.map((row) => [row.typed, row.words]));
}
