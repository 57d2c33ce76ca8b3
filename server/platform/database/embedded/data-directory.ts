import { readdir, readFile, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { majorVersion } from './binaries.ts';
import { codeOf } from '../connection/database-unavailable.ts';
import { StartupError } from './startup-error.ts';

/** Free bytes below which a cluster is neither created nor started. */
const spaceToCreate = 200 * 2 ** 20;
const spaceToStart = 32 * 2 ** 20;

/** Whether the directory already holds a cluster. Throws StartupError when it holds something else. */
export async function hasCluster(directory: string): Promise<boolean> {
  const entries = (await readdir(directory).catch(asMissing)) ?? [];
  const isEmpty = entries.length === 0;
  await refuseFullDisk(dirname(directory), isEmpty ? spaceToCreate : spaceToStart);
  if (isEmpty) return false;
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(asMissing);
  if (version === undefined) {
    throw new StartupError(
      'not-a-database',
      `${directory} is not a PostgreSQL directory: move it away, or set DATA_DIR to another place.`,
    );
  }
  if (version.trim() !== majorVersion) {
    throw new StartupError(
      'other-version',
      `${directory} was made by PostgreSQL ${version.trim()} and this shop brings PostgreSQL ${majorVersion}: ` +
        'restore a backup into a new DATA_DIR, or set DATABASE_URL.',
    );
  }
  return true;
}

function asMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

async function refuseFullDisk(directory: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new StartupError(
    'disk-full',
    `The disk of ${directory} is full: ${Math.floor(free / 2 ** 20)} MB are free, ${needed / 2 ** 20} MB are needed.`,
  );
}
