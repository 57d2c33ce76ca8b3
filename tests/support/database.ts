import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { silentLog } from './silent-log.ts';

export interface TestDatabase {
  /** For what opens the database by itself. */
  url: string;
  database: Database;
  /** Closes and removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** A database of the test's own, migrated and seeded as the template is. Takes some 30 ms in memory. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`CREATE DATABASE ${name} OWNER mantra TEMPLATE mantra STRATEGY file_copy`);
  const address = new URL(inject('testServerUrl'));
  address.username = 'mantra';
  address.pathname = name;
  const database = openDatabase({ url: address.href, log: silentLog, poolSize: 8 });
  return {
    url: address.href,
    database,
    async drop() {
      await database.close();
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function asAdmin(command: string): Promise<void> {
  const admin = new Client(inject('testServerUrl'));
  await admin.connect();
  try {
    await admin.query(command);
  } finally {
    await admin.end();
  }
}
