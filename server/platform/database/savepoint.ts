import sql from 'sql-template-tag';
import { codeOf, DatabaseUnavailable } from './connection/database-unavailable.ts';
import type { Session } from './session.ts';
import { asksToRepeat } from './transaction.ts';

/**
 * Runs work whose failure leaves the rest of the caller's transaction standing: what it wrote is undone, and its error is
 * returned; undefined where it went well. Trouble of the database itself is thrown on, for it concerns the whole transaction.
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
