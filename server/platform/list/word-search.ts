import sql, { type Sql } from 'sql-template-tag';

/**
 * Whether a record's words (`order_words` or `audit_words`) match every typed prefix; null when nothing was typed.
 */
export function beginsWords(words: Sql, q: string | undefined): Sql | null {
  const typed = wordsOf(q ?? '');
  return typed.length === 0 ? null : sql`${words} @@ ${typed.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** Splits words like the database does: without quotes or other query syntax. */
function wordsOf(q: string): string[] {
  return q
    .replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())
    .split(/[\s!-/:-@[-`{-~]+/u)
    .filter((word) => word !== '');
}
