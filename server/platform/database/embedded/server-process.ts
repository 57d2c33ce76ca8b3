import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { giveTo, runAs } from './account.ts';
import type { Cluster } from './cluster.ts';
import type { Endpoint } from './endpoint.ts';
import { explain } from '../explain.ts';
import { forgetStaleRecords, runningServer } from './postmaster.ts';
import { settingsText } from './settings.ts';

const settingsFile = 'postgresql.conf';
const logFile = 'server.log';
const largestLog = 4 * 2 ** 20;

/** Seconds: replaying the log after a crash under load takes a while. */
const longestStart = 600;
const longestStop = 60;

/** Starts a server that outlives this process unless stopped; resolves when it accepts connections. */
export async function startServer(cluster: Cluster, endpoint: Endpoint): Promise<void> {
  const { directory } = cluster;
  await forgetStaleRecords(directory);
  await writeFile(join(directory, settingsFile), settingsOf(cluster, endpoint));
  const log = join(directory, logFile);
  const logged = await rotate(log);
  await giveTo(cluster.account, directory);
  try {
    await control(cluster, 'start', longestStart, `--log=${logFile}`);
  } catch (error) {
    throw explain(cluster, error, (await readFile(log).catch(() => Buffer.of())).subarray(logged).toString());
  }
}

/** Closes all connections and stops the server, with everything on disk. */
export async function stopServer(cluster: Cluster): Promise<void> {
  if ((await runningServer(cluster.directory)) !== undefined) {
    await control(cluster, 'stop', longestStop, '--mode=fast');
  }
}

/** Whether the running server was started by this version of the shop. */
export async function hasOurSettings(cluster: Cluster, endpoint: Endpoint): Promise<boolean> {
  const current = await readFile(join(cluster.directory, settingsFile), 'utf8');
  return current === settingsOf(cluster, endpoint);
}

function settingsOf({ binaries, fsync }: Cluster, endpoint: Endpoint): string {
  return settingsText(binaries.version, endpoint, fsync);
}

// Relative paths: pg_ctl passes them through a shell.
async function control(cluster: Cluster, verb: string, seconds: number, more: string): Promise<void> {
  const { account, binaries, directory } = cluster;
  const common = ['--pgdata=.', '--wait', '--silent', `--timeout=${seconds}`];
  await runAs(account, directory, join(binaries.folder, 'bin', 'pg_ctl'), [verb, ...common, more]);
}

/** Rotates a large log and returns the size of the current one. */
async function rotate(log: string): Promise<number> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size < largestLog) return size;
  await rename(log, `${log}.1`);
  return 0;
}
