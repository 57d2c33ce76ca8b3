import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../server/platform/database/database.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { startProgram } from './support/programs.ts';
import { ownDatabase } from './support/own-database.ts';

const migrations = {
  '0001_shelf.sql': '-- Up Migration\nCREATE TABLE shelf (n int);\nINSERT INTO shelf VALUES (1);',
  '0002_more.sql': '-- Up Migration\nINSERT INTO shelf VALUES (2);\nSELECT pg_sleep(0.2);',
};

test('RUN-03 four instances that start at once run each migration once', async () => {
  const database = await emptyDatabase();
  const directory = await directoryWith(migrations);
  const instances = Array.from({ length: 4 }, () => startProgram('migrate', [database.url, directory]));
  expect(await Promise.all(instances.map(({ ended }) => ended))).toEqual(
    instances.map(() => ({ code: 0, complaint: '' })),
  );
  expect(instances.map(({ lines }) => lines.join('')).toSorted()).toEqual([
    '["0001_shelf","0002_more"]',
    '[]',
    '[]',
    '[]',
  ]);
  expect(await shelfOf(database)).toEqual([{ n: 1 }, { n: 2 }]);
});

test('RUN-03 a migration that fails says why in one line and leaves nothing of those beside it', async () => {
  const database = await emptyDatabase();
  const broken = await directoryWith({ ...migrations, '0003_broken.sql': 'INSERT INTO nowhere VALUES (3);' });
  await expect(migrate(database, broken)).rejects.toMatchObject({
    name: 'StartupError',
    reason: 'migration-failed',
    message: 'The database could not be migrated: relation "nowhere" does not exist (at character 13)',
  });
  await expect(shelfOf(database)).rejects.toMatchObject({ code: '42P01' });
  expect(await migrate(database, await directoryWith(migrations))).toEqual(['0001_shelf', '0002_more']);
});

test('RUN-03 a migration that comes in before one that has run is refused', async () => {
  const database = await emptyDatabase();
  await migrate(database, await directoryWith({ '0002_more.sql': 'CREATE TABLE shelf (n int);' }));
  const late = await directoryWith({ ...migrations, '0002_more.sql': 'CREATE TABLE shelf (n int);' });
  await expect(migrate(database, late)).rejects.toMatchObject({
    reason: 'migration-failed',
    message:
      'The database could not be migrated: Not run migration 0001_shelf is preceding already run migration 0002_more',
  });
});

test('RUN-03 an instance of the version before starts beside one that has migrated further', async () => {
  const database = await emptyDatabase();
  await migrate(database, await directoryWith(migrations));
  const before = await directoryWith({ '0001_shelf.sql': migrations['0001_shelf.sql'] });
  expect(await migrate(database, before)).toEqual([]);
});

test('RUN-03 a migration may take longer than a statement of the shop', async () => {
  const database = await emptyDatabase();
  const slow = await directoryWith({ '0001_slow.sql': 'SELECT pg_sleep(3.3);' });
  expect(await migrate(database, slow)).toEqual(['0001_slow']);
});

const shelfOf = (database: Database) => database.query(sql`SELECT n FROM shelf ORDER BY n`);

/** A database of the test's own without the shop's tables. */
async function emptyDatabase(): Promise<Database> {
  const database = await ownDatabase();
  await database.execute(sql`DROP SCHEMA public CASCADE`);
  await database.execute(sql`CREATE SCHEMA public`);
  return database;
}

async function directoryWith(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'mantra-migrations-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return directory;
}
