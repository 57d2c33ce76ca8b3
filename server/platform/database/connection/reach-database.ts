import type { Logger } from 'pino';
import type { Settings } from '../../start/settings.ts';
import { runningShopUrl, startEmbedded } from '../embedded/embedded.ts';

export interface ReachedDatabase {
  readonly url: string;
  /** Whether a shop is running on this database. Always false for DATABASE_URL, where it can't be told. */
  readonly isRunning: boolean;
}

/**
 * Connects a command-line tool to the shop's database: DATABASE_URL, the embedded server of a running shop, or an
 * embedded server started just for this. Throws StartupError.
 */
export async function reachDatabase<Result>(
  { databaseUrl, databaseAccess, dataDir }: Pick<Settings, 'databaseUrl' | 'databaseAccess' | 'dataDir'>,
  log: Logger,
  work: (reached: ReachedDatabase) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work({ url: databaseAccess.sessionUrl ?? databaseUrl, isRunning: false });
  const running = await runningShopUrl(dataDir);
  if (running !== null) return work({ url: running, isRunning: true });
  const embedded = await startEmbedded({ dataDir, log });
  try {
    return await work({ url: embedded.url, isRunning: false });
  } finally {
    await embedded.stop();
  }
}
