import type { QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { BulkAnswer } from '../../../src/contract/platform/list.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import { refusedField } from '../http/problem.ts';
import { type ListSource, readKeys } from './list.ts';

/** The records of a bulk command: these ids, or all that match. */
export interface Chosen {
  readonly ids: readonly string[] | undefined;
  readonly matching: { readonly q: string | undefined; readonly filters: readonly Sql[] } | undefined;
}

const maxMatching = 10_000;
const batch = 100;

/**
 * Runs a command on each record, a hundred per transaction, in key order so that two concurrent commands can't
 * deadlock. `change` returns why a record refuses, or null. Throws 'invalid-input' when neither or both selections
 * are given, or when too many records match.
 */
export async function bulkOver<Row extends QueryResultRow, Item, Sort extends string>(
  database: Database,
  source: ListSource<Row, Item, Sort>,
  { ids, matching }: Chosen,
  change: (tx: Session, id: string) => Promise<string | null>,
): Promise<BulkAnswer> {
  if ((ids === undefined) === (matching === undefined)) throw refusedField('ids', 'Send ids or matching');
  const keys =
    ids ?? (matching ? await readKeys(database, source, matching, matching.filters, maxMatching + 1) : []);
  if (keys.length > maxMatching) throw refusedField('matching', `More than ${maxMatching} match. Choose fewer`);
  const wanted = [...new Set(keys)].toSorted();
  const refused: { id: string; message: string }[] = [];
  let changed = 0;
  for (let from = 0; from < wanted.length; from += batch) {
    const part = wanted.slice(from, from + batch);
    const outcomes = await database.transaction(async (tx) => {
      const said: (string | null)[] = [];
      for (const id of part) said.push(await change(tx, id));
      return said;
    });
    for (const [place, message] of outcomes.entries()) {
      if (message === null) changed += 1;
      else refused.push({ id: part[place] ?? '', message });
    }
  }
  return { changed, refused };
}
