import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { ShopData } from './backup.ts';
import { type BackupFolder, keptFile, tableFile } from './backup-folder.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { listMigrations, listTables } from './tables.ts';

/**
 * Restores a backup into an empty, migrated shop: files first, then all tables in one transaction, so an
 * interrupted restore can be run again (RUN-05). Throws BackupError when the shop is not empty or has another
 * version.
 */
export async function restore({ databaseUrl, store }: ShopData, backup: BackupFolder): Promise<Manifest> {
  const { manifest } = backup;
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    await refuseOtherVersion(client, manifest);
    await refuseFullShop(client);
    for (const id of manifest.files) await store.put(id, await backup.read(keptFile(id), buffer));
    await client.query('BEGIN');
    await copyTables(client, backup);
    for (const { name, value } of manifest.sequences) await client.query('SELECT setval($1, $2)', [name, value]);
    // These jobs don't run here.
    await client.query('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL');
    await client.query('UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL');
    await client.query('COMMIT');
    return manifest;
  } finally {
    await client.end();
  }
}

/** In this database's order: referenced tables come first. What triggers would write is in the backup already. */
async function copyTables(client: Client, { manifest, read }: BackupFolder): Promise<void> {
  const here = await listTables(client);
  await client.query(`TRUNCATE ${here.map(({ name }) => name).join(', ')}`);
  for (const { name } of here) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const table of here) {
    const backed = manifest.tables.find(({ name }) => name === table.name);
    if (!backed) throw new BackupError(`The backup has no table ${table.name}`);
    const copy = client.query(from(`COPY ${backed.name} (${backed.columns.join(', ')}) FROM STDIN`));
    await read(tableFile(table.name), async (bytes) => pipeline(bytes, createGunzip(), copy));
    if (copy.rowCount !== backed.rows) {
      throw new BackupError(`Of ${backed.rows} rows of ${backed.name} the backup holds ${copy.rowCount}`);
    }
  }
  // What is checked at the end of a transaction is checked now: a table can't be altered before.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { name } of here) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

async function refuseOtherVersion(client: Client, { migrations }: Manifest): Promise<void> {
  const here = await listMigrations(client);
  if (here.join() === migrations.join()) return;
  const version = (names: readonly string[]) => names.at(-1) ?? 'nothing';
  throw new BackupError(
    `The backup is of the version ${version(migrations)}, this shop of ${version(here)}: restore with that version first`,
  );
}

async function refuseFullShop(client: Client): Promise<void> {
  const { rows } = await client.query<{ isFull: boolean }>(`
    SELECT EXISTS (SELECT FROM shopper) OR EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM shop_order) AS "isFull"`);
  if (rows[0]?.isFull === true) throw new BackupError('The shop is not empty: nothing was changed');
}
