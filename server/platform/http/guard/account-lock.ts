import sql, { empty, type Sql } from 'sql-template-tag';
import type { Session } from '../../database/session.ts';
import { problem } from '../problem.ts';

/*
 * The one order of locks: the account, then orders, returns, payments, subscriptions and whatever hangs on them. Whoever
 * writes what belongs to a shopper holds the account lightly, so that many can at once; its deletion holds it alone.
 */

/**
 * Keeps an account from being deleted until the transaction ends; false where it was deleted (ACC-06, SEC-05). `next` is a
 * lock that is taken right after the account's, with the same statement.
 */
export async function lockAccount(tx: Session, shopperId: string, next?: Sql): Promise<boolean> {
  // The row is locked in the inner query, so before `next` is.
  const row = await tx.maybeOne<{ is_open: boolean }>(sql`
    SELECT is_open${next ? sql`, ${next}` : empty} FROM (
      SELECT deleted_at IS NULL AS is_open FROM shopper WHERE id = ${shopperId} FOR KEY SHARE) AS account`);
  return row?.is_open === true;
}

/** The same for whoever is signed in; throws 'session-expired' where the account was deleted a moment ago. */
export async function requireAccount(tx: Session, shopperId: string, next?: Sql): Promise<void> {
  if (!(await lockAccount(tx, shopperId, next))) throw problem('session-expired');
}

/** Whether an account that is locked was not deleted. */
export async function isAccountOpen(session: Session, shopperId: string): Promise<boolean> {
  const rows = await session.query(sql`SELECT FROM shopper WHERE id = ${shopperId} AND deleted_at IS NULL`);
  return rows.length > 0;
}

/** Holds an account for its deletion alone: waits for whoever writes for it, and they wait for the deletion. */
export async function lockForDeletion(tx: Session, shopperId: string): Promise<void> {
  await tx.query(sql`SELECT FROM shopper WHERE id = ${shopperId} FOR UPDATE`);
}

/**
 * Lets the orders of one person be placed and called off one after the other, so that what is counted of them counts. Taken
 * before any product, and after the order that is moved.
 */
export function buyerLock(shopperId: string): Sql {
  return sql`pg_advisory_xact_lock(hashtextextended(${`buyer:${shopperId}`}, 0))`;
}

/** Takes the lock of a person's orders until the transaction ends. */
export async function lockBuyer(tx: Session, shopperId: string): Promise<void> {
  await tx.execute(sql`SELECT ${buyerLock(shopperId)}`);
}
