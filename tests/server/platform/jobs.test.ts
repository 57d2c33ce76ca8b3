import { pino } from 'pino';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../server/platform/database/database.ts';
import { createJobs, startJobs } from '../../../server/platform/jobs/jobs.ts';
import { startHangingDatabase } from '../../support/platform/hanging-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { silentLog } from '../../support/platform/silent-log.ts';

const log = pino({ level: 'silent' });
let opened: TestDatabase;

beforeEach(async () => {
  opened = await createTestDatabase();
});

afterEach(() => opened.drop());

test('RUN-04 a job that was added in a transaction runs after it committed, and never when it did not', async () => {
  const { database } = opened;
  const jobs = createJobs(opened.database);
  const seen: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const tasks = {
    note: async (payload: unknown) => {
      seen.push(payload);
      done.resolve();
    },
  };
  const runner = await startJobs({ database, log, tasks, minutely: [] });
  await expect(
    database.transaction(async (tx) => {
      await jobs.add(tx, 'note', { kept: false });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.transaction(async (tx) => jobs.add(tx, 'note', { kept: true }));
  await done.promise;
  await runner.stop();
  expect(seen).toEqual([{ kept: true }]);
});

test('RUN-04 a job with a key is there once, and not before its time', async () => {
  const { database } = opened;
  const jobs = createJobs(opened.database);
  const runAt = new Date(Date.now() + 3_600_000);
  for (const round of [1, 2]) await jobs.add(database, 'later', { round }, { key: 'one', runAt });
  const { rows } = await database.pool.query('SELECT key, run_at FROM graphile_worker.jobs');
  expect(rows).toEqual([{ key: 'one', run_at: runAt }]);
});

test('RUN-03, RUN-04 a database that goes away while jobs end stops no shop: one is done and one tried again once it is back', async () => {
  const proxy = await startHangingDatabase(opened.url);
  const database = openDatabase({ url: proxy.url, log: silentLog });
  const jobs = createJobs(opened.database);
  const begun = { succeeds: Promise.withResolvers<void>(), fails: Promise.withResolvers<void>() };
  const cut = Promise.withResolvers<void>();
  const tasks = {
    succeeds: async () => {
      begun.succeeds.resolve();
      await cut.promise;
    },
    fails: async () => {
      begun.fails.resolve();
      await cut.promise;
      throw new Error('not now');
    },
  };
  const runner = await startJobs({ database, log, tasks, minutely: [] });
  for (const name of ['succeeds', 'fails']) await jobs.add(opened.database, name, {});
  await Promise.all([begun.succeeds.promise, begun.fails.promise]);
  proxy.cut();
  cut.resolve();
  await vi.waitFor(async () => expect(database.query(sql`SELECT 1`)).rejects.toThrow('isn’t available'));
  proxy.resume();
  await vi.waitFor(
    async () => {
      const left = await opened.database.query(sql`
        SELECT task_identifier AS task, last_error AS error, locked_at AS locked FROM graphile_worker.jobs`);
      expect(left).toEqual([{ task: 'fails', error: 'not now', locked: null }]);
    },
    { interval: 50, timeout: 30_000 },
  );
  await runner.stop();
  await database.close();
  await proxy.close();
});
