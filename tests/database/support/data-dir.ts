import { cp, mkdtemp, rm } from 'node:fs/promises';
import { scratchFolder } from '../../support/platform/scratch.ts';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type EmbeddedServer, startEmbedded } from '../../../server/platform/database/embedded/embedded.ts';
import { runningServer } from '../../../server/platform/database/embedded/postmaster.ts';
import { silentLog } from '../../support/platform/silent-log.ts';

/** An empty data directory, removed after the test with a server that may be left in it. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(scratchFolder(), 'mantra-data-'));
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

/** A data directory in which a shop has run and was stopped: as a new one, but ready in a moment. */
export async function usedDataDir(): Promise<string> {
  original ??= makeOriginal();
  const [dataDir, from] = await Promise.all([newDataDir(), original]);
  await cp(from, dataDir, { recursive: true });
  return dataDir;
}

/** The process id of the directory's server. */
export function serverOf(dataDir: string): Promise<number | undefined> {
  return runningServer(join(dataDir, 'postgres'));
}

/** The shop's embedded server, stopped after the test. */
export async function start(dataDir: string, options: { fsync?: boolean } = {}): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, log: silentLog, fsync: false, ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** Made once for all files of a process, and removed with the run's folder. */
let original: Promise<string> | undefined;

async function makeOriginal(): Promise<string> {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'used-'));
  const server = await startEmbedded({ dataDir, log: silentLog, fsync: false });
  await server.stop();
  return dataDir;
}

async function removeDataDir(dataDir: string): Promise<void> {
  const server = await serverOf(dataDir);
  if (server !== undefined) process.kill(server, 'SIGQUIT');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
}
