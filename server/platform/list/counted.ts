import sql, { raw, type Sql } from 'sql-template-tag';
import { countedTo, maxCounted } from '../../../src/domain/kit/money/counted.ts';
import { plannedAfresh } from '../database/statement-names.ts';
import type { Session } from '../database/session.ts';

/** The number of rows of `from`, as an expression; `max + 1` if there are more. */
export function counted(from: Sql, max = maxCounted): Sql {
  // Not a parameter: a plan that is made for any limit is made for a large one.
  return sql`(SELECT count(*) FROM (SELECT FROM ${from} LIMIT ${raw(String(max + 1))}) AS counted)`;
}

/**
 * Counts the rows of `from` as far as a page that ends at row `last` needs, by a plan for these very values. `some` are rows of
 * them that are counted faster: when these are more than are counted, the others needn't be.
 */
export async function countFor(
  session: Session,
  from: Sql,
  last: number,
  some?: (max: number) => Sql | undefined,
): Promise<number> {
  const max = countedTo(last);
  const all = counted(from, max);
  const first = some?.(max);
  const more = raw(String(max + 1));
  const total = first ? sql`CASE WHEN ${counted(first, max)} = ${more} THEN ${more} ELSE ${all} END` : all;
  return (await session.one<{ total: number }>(plannedAfresh(sql`SELECT ${total} AS total`))).total;
}
