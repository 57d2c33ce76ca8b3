import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, test, vi } from 'vitest';
import { createJobs, prepareJobs } from '../../server/platform/jobs/jobs.ts';
import { start, usedDataDir } from './support/data-dir.ts';
import { open, ownDatabase } from './support/own-database.ts';

const patient = { timeout: 30_000, interval: 10 };
const jobsThere = sql`SELECT payload FROM graphile_worker._private_jobs ORDER BY id`;

test('PRF-04, RUN-04 a transaction that adds a job commits while another one that did is still being written', async () => {
  const dataDir = await usedDataDir();
  // A commit that asks for it waits for a copy that never comes, until it is cancelled.
  const settings = `synchronous_standby_names = 'nobody'\nsynchronous_commit = 'local'\n`;
  await appendFile(join(dataDir, 'postgres/postgresql.auto.conf'), settings);
  const { url } = await start(dataDir);
  const database = open(url);
  await prepareJobs(database);
  const jobs = createJobs(database);
  await jobs.add(database, 'note', { n: 0 });
  const slow = database.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL synchronous_commit = 'on'`);
    await jobs.add(tx, 'note', { n: 1 });
    await jobs.add(tx, 'note', { n: 2 }, { key: 'slow' });
  });
  const waiting = sql`FROM pg_stat_activity WHERE wait_event = 'SyncRep'`;
  await expect.poll(() => database.query(sql`SELECT count(*) ${waiting}`), patient).toEqual([{ count: 1 }]);
  await database.transaction(async (tx) => {
    await jobs.add(tx, 'note', { n: 3 });
    await jobs.add(tx, 'note', { n: 4 }, { key: 'fast' });
  });
  expect(await database.query(sql`SELECT pg_cancel_backend(pid) AS cancelled ${waiting}`)).toEqual([
    { cancelled: true },
  ]);
  await slow;
  expect(await database.query(jobsThere)).toEqual([0, 1, 2, 3, 4].map((n) => ({ payload: { n } })));
});

test('RUN-04 workers are woken once for many jobs, after the commit, and not for what is due later', async () => {
  const database = await ownDatabase();
  const jobs = createJobs(database);
  const told: unknown[] = [];
  // Another process hears everything once.
  await open(database.url).listen('jobs:insert', (notice) =>
    told.push(notice.kind === 'message' && JSON.parse(notice.payload)),
  );
  await jobs.add(database, 'note', { n: 0 }, { queue: 'lane' });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  told.length = 0;
  await database.transaction(async (tx) => {
    for (const n of [1, 2, 3]) await jobs.add(tx, 'note', { n }, { queue: 'lane' });
    await jobs.add(tx, 'note', { n: 4 }, { runAt: new Date(Date.now() + 3_600_000) });
    await database.notify('jobs:insert', '"not committed yet"');
  });
  await vi.waitFor(() => expect(told).toEqual(['not committed yet', { count: 1 }, { count: 2 }]));
  await expect(
    database.transaction(async (tx) => {
      await jobs.add(tx, 'note', { n: 5 });
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await database.notify('jobs:insert', '"the end"');
  await vi.waitFor(() => expect(told).toEqual(['not committed yet', { count: 1 }, { count: 2 }, 'the end']));
  expect(await database.query(jobsThere)).toEqual([0, 1, 2, 3, 4].map((n) => ({ payload: { n } })));
});

test('RUN-04 a job with a key replaces the one that waits; one that is being done or failed for good keeps its work and loses its key', async () => {
  const database = await ownDatabase();
  const jobs = createJobs(database);
  const runAt = new Date('2099-01-01T00:00:00Z');
  const there = () =>
    database.query(sql`SELECT payload, key, attempts, last_error AS error, run_at = ${runAt} AS is_later
      FROM graphile_worker._private_jobs ORDER BY id`);
  const job = (n: number, key: string | null, change: object = {}) => ({
    payload: { n },
    key,
    attempts: 0,
    error: null,
    is_later: false,
    ...change,
  });
  await jobs.add(database, 'note', { n: 1 }, { key: 'one' });
  await database.execute(sql`UPDATE graphile_worker._private_jobs SET attempts = 3, last_error = 'not now'`);
  await jobs.add(database, 'note', { n: 2 }, { key: 'one', runAt });
  expect(await there()).toEqual([job(2, 'one', { is_later: true })]);

  await database.execute(sql`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'somebody'`);
  await jobs.add(database, 'note', { n: 3 }, { key: 'one' });
  expect(await there()).toEqual([job(2, null, { is_later: true, attempts: 25 }), job(3, 'one')]);

  await database.execute(sql`UPDATE graphile_worker._private_jobs SET attempts = 25 WHERE key = 'one'`);
  await jobs.add(database, 'note', { n: 4 }, { key: 'one' });
  const failed = job(3, null, { attempts: 25 });
  expect(await there()).toEqual([job(2, null, { is_later: true, attempts: 25 }), failed, job(4, 'one')]);
});
