import type { Sql } from 'sql-template-tag';
import type { Database } from '../../../server/platform/database/database.ts';
import type { Session } from '../../../server/platform/database/session.ts';

export interface WatchedDatabase {
  readonly database: Database;
  /** The text of every statement outside of transactions, in order. */
  readonly statements: string[];
}

const asking = new Set<string | symbol>(['query', 'one', 'maybeOne', 'execute'] satisfies (keyof Session)[]);

/** A database that writes down what it is asked, for tests of how often that is. */
export function watched(database: Database): WatchedDatabase {
  const statements: string[] = [];
  const asked: Database = new Proxy(database, {
    get(target, name) {
      if (name === 'replica') return asked;
      const member = Reflect.get(target, name) as unknown;
      if (!asking.has(name) || typeof member !== 'function') return member;
      return (statement: Sql): unknown => {
        statements.push(statement.text.replaceAll(/\s+/gu, ' ').trim());
        return Reflect.apply(member, target, [statement]) as unknown;
      };
    },
  });
  return { database: asked, statements };
}
