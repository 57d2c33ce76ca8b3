import { Pool, type PoolClient } from 'pg';
import { patientConnectionConfig, transactionLimits } from './connection/connection.ts';
import { createListener, type NoticeHandler } from './connection/listener.ts';
import { openPool } from './connection/pool.ts';
import { openReplica, type Replica } from './connection/replica.ts';
import { inSpan } from '../telemetry/tracing.ts';
import type { DatabaseLog } from './log.ts';
import { type Session, sessionOver } from './session.ts';
import { inTransaction, repeatedly, type TransactionOptions } from './transaction.ts';

export interface DatabaseOptions {
  /** postgresql://… of any PostgreSQL; `EmbeddedServer.url` for the embedded one. */
  url: string;
  log: DatabaseLog;
  /** Maximum number of connections in the pool. */
  poolSize?: number;
  /** The way around a transaction pooler; only when `url` leads through one. */
  sessionUrl?: string | null;
  /** A read replica. */
  replicaUrl?: string | null;
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
  /**
   * For lists that everybody gets, up to two seconds old (PRF-04): from the read replica if there is a fresh one, else
   * from the primary. Never for prices at checkout, stock, roles, or what a person may just have written.
   */
  readonly replica: Session;
  /** Whether a replica is in use; null when the shop has none. */
  readonly isReplicaUsed: boolean | null;
  /** For the job queue, which shares the pool. */
  readonly pool: Pool;
  /** One connection that keeps its session, for the job queue to listen on. */
  readonly sessionPool: Pool;
  readonly url: string;
  /** An address without a transaction pooler, for migrations. */
  readonly sessionUrl: string;
  /** False while the database hangs: it accepts connections but doesn't respond. */
  readonly isAnswering: boolean;
}

/** Notices of this channel tell that lists have changed. */
const listChannel = 'catalogue';

/** Doesn't connect yet: the first statement does. With a replica, at once. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, log, poolSize: size = 20, replicaUrl = null } = options;
  const sessionUrl = options.sessionUrl ?? url;
  const isPooled = sessionUrl !== url;
  const listener = createListener(sessionUrl, log);
  const primary = openPool({ url, sessionUrl, log, size, onSilence: () => listener.renew() });
  const sessionPool = new Pool({ ...patientConnectionConfig(sessionUrl), max: 1 });
  sessionPool.on('connect', (client) => client.on('error', () => undefined));
  sessionPool.on('error', () => undefined);
  const replica = replicaUrl === null ? null : startReplica(replicaUrl);

  function startReplica(address: string): Replica {
    const copies = openPool({ url: address, log, size });
    const opened = openReplica({ primary, replica: copies, log });
    // A database that can't be listened to yet is told by everyone else who listens.
    listener.listen(listChannel, () => opened.outdate()).catch(() => undefined);
    return {
      ...opened,
      get isUsed() {
        return opened.isUsed;
      },
      async close() {
        await opened.close();
        await copies.close();
      },
    };
  }

  const sessionOn = (client: PoolClient, committed: (() => void)[]): Session =>
    sessionOver(
      (statement) => primary.runOn(client, statement),
      (work) => committed.push(work),
      (channel, payload) => listener.tell(channel, payload),
    );
  const own = sessionOver(
    (statement) => primary.run(statement),
    (work) => work(),
    (channel, payload) => listener.tell(channel, payload),
  );

  return {
    ...own,
    transaction: (work, transactionOptions) =>
      inSpan({ name: 'transaction', kind: 'internal' }, () =>
        repeatedly(async () => {
          const committed: (() => void)[] = [];
          const result = await primary.withClient((client) =>
            inTransaction(client, () => work(sessionOn(client, committed)), {
              ...transactionOptions,
              begin: isPooled ? transactionLimits : '',
            }),
          );
          for (const each of committed) each();
          return result;
        }),
      ),
    listen: (channel, handler) => listener.listen(channel, handler),
    async close() {
      await replica?.close();
      await Promise.all([listener.close(), primary.close(), sessionPool.end()]);
    },
    get isAnswering() {
      return primary.isAnswering;
    },
    replica: replica?.session ?? own,
    get isReplicaUsed() {
      return replica?.isUsed ?? null;
    },
    pool: primary.pool,
    sessionPool,
    url,
    sessionUrl,
  };
}
