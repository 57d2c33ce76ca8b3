import type { Database } from '../../database/database.ts';
import type { SessionRow } from './auth.ts';

const lifetime = 5_000;
const max = 10_000;

interface Known {
  readonly row: SessionRow;
  readonly until: number;
}

/**
 * Caches sessions for a few seconds, so that not every request reads its caller. Cleared when any session or its
 * shopper changes: at once in this process, by a database notification in others.
 */
export interface KnownSessions {
  find(tokenHash: Buffer): SessionRow | undefined;
  keep(tokenHash: Buffer, row: SessionRow, readAt: number): void;
  /** Changes with every clear, so that a row read before a change isn't cached after it. */
  generation(): number;
  forget(): void;
  close(): Promise<void>;
}

export async function openKnownSessions(database: Database): Promise<KnownSessions> {
  const sessions = new Map<string, Known>();
  let generation = 0;
  const forget = () => {
    generation += 1;
    sessions.clear();
  };
  const stopListening = await database.listen('session', forget);
  return {
    find(tokenHash) {
      const known = sessions.get(tokenHash.toString('base64'));
      return known && known.until > performance.now() ? known.row : undefined;
    },
    keep(tokenHash, row, readAt) {
      if (readAt !== generation) return;
      if (sessions.size >= max) sessions.clear();
      sessions.set(tokenHash.toString('base64'), { row, until: performance.now() + lifetime });
    },
    generation: () => generation,
    forget,
    close: stopListening,
  };
}
