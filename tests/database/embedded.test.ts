import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { ownMegabytes } from '../../server/platform/database/embedded/settings.ts';
import { slowness } from '../support/platform/timing.ts';
import { newDataDir, serverOf, start, usedDataDir } from './support/data-dir.ts';
import { startProgram } from './support/programs.ts';
import { open } from './support/own-database.ts';

interface Setting {
  name: string;
  setting: string;
}

test('RUN-01 an empty directory becomes a durable database within 5 seconds, at a path with blanks, quotes and a dollar sign', async () => {
  const dataDir = await newDataDir();
  const began = performance.now();
  const server = await start(join(dataDir, 'made', `a b 'c' "d" $e`), { fsync: true });
  const database = open(server.url);
  const settings = await database.query<Setting>(sql`
    SELECT name, setting FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'server_encoding', 'TimeZone')
    ORDER BY name`);
  const took = performance.now() - began;
  expect(took).toBeLessThan(5_000 * (await slowness()));
  expect(settings).toEqual([
    { name: 'TimeZone', setting: 'UTC' },
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
});

test('PRF-04 the database keeps a thirty-second part of the memory it may use, 64 MB at least and 1 GB at most', () => {
  const gigabyte = 2 ** 30;
  const kept = [
    ownMegabytes(0, gigabyte),
    ownMegabytes(0, 8 * gigabyte),
    ownMegabytes(0, 24 * gigabyte),
    ownMegabytes(0, 256 * gigabyte),
    // A container's limit counts; none is a number beyond any machine.
    ownMegabytes(4 * gigabyte, 24 * gigabyte),
    ownMegabytes(2 ** 63, 24 * gigabyte),
  ];
  expect(kept).toEqual([64, 256, 768, 1024, 128, 768]);
});

test('RUN-01 the shop owns its database and has no right beyond it; names of any script are sorted and changed in case', async () => {
  const server = await start(await usedDataDir());
  const database = open(server.url);
  const rights = await database.query(
    sql`SELECT current_user AS name, rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user`,
  );
  expect(rights).toEqual([{ name: 'mantra', rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  const words = await database.query(
    sql`SELECT lower(word) AS word FROM unnest(ARRAY['चाय', 'Ébène', 'Ashwagandha', 'Brahmi']) AS word ORDER BY word`,
  );
  expect(words).toEqual([{ word: 'ashwagandha' }, { word: 'brahmi' }, { word: 'ébène' }, { word: 'चाय' }]);
});

test('RUN-01 rows are there after a stop and a start', async () => {
  const dataDir = await usedDataDir();
  const first = await start(dataDir);
  await open(first.url).execute(sql`CREATE TABLE kept AS SELECT 7 AS n`);
  await first.stop();
  expect(await serverOf(dataDir)).toBe(undefined);
  const second = await start(dataDir);
  expect(await open(second.url).query(sql`SELECT n FROM kept`)).toEqual([{ n: 7 }]);
});

test('RUN-01 a path too long for a socket is served on a port of this machine, with a password', async () => {
  const dataDir = join(await newDataDir(), 'long'.repeat(30));
  const server = await start(dataDir);
  const { hostname, password } = new URL(server.url);
  expect({ hostname, passwordLength: password.length }).toEqual({ hostname: '127.0.0.1', passwordLength: 48 });
  expect(await open(server.url).query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
  const guess = new URL(server.url);
  guess.password = 'guess';
  await expect(open(guess.href).query(sql`SELECT 1`)).rejects.toMatchObject({ code: '28P01' });
});

test('RUN-01 a second shop on the directory is refused in one line, and the first goes on', async () => {
  const dataDir = await usedDataDir();
  const server = await start(dataDir);
  const began = performance.now();
  await expect(start(dataDir)).rejects.toMatchObject({
    name: 'StartupError',
    reason: 'directory-in-use',
    message: inUse(dataDir),
  });
  // The holder lives, so that nobody waits for its lock.
  expect(performance.now() - began).toBeLessThan(1_200);
  expect(await open(server.url).query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
});

test('RUN-01 of three shops that start at once on a new directory, one gets it and two are refused', async () => {
  const dataDir = await newDataDir();
  const shops = Array.from({ length: 3 }, () => startProgram('shop', [dataDir]));
  await Promise.all(shops.map((shop) => shop.printed(1)));
  const ready = shops.filter((shop) => shop.lines[0] === 'ready');
  const refused = shops.filter((shop) => shop.lines.length === 0);
  expect(ready).toHaveLength(1);
  for (const shop of refused) {
    expect(await shop.ended).toEqual({ code: 1, complaint: `directory-in-use: ${inUse(dataDir)}` });
  }
  for (const shop of ready) shop.process.kill('SIGTERM');
  expect((await ready[0]?.ended)?.code).toBe(0);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('RUN-01 a start does not fail because of another one that still writes beside it', async () => {
  const dataDir = await usedDataDir();
  const beside = join(dataDir, 'postgres.new-slower');
  const ended = new AbortController();
  const writing = (async () => {
    for (let n = 0; !ended.signal.aborted; n++) {
      const folder = join(beside, String(n % 7));
      // It is removed meanwhile, at any moment.
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(join(folder, String(n)), ''))
        .catch(() => undefined);
    }
  })();
  try {
    const server = await start(dataDir);
    expect(await open(server.url).query(sql`SELECT 1 AS n`)).toEqual([{ n: 1 }]);
  } finally {
    ended.abort();
    await writing;
  }
});

test('RUN-01 what the server logs holds no statement and no value of a row', async () => {
  const dataDir = await usedDataDir();
  const server = await start(dataDir);
  const database = open(server.url);
  await database.execute(sql`CREATE TABLE person (phone text PRIMARY KEY)`);
  await database.execute(sql`INSERT INTO person VALUES (${'+919999988888'})`);
  await expect(database.execute(sql`INSERT INTO person VALUES (${'+919999988888'})`)).rejects.toMatchObject({
    code: '23505',
  });
  const log = await readFile(join(dataDir, 'postgres', 'server.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toMatch(/99999|INSERT|person/);
});

test('RUN-01 a directory of something else is refused in one line and left as it is', async () => {
  const dataDir = await newDataDir();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'mine');
  await expect(start(dataDir)).rejects.toMatchObject({
    reason: 'not-a-database',
    message: `${dataDir}/postgres is not a PostgreSQL directory: move it away, or set DATA_DIR to another place.`,
  });
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['letter.txt']);
});

test('RUN-01 a directory of another version is refused in one line', async () => {
  const dataDir = await newDataDir();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start(dataDir)).rejects.toMatchObject({
    reason: 'other-version',
    message:
      `${dataDir}/postgres was made by PostgreSQL 17 and this shop brings PostgreSQL 18: ` +
      'restore a backup into a new DATA_DIR, or set DATABASE_URL.',
  });
});

test('RUN-01 a file in place of the data directory is refused in one line', async () => {
  const file = join(await newDataDir(), 'file');
  await writeFile(file, '');
  for (const dataDir of [file, join(file, 'below')]) {
    await expect(start(dataDir)).rejects.toMatchObject({
      reason: 'directory-unusable',
      message: `${dataDir} cannot be used: it is not a directory.`,
    });
  }
});

function inUse(dataDir: string): string {
  return `Another shop is running on ${dataDir}/postgres: stop it, or give this one a DATA_DIR of its own.`;
}
