import { run, runMigrations, parseCronItems, Logger as WorkerLogger, type TaskList } from 'graphile-worker';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { Database } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import { queuePool } from './queue-pool.ts';

export interface JobOptions {
  /** Not before this moment, by the database's clock. */
  readonly runAt?: Date;
  /** A waiting job with the same key is replaced, so that there is one. */
  readonly key?: string;
  /** Jobs of one queue run one after the other, so that a slow service takes up one place only. */
  readonly queue?: string;
}

/** The outbox: what is added in a transaction happens after it committed, at least once (RUN-04). */
export interface Jobs {
  add(session: Session, name: string, payload: unknown, options?: JobOptions): Promise<void>;
}

/** What a job does; it may be run again, so it makes sure of its effect. A throw means: again later. */
export type Task = (payload: unknown) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

export interface JobRunner {
  /** Takes no new job and waits for those under way. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  readonly database: Database;
  readonly log: Logger;
  readonly tasks: Tasks;
  /** Names of tasks that are run every minute. */
  readonly minutely: readonly string[];
}

/** Makes or updates the queue's own tables; wanted once before the first job. */
export async function prepareJobs({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}

export function createJobs(): Jobs {
  return {
    async add(session, name, payload, { runAt, key, queue } = {}) {
      await session.query(sql`
        SELECT FROM graphile_worker.add_job(
          ${name}, payload => ${JSON.stringify(payload)}::json,
          run_at => ${runAt ?? null}::timestamptz, job_key => ${key ?? null},
          queue_name => ${queue ?? null})`);
    },
  };
}

/** Runs jobs on the shop's own connections, until it is stopped. */
export async function startJobs({ database, log, tasks, minutely }: JobRunnerOptions): Promise<JobRunner> {
  const runner = await run({
    pgPool: queuePool(database.pool),
    taskList: taskList(tasks),
    parsedCronItems: parseCronItems(minutely.map((task) => ({ task, match: '* * * * *' }))),
    concurrency: 6,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
    }),
  });
  // Its end is awaited by stop(); without a listener an early failure would end the process.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return { stop: async () => runner.stop() };
}

/** The tasks as graphile-worker takes them. */
export function taskList(tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, async (payload: unknown) => task(payload)]),
  );
}

const silent = new WorkerLogger(() => () => undefined);
