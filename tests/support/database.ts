import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
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
  /** The same for the server's superuser. */
  adminUrl: string;
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
  const adminUrl = new URL(serverUrl());
  adminUrl.pathname = name;
  const url = (await through?.(address.href)) ?? address.href;
  const database = openDatabase({ url, log: silentLog, poolSize: 8 });
  return {
    url,
    adminUrl: adminUrl.href,
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

/** A database of this process, with the rows that it had when it was new. */
interface KeptDatabase {
  readonly owned: TestDatabase;
  /** Gives it the rows back that it had; false where another is better: its schema has changed, or it is large. */
  restore(): Promise<boolean>;
  remove(): Promise<void>;
}

/** Who fills a new database, and those so filled that nobody uses now. */
const waiting = new Map<Fill, KeptDatabase[]>();

type Fill = (database: Database) => Promise<unknown>;

const fillsNothing: Fill = async () => undefined;

/**
 * A database that is as a new one, filled so. Once dropped it is restored, and lent again in this process with its connections
 * open: another would be made of 800 files, and its connections would read the whole schema anew.
 */
export async function lendTestDatabase(fill: Fill = fillsNothing): Promise<TestDatabase> {
  const others = waiting.get(fill) ?? [];
  waiting.set(fill, others);
  const kept = others.pop() ?? (await keep(fill));
  const borrowed = borrow(kept.owned.database);
  return {
    ...kept.owned,
    database: borrowed.database,
    async drop() {
      await borrowed.stopListening();
      await statementsEnd(kept.owned.database);
      await rm(kept.owned.dataDir, { recursive: true, force: true });
      // Outside of the tests a process ends once nothing is open any more.
      if (ownServer === null && (await kept.restore())) others.push(kept);
      else await kept.remove();
    },
  };
}

/** The database for one borrower, who may leave without having stopped to listen. */
function borrow(database: Database) {
  const stops: (() => Promise<void>)[] = [];
  const listen: Database['listen'] = async (channel, handler) => {
    const stop = await database.listen(channel, handler);
    stops.push(stop);
    return stop;
  };
  const members = { ...Object.getOwnPropertyDescriptors(database), listen: { value: listen, enumerable: true } };
  return {
    database: Object.defineProperties({ ...database }, members),
    async stopListening() {
      for (const stop of stops) await stop();
    },
  };
}

async function statementsEnd({ pool }: Database): Promise<void> {
  while (pool.idleCount < pool.totalCount) await once(pool, 'release');
}

async function keep(fill: Fill): Promise<KeptDatabase> {
  const owned = await createTestDatabase();
  await fill(owned.database);
  const admin = new Client(owned.adminUrl);
  // The server ends with the run, and may do so first.
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(keepRows);
  const schema = await schemaOf(admin);
  return {
    owned,
    async restore() {
      try {
        if ((await schemaOf(admin)) !== schema) return false;
        await admin.query(restoreRows);
        return true;
      } catch {
        // Its connections were cut.
        return false;
      }
    },
    async remove() {
      await admin.end().catch(() => undefined);
      await owned.drop();
    },
  };
}

/** What changes with every change of the schema; null of a database in which so much is that another is cheaper. */
async function schemaOf(admin: Client): Promise<string | null> {
  const { rows } = await admin.query<{ schema: string; megabytes: number }>(`
    SELECT pg_database_size(current_database())::float8 / 2 ^ 20 AS megabytes, concat_ws(' ', ${catalogues
      .map((name) => `(SELECT count(*) FROM ${name}), (SELECT xmin FROM ${name} ORDER BY age(xmin) LIMIT 1)`)
      .join(', ')}) AS schema`);
  return rows[0] && rows[0].megabytes < most ? rows[0].schema : null;
}

const catalogues = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc'];
const most = 40;

/** Copies the rows that there are into the connection's own tables, and writes down where the sequences stand. */
const keepRows = `
  CREATE TEMP TABLE kept_table AS
    SELECT pg_class.oid AS id, pg_class.oid::regclass::text AS name, 'kept_' || pg_class.oid AS copy, false AS is_filled,
      (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
        WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind = 'r' AND nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%';
  CREATE TEMP TABLE kept_sequence AS
    SELECT format('%I.%I', schemaname, sequencename)::regclass AS name, coalesce(last_value, start_value) AS value,
      last_value IS NOT NULL AS is_called
    FROM pg_sequences;
  DO $$
  DECLARE
    one record;
    is_filled boolean;
  BEGIN
    FOR one IN SELECT * FROM kept_table LOOP
      EXECUTE 'SELECT EXISTS (SELECT FROM ' || one.name || ')' INTO is_filled;
      IF is_filled THEN
        EXECUTE format('CREATE TEMP TABLE %I AS SELECT %s FROM %s', one.copy, one.columns, one.name);
        UPDATE kept_table SET is_filled = true WHERE id = one.id;
      END IF;
    END LOOP;
  END $$`;

/** As a replica it runs no triggers. */
const restoreRows = `
  DO $$
  DECLARE
    one record;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR one IN SELECT * FROM kept_table LOOP
      IF pg_relation_size(one.id) > 0 THEN
        EXECUTE 'DELETE FROM ' || one.name;
      END IF;
      IF one.is_filled THEN
        EXECUTE format('INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT * FROM %I', one.name, one.columns, one.copy);
      END IF;
    END LOOP;
    PERFORM setval(name, value, is_called) FROM kept_sequence;
  END $$`;
