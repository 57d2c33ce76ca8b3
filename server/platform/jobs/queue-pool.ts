import type { Pool, PoolClient } from 'pg';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable, asDatabaseError, codeOf } from '../database/connection/database-unavailable.ts';

/** An error code the queue retries on; without a code it drops the promise, which ends the process. */
const triedAgain = 'ETIMEDOUT';

/**
 * The pool as the job queue sees it: an outage is retried and never ends the process (RUN-03). It listens on a connection
 * of `sessionPool`, because those of the pool may lead through a transaction pooler.
 */
export function queuePool({ pool, sessionPool }: Pick<Database, 'pool' | 'sessionPool'>): Pool {
  return withOwn(pool, {
    // With a callback it is for listening, and the queue reconnects that itself.
    connect: (callback?: (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void) =>
      callback ? sessionPool.connect(callback) : connected(pool),
  });
}

async function connected(pool: Pool): Promise<PoolClient> {
  const client = await retried(pool.connect());
  const sent = client.query.bind(client) as (...args: readonly unknown[]) => Promise<unknown>;
  const query = async (...args: readonly unknown[]): Promise<unknown> => retried(sent(...args));
  return withOwn(client, { query });
}

async function retried<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isAway = asDatabaseError(error) instanceof DatabaseUnavailable;
    if (!isAway || !(error instanceof Error) || codeOf(error) === triedAgain) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code: triedAgain });
  }
}

/** Overrides some methods of an object; all others run on the object itself. */
function withOwn<Target extends object>(target: Target, own: Readonly<Record<string, unknown>>): Target {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function'
        ? (...args: unknown[]): unknown => Reflect.apply(value, target, args)
        : value;
    },
  });
}
