import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Whether a person (a row of `shopper`, or of that table by another name) matches a search: prefixes of names or parts of an email, a phone number in
 * any format, or its last four digits. Null when the search is empty.
 */
export function isPerson(q: string | undefined, table: 'shopper' | 'friend' = 'shopper'): Sql | null {
  const typed = q?.trim().toLowerCase() ?? '';
  const number = typed.replaceAll(/[\s()+-]/gu, '');
  const words = /^\d+$/u.test(number)
    ? [number.replace(/^91(?=\d{10}$)/u, '')]
    : typed.match(/[\p{L}\p{M}\p{N}]+/gu);
  if (typed === '') return null;
  if (words === null) return sql`false`;
  return sql`${raw(table)}.search @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
}

/**
 * The people of a search as `person`, to count what belongs to them. They are found before anything is joined to them, which
 * OFFSET stands for: for a common name PostgreSQL would otherwise read everybody in the order of their ids.
 */
export function people(isWanted: Sql): Sql {
  return sql`(SELECT id FROM shopper WHERE ${isWanted} OFFSET 0) AS person`;
}

/** A person's name; '' when unknown. */
export const personName: Sql = sql`concat_ws(' ', shopper.first_name, shopper.last_name)`;

/** The name of an actor in admin lists, or else the phone number; '' when the account was deleted. */
export function whoIn(table: 'shopper' | 'actor' | 'inviter' | 'accepter'): Sql {
  const column = (name: string) => raw(`${table}.${name}`);
  return sql`coalesce(
    nullif(concat_ws(' ', ${column('first_name')}, ${column('last_name')}), ''), ${column('phone')}, '')`;
}

/** The sort key for people: by name, unnamed ones last. */
export const personOrder: Sql = sql`lower(shopper.first_name || ' ' || coalesce(shopper.last_name, ''))`;

/** Whether a moment is between these days in India, both inclusive; no condition when neither is given. */
export function withinDays(column: Sql, from: string | undefined, to: string | undefined): Sql[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`]),
    ...(to === undefined ? [] : [sql`${column} < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`]),
  ];
}
