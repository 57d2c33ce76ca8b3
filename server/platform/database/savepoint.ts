import sql from 'sql-template-tag';
import { codeOf, DatabaseUnavailable } from './connection/database-unavailable.ts';
import type { Session } from './session.ts';
import { asksToRepeat } from './transaction.ts';

/**
 * Runs work in a savepoint: when it fails, its writes are rolled back, the caller's transaction goes on and the
 * error is returned; undefined on success. Database outages are rethrown, because they affect the whole
 * transaction.
 */
export async function inSavepoint(tx: Session, work: () => Promise<void>): Promise<unknown> {
  await tx.execute(sql`SAVEPOINT follow_up`);
  try {
    await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable || asksToRepeat(codeOf(error))) throw error;
    await tx.execute(sql`ROLLBACK TO SAVEPOINT follow_up`);
    await tx.execute(sql`RELEASE SAVEPOINT follow_up`);
    return error ?? new Error('It failed without a reason');
  }
  await tx.execute(sql`RELEASE SAVEPOINT follow_up`);
  return undefined;
}
