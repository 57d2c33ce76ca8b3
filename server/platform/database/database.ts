import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';
import { connectionConfig } from './connection/connection.ts';
import {
  asDatabaseError,
  breaksConnection,
  codeOf,
  DatabaseUnavailable,
} from './connection/database-unavailable.ts';
import { createHeartbeat } from './connection/heartbeat.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { createListener, type NoticeHandler } from './connection/listener.ts';
import type { DatabaseLog } from './log.ts';
import { runOn, type Session, sessionOver } from './session.ts';
import { StatementNames } from './statement-names.ts';
import { inTransaction, repeatedly, type TransactionOptions } from './transaction.ts';

export interface DatabaseOptions {
  /** postgresql://… of any PostgreSQL; `EmbeddedServer.url` for the embedded one. */
  url: string;
  log: DatabaseLog;
  /** Maximum number of connections in the pool. */
  poolSize?: number;
}

/**
 * The shop's PostgreSQL client. It survives an outage and reconnects; meanwhile every call throws
 * DatabaseUnavailable, which becomes 503 with Retry-After (RUN-03). The heartbeat tells a hanging database from a
 * slow statement, so calls fail within a second.
 */
export interface Database extends Session {
  /**
   * Runs `work` in one transaction: commits when it returns, rolls back when it throws. Retries on a serialization
   * failure or a deadlock, 5 attempts in all, so `work` must have no side effects outside the database.
   */
  transaction<Result>(work: (session: Session) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Listens to a channel on a separate connection. Resolves with the unsubscribe function once it is listening. */
  listen(channel: string, handler: NoticeHandler): Promise<() => Promise<void>>;
  /** Closes all connections after running statements have finished. */
  close(): Promise<void>;
  /** For the job queue, which shares the pool. */
  readonly pool: Pool;
  readonly url: string;
  /** False while the database hangs: it accepts connections but doesn't respond. */
  readonly isAnswering: boolean;
}

/** Doesn't connect yet: the first statement does. */
export function openDatabase({ url, log, poolSize = 20 }: DatabaseOptions): Database {
  const pool = new Pool({ ...connectionConfig(url), max: poolSize, idleTimeoutMillis: 30_000 });
  // Without an error listener, a connection that breaks while in use ends the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => log.warn({ code: codeOf(error) }, 'a database connection broke'));
  const names = new StatementNames();
  const listener = createListener(url, log);

  const heartbeat = createHeartbeat({
    url,
    log,
    onSilence() {
      for (const client of busy) client.connection.stream.destroy();
      listener.renew();
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
  const sessionOn = (client: PoolClient, committed: (() => void)[]): Session =>
    sessionOver(
      <Row extends QueryResultRow>(statement: Sql) => runOn<Row>(client, statement, names),
      (work) => committed.push(work),
    );

  return {
    ...sessionOver(<Row extends QueryResultRow>(statement: Sql) =>
      withClient((client) => runOn<Row>(client, statement, names)),
    ),
    transaction: (work, options) =>
      inSpan({ name: 'transaction', kind: 'internal' }, () =>
        repeatedly(async () => {
          const committed: (() => void)[] = [];
          const result = await withClient((client) =>
            inTransaction(client, () => work(sessionOn(client, committed)), options),
          );
          for (const each of committed) each();
          return result;
        }),
      ),
    listen: (channel, handler) => listener.listen(channel, handler),
    async close() {
      await heartbeat.stop();
      await Promise.all([listener.close(), pool.end()]);
    },
    get isAnswering() {
      return heartbeat.isAnswering;
    },
    pool,
    url,
  };
}
