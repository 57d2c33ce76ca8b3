import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { imageFiles } from '../../../src/domain/kit/image.ts';
import type { FileStore } from '../file/file-store.ts';
import { keptFile, tableFile, writeBackupFile } from './backup-folder.ts';
import { BackupError, filesFolder, type Manifest, manifestFile } from './manifest.ts';
import { type BackupSeal, newSeal } from './sealed-file.ts';
import { type BackedTable, listMigrations, listSequences, listTables } from './tables.ts';

/** A shop's database and file store. */
export interface ShopData {
  readonly databaseUrl: string;
  readonly store: FileStore;
}

/**
 * Copies a shop, even a running one, into a new folder: a snapshot of every table with the job queue, customers'
 * files (still encrypted) and the shop's pictures (RUN-05). With a `key` everything is encrypted again; '' means
 * none. The folder appears complete or not at all. Throws BackupError.
 */
export async function backUp({ databaseUrl, store }: ShopData, folder: string, key = ''): Promise<Manifest> {
  const seal = key === '' ? null : newSeal(key);
  const unfinished = `${folder}.part`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, filesFolder), { recursive: true, mode: 0o700 });
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    // All tables are read in the same snapshot.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await listMigrations(client);
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const rows = await copyOut(client, table, unfinished, seal);
      tables.push({ name: table.name, columns: [...table.columns], rows });
    }
    const manifest: Manifest = {
      version: 1,
      takenAt: new Date().toISOString(),
      migrations: [...migrations],
      tables,
      sequences: [...(await listSequences(client))],
      files: await copyFiles(client, store, unfinished, seal),
    };
    await client.query('COMMIT');
    await writeBackupFile(unfinished, manifestFile, whole(JSON.stringify(manifest, undefined, 2)), seal);
    await rename(unfinished, folder).catch((error: unknown) => {
      throw new BackupError(`${folder} already exists`, { cause: error });
    });
    return manifest;
  } finally {
    await client.end();
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function copyOut(
  client: Client,
  { name, columns }: BackedTable,
  folder: string,
  seal: BackupSeal | null,
): Promise<number> {
  const copy = client.query(to(`COPY ${name} (${columns.join(', ')}) TO STDOUT`));
  const packed = createGzip();
  await Promise.all([pipeline(copy, packed), writeBackupFile(folder, tableFile(name), packed, seal)]);
  return copy.rowCount;
}

/** A file deleted since the snapshot isn't needed. */
async function copyFiles(
  client: Client,
  store: FileStore,
  folder: string,
  seal: BackupSeal | null,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM stored_file WHERE state <> 'removed' UNION ALL
    SELECT id FROM film WHERE state <> 'removed' ORDER BY id`,
  );
  const images = await client.query<{ id: string }>('SELECT id FROM image ORDER BY id');
  const copied: string[] = [];
  for (const key of [...rows.map(({ id }) => id), ...images.rows.flatMap(({ id }) => imageFiles(id))]) {
    const bytes = await store.get(key);
    if (bytes === null) continue;
    await writeBackupFile(folder, keptFile(key), whole(bytes), seal);
    copied.push(key);
  }
  return copied;
}

function whole(content: string | Buffer): Readable {
  return Readable.from([typeof content === 'string' ? Buffer.from(content) : content]);
}
