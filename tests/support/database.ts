import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/database/database.ts';
import { scratchFolder } from './platform/scratch.ts';
import { silentLog } from './platform/silent-log.ts';

export interface TestDatabase {
  /** For what opens the database by itself. */
  url: string;
  database: Database;
  /** A folder for the files of a shop on it; made by the first of them. */
  dataDir: string;
  /** Closes and removes it and the folder, whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * A database of the test's own, migrated and seeded as the template is. Takes some 30 ms in memory. `through` gives
 * another way to it.
 */
export async function createTestDatabase(through?: (url: string) => Promise<string>): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`CREATE DATABASE ${name} OWNER mantra TEMPLATE mantra STRATEGY file_copy`);
  const dataDir = join(scratchFolder(), `mantra-files-${name}`);
  const address = new URL(serverUrl());
  address.username = 'mantra';
  address.pathname = name;
  const url = (await through?.(address.href)) ?? address.href;
  const database = openDatabase({ url, log: silentLog, poolSize: 8 });
  return {
    url,
    database,
    dataDir,
    async drop() {
      await database.close();
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function asAdmin(command: string): Promise<void> {
  const admin = new Client(serverUrl());
  await admin.connect();
  try {
    await admin.query(command);
  } finally {
    await admin.end();
  }
}

let ownServer: string | null = null;

/** From now on databases are made on this server, by its superuser's address: for what runs outside of the tests. */
export function makeDatabasesOn(adminUrl: string): void {
  ownServer = adminUrl;
}

function serverUrl(): string {
  return ownServer ?? inject('testServerUrl');
}
