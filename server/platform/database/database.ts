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
import { createListener, type NoticeHandler } from './connection/listener.ts';
import type { DatabaseLog } from './log.ts';
import { runOn, type Session, sessionOver } from './session.ts';
import { StatementNames } from './statement-names.ts';
import { inTransaction, repeatedly, type TransactionOptions } from './transaction.ts';

export interface DatabaseOptions {
  /** postgresql://… of any PostgreSQL; of the embedded one, `EmbeddedServer.url`. */
  url: string;
  log: DatabaseLog;
  /** Most connections of this process's pool. */
  poolSize?: number;
}

/**
 * The shop's way to PostgreSQL. It survives the database going away and comes back by itself; meanwhile every
 * call throws DatabaseUnavailable, which the server answers with 503 and Retry-After (RUN-03). One that hangs is told
 * from a slow statement by its heartbeat, and calls are refused within a second.
 */
export interface Database extends Session {
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws. A serialization
   * failure or a deadlock runs it again, up to 5 times in all, so `work` has no effect outside the database.
   */
  transaction<Result>(work: (session: Session) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Hears a channel on a connection of its own; resolves once it is heard, with the way to stop hearing. */
  listen(channel: string, handler: NoticeHandler): Promise<() => Promise<void>>;
  /** Ends all connections, after the statements under way. */
  close(): Promise<void>;
  /** For the job queue, which shares the connections. */
  readonly pool: Pool;
  readonly url: string;
  /** False while the database hangs: it takes connections and says nothing. */
  readonly isAnswering: boolean;
}

/** Opens no connection yet: the first statement does. */
export function openDatabase({ url, log, poolSize = 20 }: DatabaseOptions): Database {
  const pool = new Pool({ ...connectionConfig(url), max: poolSize, idleTimeoutMillis: 30_000 });
  // Without a listener of its own, a connection that breaks while in use ends the process.
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

  /** A connection that was made after the last silence: one from before may be dead without knowing. */
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
  const sessionOn = (client: PoolClient): Session =>
    sessionOver(<Row extends QueryResultRow>(statement: Sql) => runOn<Row>(client, statement, names));

  return {
    ...sessionOver(<Row extends QueryResultRow>(statement: Sql) =>
      withClient((client) => runOn<Row>(client, statement, names)),
    ),
    transaction: (work, options) =>
      repeatedly(() => withClient((client) => inTransaction(client, () => work(sessionOn(client)), options))),
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
