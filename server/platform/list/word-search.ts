import type { Sql } from 'sql-template-tag';
import type { Session } from '../database/session.ts';
import { containsPrefixes, type WordColumn } from './common-words.ts';

/**
 * Whether a record's words match every typed prefix; null when nothing was typed.
 */
export async function beginsWords(session: Session, words: WordColumn, q: string | undefined): Promise<Sql | null> {
  const typed = wordsOf(q ?? '');
  return typed.length === 0 ? null : containsPrefixes(session, words, typed);
}

/** Splits words like the database does: without quotes or other query syntax. */
function wordsOf(q: string): string[] {
  return q
    .replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())
    .split(/[\s!-/:-@[-`{-~]+/u)
    .filter((word) => word !== '');
}
