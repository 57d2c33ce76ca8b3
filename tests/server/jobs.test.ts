import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createJobs, startJobs } from '../../server/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const log = pino({ level: 'silent' });
let opened: TestDatabase;

beforeEach(async () => {
  opened = await createTestDatabase();
});

afterEach(() => opened.drop());

test('RUN-04 a job that was added in a transaction runs after it committed, and never when it did not', async () => {
  const { database } = opened;
  const jobs = createJobs();
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
  const jobs = createJobs();
  const runAt = new Date(Date.now() + 3_600_000);
  for (const round of [1, 2]) await jobs.add(database, 'later', { round }, { key: 'one', runAt });
  const { rows } = await database.pool.query('SELECT key, run_at FROM graphile_worker.jobs');
  expect(rows).toEqual([{ key: 'one', run_at: runAt }]);
});
