import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import { pooledConnectionConfig } from '../../platform/database/connection/connection.ts';
import { asDatabaseError, breaksConnection } from '../../platform/database/connection/database-unavailable.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Session, sessionOver } from '../../platform/database/session.ts';

/** Connections of one rehearsal: a page asks for a few things at once. */
const size = 3;
const idleMs = 10_000;

/**
 * The shop's database as a rehearsal sees it: every statement runs in a transaction of its own that begins with `views`,
 * temporary ones in front of the real tables, and is rolled back, so that nothing ever stays. Longer transactions, such as an
 * order's, can't write at all. The connections are its own, because prepared statements would remember the real tables.
 */
export function rehearsalDatabase(real: Database, views: () => Promise<string>): Database {
  const pool = new Pool({ ...pooledConnectionConfig(real.url), max: size, idleTimeoutMillis: idleMs });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const stops: (() => Promise<void>)[] = [];

  const rehearsed = async <Result>(
    begin: string,
    work: (client: PoolClient) => Promise<Result>,
  ): Promise<Result> => {
    const prelude = await views();
    const client = await pool.connect().catch((error: unknown) => {
      throw asDatabaseError(error);
    });
    try {
      await client.query(`BEGIN; ${prelude}; ${begin}`);
      return await work(client);
    } catch (error) {
      throw asDatabaseError(error);
    } finally {
      const failed = await client.query('ROLLBACK').then(
        () => false,
        (error: unknown) => breaksConnection(error),
      );
      client.release(failed);
    }
  };
  const runOn = async <Row extends QueryResultRow>(client: PoolClient, { text, values }: Sql) =>
    client.query<Row>({ text, values });
  const own = sessionOver(
    async <Row extends QueryResultRow>(statement: Sql): Promise<QueryResult<Row>> =>
      rehearsed('', (client) => runOn<Row>(client, statement)),
    // Nothing is ever committed.
    () => undefined,
  );
  return {
    ...own,
    transaction: async <Result>(work: (session: Session) => Promise<Result>) =>
      rehearsed('SET TRANSACTION READ ONLY', async (client) =>
        work(
          sessionOver(
            (statement) => runOn(client, statement),
            () => undefined,
          ),
        ),
      ),
    async listen(channel, handler) {
      const stop = await real.listen(channel, handler);
      stops.push(stop);
      return stop;
    },
    async close() {
      await Promise.all([pool.end(), ...stops.map(async (stop) => stop())]);
    },
    replica: own,
    isReplicaUsed: null,
    pool: real.pool,
    sessionPool: real.sessionPool,
    url: real.url,
    sessionUrl: real.sessionUrl,
    get isAnswering() {
      return real.isAnswering;
    },
  };
}
