import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Account, giveTo, runAs } from './account.ts';
import type { Binaries } from './binaries.ts';

/** One PostgreSQL data directory, with what is needed to run the programs on it. */
export interface Cluster {
  directory: string;
  binaries: Binaries;
  account: Account;
  fsync: boolean;
}

/** The superuser role. */
export const superuser = 'postgres';
const passwordFile = 'superuser.password';

/**
 * Creates the cluster in a temporary folder and renames it when complete: a killed start leaves no half-made
 * database, and of two concurrent starts one wins.
 */
export async function createCluster(cluster: Cluster): Promise<void> {
  const unfinished = await mkdtemp(unfinishedPrefix(cluster));
  try {
    const password = join(unfinished, passwordFile);
    const data = join(unfinished, 'data');
    await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
    await mkdir(data, { mode: 0o700 });
    await giveTo(cluster.account, unfinished);
    await initialise(cluster, data, password);
    await rename(password, join(data, passwordFile));
    await rename(data, cluster.directory);
    await flush(dirname(cluster.directory));
  } catch (error) {
    // Another start was faster: use its cluster.
    if (!(await isCreated(cluster))) throw error;
  } finally {
    // The owner may be removing it at the same time.
    await rm(unfinished, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/**
 * Removes leftovers of killed starts; only the directory's owner may call it. Anything another start is still
 * writing stays for the next time: a failed cleanup must never fail a start.
 */
export async function removeUnfinished(cluster: Cluster): Promise<void> {
  const parent = dirname(cluster.directory);
  const prefix = basename(unfinishedPrefix(cluster));
  const left = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  for (const name of left) {
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** The superuser's random password, needed only for TCP connections. */
export async function passwordOf({ directory }: Pick<Cluster, 'directory'>): Promise<string> {
  return (await readFile(join(directory, passwordFile), 'utf8')).trim();
}

function unfinishedPrefix({ directory }: Cluster): string {
  return `${directory}.new-`;
}

async function initialise({ account, binaries, fsync }: Cluster, data: string, password: string): Promise<void> {
  await runAs(account, dirname(data), join(binaries.folder, 'bin', 'initdb'), [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(fsync ? [] : ['--no-sync']),
  ]);
}

// Sync the directory so the rename survives a power cut. Windows can't sync directories.
async function flush(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isCreated({ directory }: Cluster): Promise<boolean> {
  return readFile(join(directory, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}
