import { Sql } from 'sql-template-tag';
import type { Database } from '../../../server/platform/database/database.ts';
import type { Session } from '../../../server/platform/database/session.ts';

export interface WatchedDatabase {
  readonly database: Database;
  /** Every statement outside of transactions, in order. */
  readonly statements: Sql[];
}

const asking = new Set<string | symbol>(['query', 'one', 'maybeOne', 'execute'] satisfies (keyof Session)[]);

/** A database that writes down what it is asked, for tests of how often and how much that is. `pause` makes it slow. */
export function watched(database: Database, pause?: () => Promise<void>): WatchedDatabase {
  const statements: Sql[] = [];
  const asked: Database = new Proxy(database, {
    get(target, name) {
      if (name === 'replica') return asked;
      const member = Reflect.get(target, name) as unknown;
      if (!asking.has(name) || typeof member !== 'function') return member;
      return (statement: Sql): unknown => {
        statements.push(statement);
        const ask = () => Reflect.apply(member, target, [statement]) as unknown;
        return pause ? pause().then(ask) : ask();
      };
    },
  });
  return { database: asked, statements };
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows a statement reads from tables and indexes, by running it. */
export async function rowsRead(database: Database, { strings, values }: Sql): Promise<number> {
  const [first = '', ...rest] = strings;
  const explained = new Sql([`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${first}`, ...rest], values);
  const answer = await database.one<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(explained);
  return readBy(answer['QUERY PLAN'][0].Plan);
}

function readBy(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, each) => sum + readBy(each), 0);
  // The places that an index gives a bitmap are read again as rows.
  if (!node['Node Type'].endsWith('Scan') || node['Node Type'] === 'Bitmap Index Scan') return below;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}
