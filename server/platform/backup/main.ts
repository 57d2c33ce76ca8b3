import { resolve } from 'node:path';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { reachDatabase } from '../database/connection/reach-database.ts';
import { StartupError } from '../database/embedded/startup-error.ts';
import { openStore } from '../file/files.ts';
import { createLog } from '../http/log.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { readSettings, type Settings, SettingsError } from '../start/settings.ts';
import { backUp } from './backup.ts';
import { openBackup } from './backup-folder.ts';
import { BackupError, type Manifest } from './manifest.ts';
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
  const { backupKey } = settings;
  const backup = command === 'restore' ? await openBackup(target, backupKey) : null;
  const told = await reachDatabase(settings, createLog(settings), async ({ url: databaseUrl, isRunning }) => {
    if (backup === null) return backUp({ databaseUrl, store }, target, backupKey);
    if (isRunning) throw new BackupError('The shop is running. Stop it first');
    await prepare(settings, databaseUrl);
    return restore({ databaseUrl, store }, backup);
  });
  process.stdout.write(`${sentenceOf(command, told)}\n`);
}

function sentenceOf(command: 'backup' | 'restore', { tables, files, takenAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const what = `${tables.length} tables with ${rows} rows, and ${files.length} uploaded files`;
  return command === 'backup' ? `Saved: ${what}.` : `Restored, as it was at ${takenAt}: ${what}.`;
}

/** Creates the tables of the shop and of its job queue. */
async function prepare(settings: Settings, url: string): Promise<void> {
  const database = openDatabase({ url, log: createLog(settings) });
  try {
    await migrate(database);
    await prepareJobs(database);
  } finally {
    await database.close();
  }
}
