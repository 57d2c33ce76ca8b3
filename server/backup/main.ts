import { resolve } from 'node:path';
import { openDatabase } from '../database/database.ts';
import { runningShopUrl, startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { StartupError } from '../database/startup-error.ts';
import { openStore } from '../file/files.ts';
import { createLog } from '../http/log.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { backUp } from './backup.ts';
import { BackupError, type Manifest, readManifest } from './manifest.ts';
import { restore } from './restore.ts';

const usage = 'npm run backup -- FOLDER copies the shop; npm run restore -- FOLDER fills an empty shop';

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isExplained = [StartupError, SettingsError, BackupError].some((kind) => error instanceof kind);
  process.stderr.write(`${isExplained && error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function main([command, folder]: readonly string[]): Promise<void> {
  if (folder === undefined || (command !== 'backup' && command !== 'restore')) throw new BackupError(usage);
  const settings = readSettings(process.env);
  const target = resolve(folder);
  const store = openStore(settings);
  if (command === 'restore') await readManifest(target);
  const told = await withDatabase(settings, command === 'backup', async (databaseUrl) => {
    if (command === 'backup') return backUp({ databaseUrl, store }, target);
    await prepare(settings, databaseUrl);
    return restore({ databaseUrl, store }, target);
  });
  process.stdout.write(`${sentenceOf(command, told)}\n`);
}

function sentenceOf(command: 'backup' | 'restore', { tables, files, takenAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${tables.length} tables with ${rows} rows, and ${files.length} files of people`;
  return command === 'backup' ? `Kept: ${what}.` : `Restored, as it was at ${takenAt}: ${what}.`;
}

/** The database of the settings; the shop's own is reached while the shop runs, or is started for this alone. */
async function withDatabase<Result>(
  settings: Settings,
  mayRun: boolean,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl !== null) return work(settings.databaseUrl);
  const running = await runningShopUrl(settings.dataDir);
  if (running !== null) {
    if (!mayRun) throw new BackupError('The shop is running: stop it first');
    return work(running);
  }
  const embedded = await startEmbedded({ dataDir: settings.dataDir, log: createLog(settings) });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** Makes the tables of the shop and of its job queue. */
async function prepare(settings: Settings, url: string): Promise<void> {
  const database = openDatabase({ url, log: createLog(settings) });
  try {
    await migrate(database);
    await prepareJobs(database);
  } finally {
    await database.close();
  }
}
