import { setTimeout as delay } from 'node:timers/promises';
import type { QueryResultRow } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { DatabaseLog } from '../log.ts';
import { type Run, type Session, sessionOver } from '../session.ts';
import type { ConnectionPool } from './pool.ts';

export interface ReplicaOptions {
  readonly primary: Pick<ConnectionPool, 'run'>;
  readonly replica: Pick<ConnectionPool, 'run'>;
  readonly log: DatabaseLog;
}

export interface Replica {
  /** Reads from the replica while it is fresh, else from the primary. */
  readonly session: Session;
  /** True while it is there and fresh. */
  readonly isUsed: boolean;
  /** To call when something has changed: until the replica has it too, the primary is read. */
  outdate(): void;
  close(): Promise<void>;
}

/** How far the primary had written at a moment of this process's clock. */
interface Mark {
  readonly position: number;
  readonly at: number;
}

/** Milliseconds between two looks at both servers, and from a change to the next look. */
const pause = 250;
const shortPause = 20;
/** Milliseconds that a replica may be behind and still be read. */
const longestLag = 2_000;
const maxMarks = 32;

/**
 * A read replica for lists (PRF-04). Its state is as of the newest mark of the primary that it has replayed. It is read
 * only while that is at most two seconds ago and not before the last change that was announced. One that is away, hangs,
 * lags, was promoted, or belongs to another primary isn't read.
 */
export function openReplica({ primary, replica, log }: ReplicaOptions): Replica {
  const closing = new AbortController();
  let wake = new AbortController();
  let freshAsOf = Number.NEGATIVE_INFINITY;
  let changedAt = performance.now();
  let wasUsed: boolean | null = null;
  let marks: Mark[] = [];

  const isUsed = (): boolean => freshAsOf >= changedAt && performance.now() - freshAsOf <= longestLag;
  const look = async (): Promise<void> => {
    const at = performance.now();
    const [own, copied] = await Promise.all([primary.run<Own>(ownPosition), replica.run<Copied>(copiedPosition)]);
    const [there, here] = [own.rows[0], copied.rows[0]];
    // A promoted replica goes its own way, and so does any other database.
    if (!there || !here?.is_replica || here.system !== there.system || here.position === null) {
      throw new NoReplica('It is no replica of this database');
    }
    marks = [...marks, { position: there.position, at }].slice(-maxMarks);
    const replayed = marks.findLast(({ position }) => position <= (here.position ?? 0));
    freshAsOf = Math.max(freshAsOf, replayed?.at ?? freshAsOf);
  };
  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await look().catch(() => {
        freshAsOf = Number.NEGATIVE_INFINITY;
        marks = [];
      });
      tellChange();
      const isCatchingUp = freshAsOf < changedAt && marks.length > 0;
      wake = new AbortController();
      const signal = AbortSignal.any([closing.signal, wake.signal]);
      await delay(isCatchingUp ? shortPause : pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const tellChange = (): void => {
    const isFresh = performance.now() - freshAsOf <= longestLag;
    if (isFresh === wasUsed) return;
    wasUsed = isFresh;
    if (isFresh) log.info({}, 'lists are read from the replica');
    else log.warn({}, 'the replica is unavailable or behind; lists are read from the primary');
  };
  const watching = watch();

  const run: Run = async <Row extends QueryResultRow>(statement: Sql) => {
    if (!isUsed()) return primary.run<Row>(statement);
    // Reads can be repeated: whatever is wrong with the replica, such as a conflict with recovery, the primary answers.
    return replica.run<Row>(statement).catch(() => primary.run<Row>(statement));
  };
  return {
    session: sessionOver(run),
    get isUsed() {
      return isUsed();
    },
    outdate() {
      changedAt = performance.now();
      wake.abort();
    },
    async close() {
      closing.abort();
      await watching;
    },
  };
}

class NoReplica extends Error {
  override readonly name = 'NoReplica';
}

interface Own {
  readonly system: string;
  readonly position: number;
}
interface Copied {
  readonly system: string;
  readonly is_replica: boolean;
  readonly position: number | null;
}

const ownPosition = sql`
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS position`;
const copiedPosition = sql`
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS system,
    pg_is_in_recovery() AS is_replica, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') AS position`;
