import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';

/** Adds months to what is left of a membership, or starts one now (MNY-08). */
export async function grantMembership(tx: Session, shopperId: string, months: number, now: Date): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    UPDATE shopper SET premium_until =
      GREATEST(COALESCE(premium_until, ${now}::timestamptz), ${now}::timestamptz) + make_interval(months => ${months}::integer)
    WHERE id = ${shopperId}`);
}

/** Takes back the months of an order whose money goes back. */
export async function withdrawMembership(tx: Session, shopperId: string, months: number): Promise<void> {
  if (months === 0) return;
  await tx.execute(sql`
    UPDATE shopper SET premium_until = premium_until - make_interval(months => ${months}::integer) WHERE id = ${shopperId}`);
}
