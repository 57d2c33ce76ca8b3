import type { Logger } from 'pino';
import type { Settings } from '../../start/settings.ts';
import { runningShopUrl, startEmbedded } from '../embedded/embedded.ts';

export interface ReachedDatabase {
  readonly url: string;
  /** Whether a shop is running on it now. Unknown (false) for a database of DATABASE_URL. */
  readonly isRunning: boolean;
}

/**
 * Gives a command of the console the shop's database: the one of DATABASE_URL, the embedded one of a shop that runs, or
 * the embedded one started for this work alone. Throws StartupError.
 */
export async function reachDatabase<Result>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  work: (reached: ReachedDatabase) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work({ url: databaseUrl, isRunning: false });
  const running = await runningShopUrl(dataDir);
  if (running !== null) return work({ url: running, isRunning: true });
  const embedded = await startEmbedded({ dataDir, log });
  try {
    return await work({ url: embedded.url, isRunning: false });
  } finally {
    await embedded.stop();
  }
}
