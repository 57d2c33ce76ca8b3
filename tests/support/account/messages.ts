import { Logger, runOnce } from 'graphile-worker';
import { pino } from 'pino';
import sql from 'sql-template-tag';
import type { ShopContext } from '../../../server/platform/start/context.ts';
import { createJobs, taskList } from '../../../server/platform/jobs/jobs.ts';
import { createCarriers } from '../../../server/account/message/carriers.ts';
import { messageTasks } from '../../../server/account/message/deliver.ts';
import { openOutgoing } from '../../../server/platform/outgoing/outgoing.ts';
import {
  channels,
  createMessages,
  type Messages,
  type OutgoingMessage,
} from '../../../server/account/message/messages.ts';
import type { Settings } from '../../../server/platform/start/settings.ts';
import { lendTestDatabase } from '../database.ts';
import { silentLog } from '../platform/silent-log.ts';

export interface Messenger {
  readonly database: ShopContext['database'];
  readonly messages: Messages;
  /** Sends one message in a transaction of its own. */
  send(message: OutgoingMessage): Promise<void>;
  /** Tries everything that waits, once, also what a live shop would try later only. */
  deliver(): Promise<void>;
  /** How each message stands, the oldest first. */
  statuses(): Promise<string[]>;
  /** Jobs that wait, with what went wrong the last time. */
  waiting(): Promise<{ attempts: number; last_error: string }[]>;
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

type Ways = Partial<Pick<Settings, 'mail' | 'sms' | 'whatsapp'>>;

export interface ListOptions extends Partial<Pick<Settings, 'smsPerMinute' | 'smsPerDay'>> {
  readonly startsAt?: Date;
}

/** What delivers messages in a live shop, over a database and a clock of its own. */
export async function openMessenger(
  ways: Ways,
  patience?: number,
  { smsPerMinute = 1000, smsPerDay = 10_000, startsAt = new Date('2026-11-21T04:30:00Z') }: ListOptions = {},
): Promise<Messenger> {
  const owned = await lendTestDatabase();
  const { database } = owned;
  let now = startsAt.getTime();
  const clock = () => new Date(now);
  const jobs = createJobs(database);
  const messages = createMessages({ clock, jobs, channels: new Set(channels), isSandbox: false, lanes: 2 });
  const carriers = createCarriers(
    { mail: null, sms: null, whatsapp: null, ...ways },
    // The tests try again at once, and would meet an open circuit breaker.
    openOutgoing(silentLog, { maxFailures: 100 }),
    patience,
  );
  const countDue = async (): Promise<number> => {
    const { due } = await database.one<{ due: number }>(
      sql`SELECT count(*) AS due FROM graphile_worker.jobs WHERE run_at <= now()`,
    );
    return due;
  };
  const settings = { smsPerMinute, smsPerDay, messageLanes: 2 };
  const tasks = messageTasks({ database, clock, jobs, settings, log: pino({ level: 'silent' }) }, carriers);
  return {
    database,
    messages,
    async send(message) {
      now += 1;
      await database.transaction((tx) => messages.send(tx, message));
    },
    async deliver() {
      await database.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
      // One look may find a lane taken by the message before.
      for (let due = 1; due > 0; due = await countDue()) {
        const options = { pgPool: database.pool, noHandleSignals: true, logger: new Logger(() => () => undefined) };
        await runOnce(options, taskList(tasks));
      }
    },
    async statuses() {
      const rows = await database.query<{ status: string }>(sql`SELECT status FROM message ORDER BY sent_at, id`);
      return rows.map(({ status }) => status);
    },
    async waiting() {
      return database.query<{ attempts: number; last_error: string }>(
        sql`SELECT attempts, last_error FROM graphile_worker.jobs ORDER BY id`,
      );
    },
    pass(milliseconds) {
      now += milliseconds;
    },
    close: () => owned.drop(),
  };
}
