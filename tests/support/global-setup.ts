import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/platform/database/database.ts';
import { type EmbeddedServer, startEmbedded } from '../../server/platform/database/embedded/embedded.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { runningServer } from '../../server/platform/database/embedded/postmaster.ts';
import { prepareJobs } from '../../server/platform/jobs/jobs.ts';
import { scratchFolder } from './platform/scratch.ts';
import { silentLog } from './platform/silent-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL server, as its superuser. */
    testServerUrl: string;
    /** Removed with all that is in it once the run has ended. */
    runFolder: string;
  }
}

const prefix = 'mantra-tests-';

/** One PostgreSQL server for the whole run, whose database `mantra` is the template of every test's own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await removeKilledRuns();
  const dataDir = await mkdtemp(join(scratchFolder(), `${prefix}${process.pid}-`));
  const server = await startEmbedded({ dataDir, log: silentLog, fsync: false });
  await makeTemplate(server);
  provide('testServerUrl', server.adminUrl);
  provide('runFolder', dataDir);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Makes the server's database `mantra` the template of every other. */
export async function makeTemplate({ url, adminUrl }: Pick<EmbeddedServer, 'url' | 'adminUrl'>): Promise<void> {
  await fillTemplate(url);
  await closeTemplate(adminUrl);
}

async function fillTemplate(url: string): Promise<void> {
  const database = openDatabase({ url, log: silentLog });
  await migrate(database);
  await prepareJobs(database);
  await database.close();
}

/** A template is copied only while nobody is connected to it. */
async function closeTemplate(adminUrl: string): Promise<void> {
  const admin = new Client(adminUrl);
  await admin.connect();
  await admin.query('ALTER DATABASE mantra IS_TEMPLATE true ALLOW_CONNECTIONS false');
  await admin.end();
}

async function removeKilledRuns(): Promise<void> {
  const names = (await readdir(scratchFolder())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    if (isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const dataDir = join(scratchFolder(), name);
    const server = await runningServer(join(dataDir, 'postgres'));
    if (server !== undefined) process.kill(server, 'SIGQUIT');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
