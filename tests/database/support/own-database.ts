import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../server/platform/database/database.ts';
import { createTestDatabase } from '../../support/database.ts';
import { silentLog } from '../../support/platform/silent-log.ts';

/** A database of the test's own, dropped after it. */
export async function ownDatabase(): Promise<Database> {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  return own.database;
}

/** The database at an address, closed after the test. */
export function open(url: string, poolSize = 4): Database {
  const database = openDatabase({ url, log: silentLog, poolSize });
  onTestFinished(() => database.close());
  return database;
}
