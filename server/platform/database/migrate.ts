import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { patientConnectionConfig } from './connection/connection.ts';
import type { Database } from './database.ts';
import { asDatabaseError, DatabaseUnavailable } from './connection/database-unavailable.ts';
import { StartupError } from './embedded/startup-error.ts';

const shopMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs all pending migrations, all or nothing, and returns their names. Processes that start together wait for each
 * other. Throws StartupError when a migration fails.
 */
export async function migrate(
  { sessionUrl }: Pick<Database, 'sessionUrl'>,
  directory = shopMigrations,
): Promise<string[]> {
  const client = new Client(patientConnectionConfig(sessionUrl));
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (await isUpToDate(client, directory)) return [];
    const { runner } = await import('node-pg-migrate');
    const ran = await runner({
      dbClient: client,
      dir: directory,
      migrationsTable: 'migration',
      direction: 'up',
      singleTransaction: true,
      advisoryLockMode: 'wait',
      logger: quiet,
    });
    return ran.map(({ name }) => name);
  } catch (error) {
    throw asMigrationError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Spares an ordinary start the migration tool. */
async function isUpToDate(client: Client, directory: string): Promise<boolean> {
  const { rows: tables } = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('migration')");
  if (tables.length === 0) return false;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
  const ran = new Set(rows.map(({ name }) => name));
  const files = (await readdir(directory)).filter((file) => !file.startsWith('.'));
  return files.every((file) => ran.has(parse(file).name));
}

const nothing = (): void => undefined;
const quiet = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function asMigrationError(cause: unknown): unknown {
  const error = asDatabaseError(cause);
  if (error instanceof DatabaseUnavailable || !(error instanceof Error)) return error;
  const where = error instanceof DatabaseError && error.position ? ` (at character ${error.position})` : '';
  return new StartupError('migration-failed', `The database could not be migrated: ${error.message}${where}`, {
    cause: error,
  });
}
