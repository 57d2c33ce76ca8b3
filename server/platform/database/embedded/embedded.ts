import { mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, escapeLiteral } from 'pg';
import { type Account, chooseAccount, runAs } from './account.ts';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';
import { type Cluster, createCluster, passwordOf, removeUnfinished, superuser } from './cluster.ts';
import { hasCluster } from './data-directory.ts';
import { chooseEndpoint, urlOf } from './endpoint.ts';
import { explain } from '../explain.ts';
import type { DatabaseLog } from '../log.ts';
import { takeOwnership } from './ownership.ts';
import { runningServer } from './postmaster.ts';
import { stopServer } from './server-process.ts';

export interface EmbeddedOptions {
  /** The shop's data directory, created when missing; the cluster is in its folder `postgres`. */
  dataDir: string;
  log: DatabaseLog;
  /** Off only in tests: without it a power cut destroys the database. */
  fsync?: boolean;
}

export interface EmbeddedServer {
  /** URL of the shop's database, with a role that has no other rights. */
  readonly url: string;
  /** Superuser URL of the whole server, for backups and tests. */
  readonly adminUrl: string;
  /** Stops the server after flushing everything to disk. */
  stop(): Promise<void>;
}

const shop = 'mantra';
const pauseBetweenStarts = 1_000;

/**
 * Runs PostgreSQL on the data directory while this shop lives, and restarts it if it crashes (RUN-01, RUN-04).
 * Throws StartupError with a one-line message for the operator.
 */
export async function startEmbedded({ dataDir, log, fsync = true }: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await prepareCluster(resolve(dataDir), fsync);
  const endpoint = await chooseEndpoint(cluster.directory);
  const password = await passwordOf(cluster);
  const stopping = new AbortController();
  let recovery: Promise<void> = Promise.resolve();
  let owner: Client | undefined;

  const own = async (): Promise<void> => {
    const held = await takeOwnership(cluster, endpoint);
    await createShop(held, password);
    owner = held.once('end', () => {
      owner = undefined;
      if (!stopping.signal.aborted) recovery = recover();
    });
  };
  const recover = async (): Promise<void> => {
    log.error('the embedded database stopped unexpectedly; restarting it');
    while (!stopping.signal.aborted) {
      try {
        await own();
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded database does not start; trying again');
        await delay(pauseBetweenStarts, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  await own();
  await removeUnfinished(cluster);
  return {
    url: urlOf(endpoint, shop, password, shop),
    adminUrl: urlOf(endpoint, superuser, password, 'postgres'),
    async stop() {
      stopping.abort();
      await recovery;
      // Without the lock, another shop has taken over the directory.
      if (owner) await stopServer(cluster);
    },
  };
}

/** The URL of the database of a shop running on this data directory; null when none is running. */
export async function runningShopUrl(dataDir: string): Promise<string | null> {
  const directory = join(await realpath(dataDir).catch(() => resolve(dataDir)), 'postgres');
  if ((await runningServer(directory)) === undefined) return null;
  const [endpoint, password] = await Promise.all([chooseEndpoint(directory), passwordOf({ directory })]);
  return urlOf(endpoint, shop, password, shop);
}

async function prepareCluster(dataDir: string, fsync: boolean): Promise<Cluster> {
  let account: Account = { prefix: [] };
  try {
    await mkdir(dataDir, { recursive: true });
    const directory = join(await realpath(dataDir), 'postgres');
    account = await chooseAccount(directory);
    const isThere = await hasCluster(directory);
    const binaries = await binariesFor(account, `${directory}-programs`);
    const cluster = { directory, binaries, account, fsync };
    if (!isThere) await createCluster(cluster);
    return cluster;
  } catch (error) {
    throw explain({ directory: dataDir, account }, error);
  }
}

// Another user may have no access to the project folder, such as one below /root.
async function binariesFor(account: Account, spare: string): Promise<Binaries> {
  const binaries = await findBinaries(spare);
  if (!account.owner) return binaries;
  return runAs(account, '/', join(binaries.folder, 'bin', 'postgres'), ['--version']).then(
    () => binaries,
    () => copyBinaries(binaries, spare),
  );
}

async function createShop(admin: Client, password: string): Promise<void> {
  try {
    const { rows } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [shop]);
    if (rows.length > 0) return;
    await admin.query(`DROP ROLE IF EXISTS ${shop}`);
    await admin.query(`CREATE ROLE ${shop} LOGIN PASSWORD ${escapeLiteral(password)}`);
    await admin.query(`CREATE DATABASE ${shop} OWNER ${shop}`);
  } catch (error) {
    await admin.end();
    throw error;
  }
}
