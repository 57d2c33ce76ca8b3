import sql from 'sql-template-tag';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectionConfig } from '../../server/platform/database/connection/connection.ts';
import { warnOfUnlimitedStatements } from '../../server/platform/database/connection/unlimited-statements.ts';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { createJobs, prepareJobs, startJobs } from '../../server/platform/jobs/jobs.ts';
import { silentLog } from '../support/platform/silent-log.ts';
import { startTransactionPooler, type TransactionPooler } from '../support/platform/transaction-pooler.ts';
import { ownDatabase } from './support/own-database.ts';
import { Client } from 'pg';
import { pino } from 'pino';

/** A database behind a pooler with two connections. */
async function pooledDatabase(poolSize = 8): Promise<{ database: Database; pooler: TransactionPooler }> {
  const { url: sessionUrl } = await ownDatabase();
  const pooler = await startTransactionPooler(sessionUrl, 2);
  onTestFinished(() => pooler.close());
  const database = openDatabase({ url: pooler.url, sessionUrl, log: silentLog, poolSize });
  onTestFinished(() => database.close());
  return { database, pooler };
}

test('PRF-04 a connection that needs its session is refused by the pooler, as PgBouncer does', async () => {
  const { pooler } = await pooledDatabase();
  const client = new Client(connectionConfig(pooler.url));
  await expect(client.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');
});

test('PRF-04 statements and transactions of many callers share two connections of a transaction pooler', async () => {
  const { database, pooler } = await pooledDatabase();
  await database.execute(sql`CREATE TABLE counter (n integer NOT NULL)`);
  await database.execute(sql`INSERT INTO counter VALUES (0)`);
  const count = async () =>
    database.transaction(async (tx) => {
      await tx.query(sql`SELECT pg_advisory_xact_lock(1)`);
      const { n } = await tx.one<{ n: number }>(sql`SELECT n FROM counter`);
      await Promise.all([tx.execute(sql`UPDATE counter SET n = ${n + 1}`), tx.query(sql`SELECT ${n}::integer`)]);
      return n;
    });
  const seen = await Promise.all(Array.from({ length: 40 }, count));
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at));
  expect(await database.query(sql`SELECT n FROM counter`)).toEqual([{ n: 40 }]);
  expect(pooler.served.map((times) => times > 0)).toEqual([true, true]);
});

test('PRF-04 a transaction through a pooler sets its own time limits, and they end with it', async () => {
  const { database } = await pooledDatabase();
  const limits = sql`SELECT current_setting('statement_timeout') AS statement,
    current_setting('idle_in_transaction_session_timeout') AS idle`;
  const within = await database.transaction((tx) => tx.one(limits));
  expect(within).toEqual({ statement: '3s', idle: '10s' });
  for (let times = 0; times < 4; times += 1) {
    expect(await database.one(limits)).toEqual({ statement: '0', idle: '0' });
  }
});

test('PRF-04 a role without a time limit is named at the start if there is a pooler, and only then', async () => {
  const { database } = await pooledDatabase();
  const warn = vi.fn();
  await warnOfUnlimitedStatements(database, { ...silentLog, warn });
  expect(warn.mock.calls).toEqual([
    [
      { command: `ALTER ROLE "mantra" SET statement_timeout = '3s'` },
      'statements through the pooler of DATABASE_URL have no time limit',
    ],
  ]);
  warn.mockClear();
  await warnOfUnlimitedStatements({ ...database, url: database.sessionUrl }, { ...silentLog, warn });
  expect(warn).not.toHaveBeenCalled();
});

test('PRF-04, RUN-04 behind a pooler notices are heard and jobs run at once, on connections around it', async () => {
  const { database } = await pooledDatabase();
  const heard: string[] = [];
  await database.listen('product', (notice) => heard.push(notice.kind));
  await database.notify('product');
  await vi.waitFor(() => expect(heard).toEqual(['message', 'message']));
  await prepareJobs(database);
  const done: unknown[] = [];
  const runner = await startJobs({
    database,
    log: pino({ level: 'silent' }),
    tasks: { note: async (payload) => void done.push(payload) },
    minutely: [],
  });
  onTestFinished(() => runner.stop());
  const jobs = createJobs(database);
  await database.transaction(async (tx) => jobs.add(tx, 'note', { n: 1 }));
  await jobs.add(database, 'note', { n: 2 });
  await vi.waitFor(() => expect(done).toEqual([{ n: 1 }, { n: 2 }]), { timeout: 30_000 });
  // Asked on each of the pooler's connections: whoever gets it next must find nothing of the queue's.
  const left = sql`SELECT pg_listening_channels() AS left UNION ALL SELECT name FROM pg_prepared_statements`;
  for (let times = 0; times < 4; times += 1) expect(await database.query(left)).toEqual([]);
});

test('PRF-04, RUN-03 a pooler whose connections are all taken is busy, and nobody takes the database for silent', async () => {
  const { database } = await pooledDatabase();
  await database.query(sql`SELECT 1`);
  const taken = [1, 2].map(async () => database.transaction((tx) => tx.query(sql`SELECT pg_sleep(1.5)`)));
  expect(await database.query(sql`SELECT 7 AS n`)).toEqual([{ n: 7 }]);
  await Promise.all(taken);
  expect(database.isAnswering).toBe(true);
});
