/** Where PostgreSQL is and how many connections it has for one process (PRF-04). */
export interface DatabaseSettings {
  /** Connections of one process for calls and jobs. It has up to three more: for listening and for the heartbeat. */
  readonly poolSize: number;
  /**
   * The way around a transaction pooler (PgBouncer and others) that DATABASE_URL leads through; null when there is none.
   * For what needs a session: listening, migrations, backups.
   */
  readonly sessionUrl: string | null;
  /** A read replica for lists; null when there is none. */
  readonly replicaUrl: string | null;
}

export interface ReadDatabase {
  readonly database: DatabaseSettings;
  /** One line for each mistake. */
  readonly mistakes: readonly string[];
}

const usualPool = 20;
/** A transaction may need a second connection beside it, for the session of its caller. */
const smallestPool = 2;
const largestPool = 500;

/** Reads DATABASE_POOL_SIZE, DATABASE_SESSION_URL and DATABASE_REPLICA_URL. */
export function readDatabase(env: Readonly<Record<string, string | undefined>>): ReadDatabase {
  const mistakes: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const url = (name: string): string | null => {
    const found = text(name);
    if (found === null) return null;
    if (!URL.canParse(found) || !/^postgres(?:ql)?:/u.test(found)) {
      mistakes.push(`${name} is not an address such as postgresql://user@host/database`);
    }
    if (text('DATABASE_URL') === null) mistakes.push(`${name} needs DATABASE_URL beside it`);
    return found;
  };
  const poolSize = (): number => {
    const found = text('DATABASE_POOL_SIZE') ?? String(usualPool);
    const value = /^\d{1,4}$/u.test(found) ? Number(found) : Number.NaN;
    if (value >= smallestPool && value <= largestPool) return value;
    mistakes.push(`DATABASE_POOL_SIZE is "${found}": a whole number from ${smallestPool} to ${largestPool}`);
    return usualPool;
  };
  const database = {
    poolSize: poolSize(),
    sessionUrl: url('DATABASE_SESSION_URL'),
    replicaUrl: url('DATABASE_REPLICA_URL'),
  };
  return { database, mistakes };
}
