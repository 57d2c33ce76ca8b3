import { EventEmitter } from 'node:events';
import {
  run,
  runMigrations,
  parseCronItems,
  Logger as WorkerLogger,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Logger } from 'pino';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import { jobsEnded } from '../telemetry/counters.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { markLiving, releaseDeadWorkers } from './dead-workers.ts';
import { openJobBell } from './job-bell.ts';
import { queuePool } from './queue-pool.ts';

export interface JobOptions {
  /** Earliest start, by the database's clock. */
  readonly runAt?: Date;
  /** Replaces a waiting job with the same key, so there is only one. */
  readonly key?: string;
  /** Jobs of one queue run one at a time, so a slow service blocks only one worker. */
  readonly queue?: string;
  /** Runs before all that wait. */
  readonly isUrgent?: boolean;
}

/** The outbox: jobs added in a transaction run after it commits, at least once (RUN-04). */
export interface Jobs {
  add(session: Session, name: string, payload: unknown, options?: JobOptions): Promise<void>;
}

/** Runs a job. It may run more than once, so it must be idempotent. Throwing retries it later. */
export type Task = (payload: unknown) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

export interface JobRunner {
  /** Stops taking jobs and waits for running ones. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  readonly database: Database;
  readonly log: Logger;
  readonly tasks: Tasks;
  /** Names of tasks that run every minute. */
  readonly minutely: readonly string[];
}

/** Creates or updates the queue's own tables; call once before the first job. */
export async function prepareJobs({ sessionPool }: Pick<Database, 'sessionPool'>): Promise<void> {
  await runMigrations({ pgPool: sessionPool, logger: silent });
}

/** Lower numbers run first. */
const urgent = -10;

/**
 * Adds jobs without a notification in the caller's transaction, because PostgreSQL commits transactions that notify one
 * after the other (decision 66). The workers are woken after the commit over `database`, and poll in case nobody did.
 */
export function createJobs(database: Pick<Session, 'notify'>): Jobs {
  const bell = openJobBell(database);
  return {
    async add(session, name, payload, options = {}) {
      const { runAt, key = null, queue = null, isUrgent = false } = options;
      const job = {
        name,
        payload: JSON.stringify(payload),
        runAt: runAt ?? null,
        key,
        queue,
        priority: isUrgent ? urgent : 0,
      };
      if ((await session.execute(quietJob(job))) !== 1) await session.query(notifiedJob(job));
      else if (runAt === undefined || runAt.getTime() <= Date.now()) session.afterCommit(() => bell.ring());
    },
  };
}

interface NewJob {
  readonly name: string;
  readonly payload: string;
  readonly runAt: Date | null;
  readonly key: string | null;
  readonly queue: string | null;
  readonly priority: number;
}

/**
 * Adds a job, or replaces the waiting one with its key. Does nothing while the queue doesn't know the task or the lane yet,
 * or when the job with its key is being done or has failed for good.
 */
function quietJob({ name, payload, runAt, key, queue, priority }: NewJob): Sql {
  return sql`
    INSERT INTO graphile_worker._private_jobs AS job (task_id, job_queue_id, key, payload, run_at, max_attempts, priority)
    SELECT task.id, lane.id, ${key}, ${payload}::json, coalesce(${runAt}::timestamptz, now()), 25, ${priority}
    FROM graphile_worker._private_tasks AS task
    LEFT JOIN graphile_worker._private_job_queues AS lane ON lane.queue_name = ${queue}
    WHERE task.identifier = ${name} AND (${queue}::text IS NULL OR lane.id IS NOT NULL)
    ON CONFLICT (key) DO UPDATE SET task_id = EXCLUDED.task_id, job_queue_id = EXCLUDED.job_queue_id,
      payload = EXCLUDED.payload, run_at = EXCLUDED.run_at, max_attempts = EXCLUDED.max_attempts,
      priority = EXCLUDED.priority, revision = job.revision + 1, attempts = 0, last_error = NULL, updated_at = now()
    WHERE job.is_available`;
}

/** The queue's own way, for whatever `quietJob` leaves: it also notifies. */
function notifiedJob({ name, payload, runAt, key, queue, priority }: NewJob): Sql {
  return sql`
    SELECT FROM graphile_worker.add_job(
      ${name}, payload => ${payload}::json, run_at => ${runAt}::timestamptz, job_key => ${key},
      queue_name => ${queue}, priority => ${priority})`;
}

/** Runs jobs on the shop's connection pool until stopped. */
export async function startJobs({ database, log, tasks, minutely }: JobRunnerOptions): Promise<JobRunner> {
  const events: WorkerEvents = new EventEmitter();
  markLiving(events);
  await releaseDeadWorkers(database);
  const runner = await run({
    events,
    pgPool: queuePool(database),
    taskList: taskList(tasks),
    parsedCronItems: parseCronItems(minutely.map((task) => ({ task, match: '* * * * *' }))),
    concurrency: 6,
    pollInterval: 1000,
    noHandleSignals: true,
    noPreparedStatements: database.sessionUrl !== database.url,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
    }),
  });
  // stop() awaits it; without this handler an early failure would end the process.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return { stop: async () => runner.stop() };
}

/** The tasks in graphile-worker's format. */
export function taskList(tasks: Tasks): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, async (payload: unknown) => counted(name, task, payload)]),
  );
}

async function counted(name: string, task: Task, payload: unknown): Promise<void> {
  try {
    await inSpan({ name: `job ${name}`, kind: 'consumer', isRoot: true }, () => task(payload));
    jobsEnded.inc({ task: name, outcome: 'done' });
  } catch (error) {
    jobsEnded.inc({ task: name, outcome: 'failed' });
    throw error;
  }
}

/** What waits in the queue of all processes; null while the database is away. */
export async function readQueue(session: Session): Promise<QueueFigures | null> {
  return session
    .one<QueueFigures>(
      sql`
    SELECT count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now()) AS due,
      count(*) FILTER (WHERE attempts < max_attempts AND run_at > now()) AS later,
      count(*) FILTER (WHERE attempts >= max_attempts) AS failed,
      coalesce(extract(epoch FROM now() - min(run_at)
        FILTER (WHERE attempts < max_attempts AND run_at <= now() AND locked_at IS NULL)), 0)::float8 AS oldest
    FROM graphile_worker.jobs`,
    )
    .catch(() => null);
}

export interface QueueFigures {
  readonly due: number;
  readonly later: number;
  readonly failed: number;
  /** Seconds that the oldest due job has waited. */
  readonly oldest: number;
}

const silent = new WorkerLogger(() => () => undefined);
