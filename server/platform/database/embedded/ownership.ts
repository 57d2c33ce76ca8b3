import { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, passwordOf, superuser } from './cluster.ts';
import { patientConnectionConfig } from '../connection/connection.ts';
import { codeOf } from '../connection/database-unavailable.ts';
import { type Endpoint, urlOf } from './endpoint.ts';
import { isAlive } from './postmaster.ts';
import { explain } from '../explain.ts';
import { hasOurSettings, startServer, stopServer } from './server-process.ts';
import { StartupError } from './startup-error.ts';

/**
 * The advisory lock of the one shop on a data directory. It is released when the process ends, for whatever reason.
 */
const ownershipLock = 7_263_151;
/** Milliseconds the server may take to notice that a shop was killed. */
const patience = 1_500;
/** Milliseconds to wait when the holder's process is alive: its lock would end with it. */
const patienceWithLiving = 300;
/** Identifies the holder's process to the next one that tries. */
const ownerName = 'data directory owner ';
const pause = 50;
const maxFailures = 3;

/**
 * Starts the server, or takes over one left by a killed shop, and returns the connection that holds the lock on the
 * directory. Throws StartupError 'directory-in-use' while another shop holds it.
 */
export async function takeOwnership(cluster: Cluster, endpoint: Endpoint): Promise<Client> {
  const url = urlOf(endpoint, superuser, await passwordOf(cluster), 'postgres');
  for (let failures = 0; ;) {
    try {
      const owner = await attempt(cluster, endpoint, url);
      if (owner) return owner;
    } catch (error) {
      // A failed start may have lost to another one; the next round finds that server.
      failures += 1;
      if (failures === maxFailures || isInUse(error)) throw explain(cluster, error);
      await delay(pause);
    }
  }
}

async function attempt(cluster: Cluster, endpoint: Endpoint, url: string): Promise<Client | undefined> {
  const found = await connectTo(url);
  if (found === 'busy') {
    await delay(pause);
    return undefined;
  }
  if (found === 'absent') {
    await startServer(cluster, endpoint);
    return undefined;
  }
  await lock(found, cluster);
  if (await hasOurSettings(cluster, endpoint)) return found;
  await stopServer(cluster);
  return undefined;
}

/** A connection; 'busy' while the server starts or stops; 'absent' when there is none. */
async function connectTo(url: string): Promise<Client | 'busy' | 'absent'> {
  const application_name = `${ownerName}${process.pid}`;
  const client = new Client({ ...patientConnectionConfig(url), application_name });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = codeOf(error) ?? '';
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
    if (code === '57P03' || code === 'ECONNRESET') return 'busy';
    throw error;
  }
}

async function lock(client: Client, { directory }: Cluster): Promise<void> {
  const began = performance.now();
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
      ownershipLock,
    ]);
    if (rows[0]?.held === true) return;
    const waited = performance.now() - began;
    if (waited > patience || (waited > patienceWithLiving && (await isHolderAlive(client)))) break;
    await delay(pause);
  }
  await client.end();
  throw new StartupError(
    'directory-in-use',
    `Another shop is running on ${directory}: stop it, or give this one a DATA_DIR of its own.`,
  );
}

/** Whether the lock holder's process is alive on this machine. A process in another container can't be seen. */
async function isHolderAlive(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [ownershipLock],
  );
  const pid = Number(rows[0]?.name.startsWith(ownerName) === true ? rows[0].name.slice(ownerName.length) : 0);
  return pid > 0 && isAlive(pid);
}

function isInUse(error: unknown): boolean {
  return error instanceof StartupError && error.reason === 'directory-in-use';
}
