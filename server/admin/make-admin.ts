import sql from 'sql-template-tag';
import type { Session } from '../platform/database/session.ts';
import { type EnrolmentCode, issueEnrolmentCode } from '../account/second-factor/enrol.ts';
import { lockFactors } from '../account/second-factor/second-factor.queries.ts';
import { shopperOf } from '../account/session/otp.queries.ts';
import { roleOf } from '../platform/http/guard/auth.ts';
import { recordChange } from '../platform/audit/audit.ts';

/** 'blocked' changes nothing: another admin must unblock the account first. */
export type MadeAdmin = 'made' | 'was-admin' | 'blocked';

/**
 * Makes the account of a phone number an owner, creating it if needed (SEC-04). The audit entry names the account
 * itself as the actor, with the reason 'by command', because there may be no other admin yet.
 */
export async function makeAdmin(tx: Session, phone: string, now: Date): Promise<MadeAdmin> {
  const id = await shopperOf(tx, phone, now);
  const before = await tx.one<{ is_admin: boolean; is_doctor: boolean; is_limited: boolean; blocked: boolean }>(sql`
    SELECT is_admin, is_doctor, staff_role_id IS NOT NULL AS is_limited, blocked_at IS NOT NULL AS blocked FROM shopper WHERE id = ${id} FOR UPDATE`);
  if (before.blocked) return 'blocked';
  if (before.is_admin && !before.is_limited) return 'was-admin';
  await tx.execute(
    sql`UPDATE shopper SET is_admin = true, is_doctor = false, staff_role_id = NULL WHERE id = ${id}`,
  );
  await recordChange(tx, {
    actorId: id,
    action: 'role changed',
    resource: 'account',
    recordId: id,
    before: { role: roleOf(before.is_admin, before.is_doctor) },
    after: { role: 'admin' },
    reason: 'by command',
    now,
  });
  return 'made';
}

interface Enrolment {
  readonly phone: string;
  readonly secret: string;
  readonly now: Date;
  /** Whether to remove an existing second factor. */
  readonly isReset: boolean;
}

/**
 * Creates a code for setting up an admin's first second factor (SEC-03), even if the last admin has lost theirs.
 * Null when they have one and no reset is requested.
 */
export async function enrolByCommand(
  tx: Session,
  { phone, secret, now, isReset }: Enrolment,
): Promise<EnrolmentCode | null> {
  const shopperId = await shopperOf(tx, phone, now);
  const { length: before } = await lockFactors(tx, shopperId);
  if (before > 0 && !isReset) return null;
  const issued = await issueEnrolmentCode(tx, { shopperId, secret, now });
  await recordChange(tx, {
    actorId: shopperId,
    action: 'second factor reset',
    resource: 'account',
    recordId: shopperId,
    before: { secondFactors: before },
    after: { secondFactors: 0 },
    reason: 'by command',
    now,
  });
  return issued;
}
