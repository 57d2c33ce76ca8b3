import sql, { raw } from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Database } from '../../server/platform/database/database.ts';
import type { Session } from '../../server/platform/database/session.ts';
import { open, ownDatabase } from './support/own-database.ts';

const withCounter = async (): Promise<Database> => {
  const database = await ownDatabase();
  await database.execute(sql`CREATE TABLE counter (id int PRIMARY KEY, n int NOT NULL)`);
  await database.execute(sql`INSERT INTO counter VALUES (1, 0), (2, 0)`);
  return database;
};
const countersOf = (database: Database) => database.query(sql`SELECT id, n FROM counter ORDER BY id`);
const pidOf = async (session: Session) =>
  (await session.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).pid;

test('MNY-01 whole numbers and decimals arrive as numbers, and days as they are written', async () => {
  const database = await ownDatabase();
  const row = await database.one(sql`
    SELECT 9007199254740991::int8 AS big, sum(n)::int8 AS sum, 12.50::numeric AS percent, date '2026-03-31' AS day
    FROM (VALUES (1), (2)) AS v (n)`);
  expect(row).toEqual({ big: 9_007_199_254_740_991, sum: 3, percent: 12.5, day: '2026-03-31' });
});

test('MNY-01 a whole number that would lose its last digits is an error, not a wrong number', async () => {
  const database = await ownDatabase();
  const query = database.query(sql`SELECT 9007199254740993::int8 AS big`);
  await expect(query).rejects.toThrow('9007199254740993 is not a safe number');
  expect(await database.query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
});

test('RUN-03 one row and maybe one row are told from none and many', async () => {
  const database = await withCounter();
  expect(await database.one(sql`SELECT n FROM counter WHERE id = ${1}`)).toEqual({ n: 0 });
  expect(await database.maybeOne(sql`SELECT n FROM counter WHERE id = ${9}`)).toBe(undefined);
  expect(await database.execute(sql`UPDATE counter SET n = n`)).toBe(2);
  await expect(database.one(sql`SELECT n FROM counter WHERE id = ${9}`)).rejects.toThrow('no row where one');
  await expect(database.maybeOne(sql`SELECT n FROM counter`)).rejects.toThrow('2 rows where at most one');
});

test('RUN-04 a transaction is kept when its work returns and leaves nothing when it throws', async () => {
  const database = await withCounter();
  const answer = await database.transaction(async (session) => {
    await session.execute(sql`UPDATE counter SET n = 5 WHERE id = 1`);
    return 'kept';
  });
  const refused = database.transaction(async (session) => {
    await session.execute(sql`UPDATE counter SET n = 9`);
    throw new Error('out of stock');
  });
  await expect(refused).rejects.toThrow('out of stock');
  expect(answer).toBe('kept');
  expect(await countersOf(database)).toEqual([
    { id: 1, n: 5 },
    { id: 2, n: 0 },
  ]);
});

test('RUN-03 a refused statement does not cost the connection', async () => {
  const { url } = await withCounter();
  const database = open(url, 1);
  const before = await pidOf(database);
  await expect(database.execute(sql`INSERT INTO counter VALUES (1, 1)`)).rejects.toMatchObject({ code: '23505' });
  const refused = database.transaction((session) => session.execute(sql`INSERT INTO counter VALUES (1, 1)`));
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(await pidOf(database)).toBe(before);
});

test('RUN-03 serializable transactions that cross are run again until both count', async () => {
  const database = await withCounter();
  const attempts = { count: 0 };
  const both = countdown(2);
  const increment = () =>
    database.transaction(
      async (session) => {
        attempts.count += 1;
        const { n } = await session.one<{ n: number }>(sql`SELECT n FROM counter WHERE id = 1`);
        await both.arrive();
        await session.execute(sql`UPDATE counter SET n = ${n + 1} WHERE id = 1`);
      },
      { isolation: 'serializable' },
    );
  await Promise.all([increment(), increment()]);
  expect(await database.one(sql`SELECT n FROM counter WHERE id = 1`)).toEqual({ n: 2 });
  expect(attempts.count).toBeGreaterThan(2);
});

test('RUN-03 transactions that lock each other out are run again until both count', async () => {
  const database = await withCounter();
  const both = countdown(2);
  const incrementBoth = (first: number, second: number) =>
    database.transaction(async (session) => {
      await session.execute(sql`UPDATE counter SET n = n + 1 WHERE id = ${first}`);
      await both.arrive();
      await session.execute(sql`UPDATE counter SET n = n + 1 WHERE id = ${second}`);
    });
  await Promise.all([incrementBoth(1, 2), incrementBoth(2, 1)]);
  expect(await countersOf(database)).toEqual([
    { id: 1, n: 2 },
    { id: 2, n: 2 },
  ]);
});

test('RUN-03 a transaction is run five times at most', async () => {
  const database = await ownDatabase();
  const attempts = { count: 0 };
  const refused = database.transaction(async (session) => {
    attempts.count += 1;
    await session.execute(sql`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`);
  });
  await expect(refused).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toEqual({ count: 5 });
});

test('RUN-03 a statement is ended after 3 seconds as unavailable, and its connection goes on', async () => {
  const { url } = await ownDatabase();
  const database = open(url, 1);
  const before = await pidOf(database);
  const began = performance.now();
  const slow = database.query(sql`SELECT pg_sleep(30)`);
  await expect(slow).rejects.toMatchObject({ name: 'DatabaseUnavailable', code: '57014' });
  expect(performance.now() - began).toBeLessThan(4_500);
  expect(await pidOf(database)).toBe(before);
});

test('RUN-03 who waits 2 seconds for a free connection is told that the database is unavailable', async () => {
  const { url } = await ownDatabase();
  const database = open(url, 1);
  const busy = database.query(sql`SELECT pg_sleep(2.6)`);
  await expect(database.query(sql`SELECT 1`)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  await busy;
  expect(await database.query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
});

test('RUN-03 a statement is prepared once it comes a second time', async () => {
  const { url } = await withCounter();
  const database = open(url, 1);
  const prepared = () =>
    database.query(sql`SELECT statement FROM pg_prepared_statements WHERE statement ~ '^SELECT n'`);
  const read = (id: number) => database.query(sql`SELECT n FROM counter WHERE id = ${id}`);
  await read(1);
  expect(await prepared()).toEqual([]);
  await read(2);
  await read(3);
  expect(await prepared()).toEqual([{ statement: 'SELECT n FROM counter WHERE id = $1' }]);
});

test('RUN-03 a prepared statement whose table was changed fails once at most', async () => {
  const { url } = await withCounter();
  const database = open(url, 1);
  const read = () => database.query(sql`SELECT * FROM counter WHERE id = ${1}`);
  await read();
  await read();
  await database.execute(sql`ALTER TABLE counter ADD COLUMN colour text DEFAULT 'red'`);
  await expect(read()).rejects.toMatchObject({ code: '0A000' });
  expect(await read()).toEqual([{ id: 1, n: 0, colour: 'red' }]);
});

test('RUN-03 a connection that breaks during a statement or a transaction is replaced', async () => {
  const { url } = await ownDatabase();
  const database = open(url, 2);
  const other = open(url, 1);
  const breakIt = (pid: number) => other.query(sql`SELECT pg_terminate_backend(${pid})`);
  const broken = database.transaction(async (session) => {
    await breakIt(await pidOf(session));
    await session.query(sql`SELECT 1`);
  });
  await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  expect(await database.query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
});

test('RUN-03 nothing that looks like SQL in a value is run', async () => {
  const database = await withCounter();
  const text = `1'; DROP TABLE counter; --`;
  expect(await database.one(sql`SELECT ${text} AS text`)).toEqual({ text });
  expect(await database.one(sql`SELECT count(*) AS n FROM ${raw('counter')}`)).toEqual({ n: 2 });
});

/** Resolves for all once that many have arrived, and at once for those who come later. */
function countdown(count: number): { arrive(): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrived = { count: 0 };
  return {
    arrive() {
      arrived.count += 1;
      if (arrived.count >= count) resolve();
      return promise;
    },
  };
}

test('RUN-03 when one of several statements that were sent together fails, nothing of the transaction stays', async () => {
  const database = await withCounter();
  const together = database.transaction(async (tx) => {
    await Promise.all([
      tx.execute(sql`UPDATE counter SET n = 1 WHERE id = 1`),
      tx.execute(sql`INSERT INTO counter VALUES (1, 5)`),
      tx.execute(sql`INSERT INTO counter VALUES (3, 5)`),
    ]);
  });
  await expect(together).rejects.toMatchObject({ code: '23505' });
  expect(await countersOf(database)).toEqual([
    { id: 1, n: 0 },
    { id: 2, n: 0 },
  ]);
});

test('RUN-03 statements that are sent together are answered in their order, each with its own rows', async () => {
  const database = await ownDatabase();
  const wanted = Array.from({ length: 200 }, (_, n) => n);
  const seen = await database.transaction(async (tx) =>
    Promise.all(wanted.map(async (n) => tx.one(sql`SELECT ${n}::integer AS n, ${`row ${n}`}::text AS text`))),
  );
  expect(seen).toEqual(wanted.map((n) => ({ n, text: `row ${n}` })));
});
