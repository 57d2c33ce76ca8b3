import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Whether a person (a row of `shopper`) is meant by what was typed: words that begin names or parts of an address, a
 * number in any form, or its last four digits. Null where nothing was typed.
 */
export function isPerson(q: string | undefined): Sql | null {
  const typed = q?.trim().toLowerCase() ?? '';
  const number = typed.replaceAll(/[\s()+-]/gu, '');
  const words = /^\d+$/u.test(number)
    ? [number.replace(/^91(?=\d{10}$)/u, '')]
    : typed.match(/[\p{L}\p{M}\p{N}]+/gu);
  if (typed === '') return null;
  if (words === null) return sql`false`;
  return sql`shopper.search @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
}

/** The name of a person; '' where none was told. */
export const personName: Sql = sql`concat_ws(' ', shopper.first_name, shopper.last_name)`;

/** Who did something, as admins read it: by name, else by number; '' where the account is gone. */
export function whoIn(table: 'shopper' | 'actor'): Sql {
  const column = (name: string) => raw(`${table}.${name}`);
  return sql`coalesce(
    nullif(concat_ws(' ', ${column('first_name')}, ${column('last_name')}), ''), ${column('phone')}, '')`;
}

/** What a list of people is put in order by: as names are read, those without one last. */
export const personOrder: Sql = sql`lower(shopper.first_name || ' ' || coalesce(shopper.last_name, ''))`;

/** Whether a moment is within these days of the Indian calendar, both inclusive; no condition where none is given. */
export function withinDays(column: Sql, from: string | undefined, to: string | undefined): Sql[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`]),
    ...(to === undefined ? [] : [sql`${column} < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`]),
  ];
}
