import type { ClientBase } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { asDatabaseError, breaksConnection, codeOf } from './connection/database-unavailable.ts';

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** Milliseconds that a statement waits for a lock; by default until its own timeout. */
  lockTimeout?: number;
}

interface OpenedTransaction extends TransactionOptions {
  /** More commands to begin it with, after a semicolon. */
  readonly begin?: string;
}

const maxAttempts = 5;

/** Serialization failure and deadlock: PostgreSQL asks for a retry of the whole transaction. */
const askToRepeat = new Set(['40001', '40P01']);

/** Whether this SQLSTATE asks for a retry of the whole transaction. */
export function asksToRepeat(code: string | undefined): boolean {
  return askToRepeat.has(code ?? '');
}

/** Retries `attempt` after a short random wait while PostgreSQL asks for it, 5 attempts at most. */
export async function repeatedly<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === maxAttempts || !asksToRepeat(codeOf(error))) throw error;
      await delay(Math.random() * 10 * 2 ** attempts);
    }
  }
}

/** BEGIN, the work, COMMIT; ROLLBACK when the work throws. */
export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
  { isolation = 'read committed', lockTimeout, begin = '' }: OpenedTransaction = {},
): Promise<Result> {
  const patience = lockTimeout === undefined ? '' : `; SET LOCAL lock_timeout = ${lockTimeout}`;
  await send(client, `BEGIN ISOLATION LEVEL ${isolation}${begin}${patience}`);
  try {
    const result = await work();
    await send(client, 'COMMIT');
    return result;
  } catch (error) {
    if (!breaksConnection(error)) await send(client, 'ROLLBACK');
    throw error;
  }
}

async function send(client: ClientBase, command: string): Promise<void> {
  try {
    await client.query(command);
  } catch (error) {
    throw asDatabaseError(error);
  }
}
