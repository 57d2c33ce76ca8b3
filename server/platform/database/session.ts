import type { PoolClient, QueryResult, QueryResultRow } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { asDatabaseError } from './connection/database-unavailable.ts';
import { tracing } from '../telemetry/tracing.ts';
import type { StatementNames } from './statement-names.ts';

/** Runs statements on the database or in a transaction. Every call can throw DatabaseUnavailable. */
export interface Session {
  /** All rows. `Row` isn't checked against the columns. */
  query<Row extends QueryResultRow>(statement: Sql): Promise<Row[]>;
  /** The only row. Throws UnexpectedRowCount unless there is exactly one. */
  one<Row extends QueryResultRow>(statement: Sql): Promise<Row>;
  /** The only row or undefined. Throws UnexpectedRowCount when there are more. */
  maybeOne<Row extends QueryResultRow>(statement: Sql): Promise<Row | undefined>;
  /** The number of affected rows. */
  execute(statement: Sql): Promise<number>;
  /** Runs `work` once what was written so far is committed; outside a transaction, at once. It must not throw. */
  afterCommit(work: () => void): void;
  /**
   * Notifies all listeners of the channel; inside a transaction, only when it commits. Those of this process hear it twice: once
   * before the call that made the change is answered, so that whoever made it reads it, and once with all the others.
   */
  notify(channel: string, payload?: string): Promise<void>;
}

class UnexpectedRowCount extends Error {
  override readonly name = 'UnexpectedRowCount';
}

/** Runs one statement. */
export type Run = <Row extends QueryResultRow>(statement: Sql) => Promise<QueryResult<Row>>;

type AfterCommit = Session['afterCommit'];

/** A session over anything that can run a statement. `hear` is told at once what everybody is notified of. */
export function sessionOver(
  runNow: Run,
  afterCommit: AfterCommit = (work) => work(),
  hear: (channel: string, payload: string) => void = () => {},
): Session {
  const run: Run = (statement) => {
    const tracer = tracing();
    return tracer === null ? runNow(statement) : tracer.inStatement(statement.text, () => runNow(statement));
  };
  const query = async <Row extends QueryResultRow>(statement: Sql): Promise<Row[]> =>
    (await run<Row>(statement)).rows;
  const maybeOne = async <Row extends QueryResultRow>(statement: Sql): Promise<Row | undefined> => {
    const rows = await query<Row>(statement);
    if (rows.length > 1) throw new UnexpectedRowCount(`${rows.length} rows where at most one was expected`);
    return rows[0];
  };
  return {
    query,
    maybeOne,
    async one<Row extends QueryResultRow>(statement: Sql): Promise<Row> {
      const row = await maybeOne<Row>(statement);
      if (row === undefined) throw new UnexpectedRowCount('no row where one was expected');
      return row;
    },
    async execute(statement) {
      return (await run(statement)).rowCount ?? 0;
    },
    afterCommit,
    async notify(channel, payload = '') {
      await run(sql`SELECT pg_notify(${channel}, ${payload})`);
      afterCommit(() => hear(channel, payload));
    },
  };
}

/** Runs a statement; those started in one turn leave in one write. */
export async function runOn<Row extends QueryResultRow>(
  client: PoolClient,
  statement: Sql,
  names: StatementNames,
): Promise<QueryResult<Row>> {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  try {
    return await client.query<Row>(names.configOf(statement));
  } catch (error) {
    throw asDatabaseError(error);
  }
}
