import sql from 'sql-template-tag';
import type { Session } from '../database/session.ts';
import { shopperOf } from '../session/otp.queries.ts';
import { recordChange } from './audit.ts';

/** 'blocked' changes nothing: who is kept out is let in again first, by another admin. */
export type MadeAdmin = 'made' | 'was-admin' | 'blocked';

/**
 * Makes the account of a number an admin, opening the account where there is none (SEC-04). The audit log names the account
 * itself as who did it, with the reason 'by command', since no admin may exist yet.
 */
export async function makeAdmin(tx: Session, phone: string, now: Date): Promise<MadeAdmin> {
  const id = await shopperOf(tx, phone, now);
  const before = await tx.one<{ is_admin: boolean; is_doctor: boolean; blocked: boolean }>(sql`
    SELECT is_admin, is_doctor, blocked_at IS NOT NULL AS blocked FROM shopper WHERE id = ${id} FOR UPDATE`);
  if (before.blocked) return 'blocked';
  if (before.is_admin) return 'was-admin';
  await tx.execute(sql`UPDATE shopper SET is_admin = true, is_doctor = false WHERE id = ${id}`);
  await recordChange(tx, {
    actorId: id,
    action: 'role changed',
    resource: 'account',
    recordId: id,
    before: { role: before.is_doctor ? 'prescriber' : 'customer' },
    after: { role: 'admin' },
    reason: 'by command',
    now,
  });
  return 'made';
}
