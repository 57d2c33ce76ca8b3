import sql, { empty, type Sql } from 'sql-template-tag';
import type { Session } from '../../database/session.ts';
import { problem } from '../problem.ts';

/*
 * Lock order: the account, then orders, returns, payments, subscriptions and their rows. A writer of a shopper's
 * data takes a shared lock on the account; deleting the account takes an exclusive one.
 */

/**
 * Prevents deletion of an account until the transaction ends; false when it was deleted already (ACC-06, SEC-05).
 * `next` is a lock taken right after the account's, in the same statement.
 */
export async function lockAccount(tx: Session, shopperId: string, next?: Sql): Promise<boolean> {
  // The inner query locks the row, so that happens before `next`.
  const row = await tx.maybeOne<{ is_open: boolean }>(sql`
    SELECT is_open${next ? sql`, ${next}` : empty} FROM (
      SELECT deleted_at IS NULL AS is_open FROM shopper WHERE id = ${shopperId} FOR KEY SHARE) AS account`);
  return row?.is_open === true;
}

/** The same for the signed-in caller; throws 'session-expired' when the account was just deleted. */
export async function requireAccount(tx: Session, shopperId: string, next?: Sql): Promise<void> {
  if (!(await lockAccount(tx, shopperId, next))) throw problem('session-expired');
}

/** Whether a locked account still exists. */
export async function isAccountOpen(session: Session, shopperId: string): Promise<boolean> {
  const rows = await session.query(sql`SELECT FROM shopper WHERE id = ${shopperId} AND deleted_at IS NULL`);
  return rows.length > 0;
}

/** Takes the exclusive lock for deleting an account: waits for its writers, and blocks new ones. */
export async function lockForDeletion(tx: Session, shopperId: string): Promise<void> {
  await tx.query(sql`SELECT FROM shopper WHERE id = ${shopperId} FOR UPDATE`);
}

/**
 * Serializes placing and cancelling one person's orders, so that counts over them are correct. Taken before any
 * product and after the order that changes.
 */
export function buyerLock(shopperId: string): Sql {
  return sql`pg_advisory_xact_lock(hashtextextended(${`buyer:${shopperId}`}, 0))`;
}

/** Takes the lock on a person's orders until the transaction ends. */
export async function lockBuyer(tx: Session, shopperId: string): Promise<void> {
  await tx.execute(sql`SELECT ${buyerLock(shopperId)}`);
}
