import sql, { type Sql } from 'sql-template-tag';

/**
 * Whether words of a record (its `order_words` or `audit_words`) begin with all that was typed; null where nothing was.
 */
export function beginsWords(words: Sql, q: string | undefined): Sql | null {
  const typed = wordsOf(q ?? '');
  return typed.length === 0 ? null : sql`${words} @@ ${typed.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

/** As the database parts them: without quotes or anything else that a query could take for more than a word. */
function wordsOf(q: string): string[] {
  return q
    .replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())
    .split(/[\s!-/:-@[-`{-~]+/u)
    .filter((word) => word !== '');
}
