import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import { connectionConfig, pooledConnectionConfig } from './connection.ts';
import { asDatabaseError, breaksConnection, codeOf, DatabaseUnavailable } from './database-unavailable.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { DatabaseLog } from '../log.ts';
import { runOn } from '../session.ts';
import { StatementNames } from '../statement-names.ts';

export interface PoolOptions {
  readonly url: string;
  readonly log: DatabaseLog;
  readonly size: number;
  /** Another address around a transaction pooler; then each transaction may get another connection there. */
  readonly sessionUrl?: string;
  /** Called each time the database stops responding. */
  readonly onSilence?: () => void;
}

/** The connections to one server. Every call can throw DatabaseUnavailable. */
export interface ConnectionPool {
  readonly pool: Pool;
  readonly isAnswering: boolean;
  withClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  /** Runs a statement on a connection of `withClient`. */
  runOn<Row extends QueryResultRow>(client: PoolClient, statement: Sql): Promise<QueryResult<Row>>;
  /** Runs a statement on any connection. */
  run<Row extends QueryResultRow>(statement: Sql): Promise<QueryResult<Row>>;
  close(): Promise<void>;
}

/** Doesn't connect yet: the first statement does. */
export function openPool({ url, sessionUrl = url, log, size, onSilence }: PoolOptions): ConnectionPool {
  const isPooled = sessionUrl !== url;
  const config = isPooled ? pooledConnectionConfig(url) : connectionConfig(url);
  const pool = new Pool({ ...config, max: size, idleTimeoutMillis: 30_000 });
  // Without an error listener, a connection that breaks while in use ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ code: codeOf(error) }, 'a database connection broke'));
  // Behind a pooler the next transaction may run where the name is unknown.
  const names = new StatementNames({ isUsed: !isPooled });

  const heartbeat = createHeartbeat({
    // In the pooler's queue it would take a busy database for a hanging one.
    url: sessionUrl,
    log,
    onSilence() {
      for (const client of busy) client.connection.stream.destroy();
      onSilence?.();
    },
  });
  const busy = new Set<PoolClient>();
  const bornAt = new WeakMap<PoolClient, number>();
  pool.on('connect', (client) => bornAt.set(client, heartbeat.silences));

  /** A connection opened after the last hang: older ones may be dead without noticing. */
  const takeClient = async (): Promise<PoolClient> => {
    const { silences } = heartbeat;
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        throw asDatabaseError(error);
      });
      const isStale = bornAt.get(client) !== heartbeat.silences;
      if (!isStale && silences === heartbeat.silences) return client;
      client.release(isStale);
      if (silences !== heartbeat.silences) throw new DatabaseUnavailable(new Error('The caller was refused'));
    }
  };
  const withClient = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    heartbeat.start();
    return heartbeat.unlessSilent(async () => {
      const client = await takeClient();
      busy.add(client);
      try {
        const result = await work(client);
        client.release();
        return result;
      } catch (error) {
        client.release(breaksConnection(error));
        throw error;
      } finally {
        busy.delete(client);
      }
    });
  };

  return {
    pool,
    get isAnswering() {
      return heartbeat.isAnswering;
    },
    withClient,
    runOn: (client, statement) => runOn(client, statement, names),
    run: <Row extends QueryResultRow>(statement: Sql) =>
      withClient((client) => runOn<Row>(client, statement, names)),
    async close() {
      await heartbeat.stop();
      await pool.end();
    },
  };
}
