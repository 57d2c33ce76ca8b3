import sql from 'sql-template-tag';
import type { Role } from '../../../src/domain/kit/role.ts';
import type { Session } from '../../platform/database/session.ts';
import { roleOf } from '../../platform/http/guard/auth.ts';

/** Advisory lock: staff changes run one at a time. */
const staffLock = 7_201_012;

/** Whether the caller is still an admin. Takes the staff lock, so that decisions after this run one at a time. */
export async function isStillAdmin(tx: Session, actorId: string): Promise<boolean> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${staffLock})`);
  const row = await tx.maybeOne(sql`
    SELECT id FROM shopper WHERE id = ${actorId} AND is_admin AND blocked_at IS NULL FOR NO KEY UPDATE`);
  return row !== undefined;
}

export interface Standing {
  readonly role: Role;
  readonly blockedReason: string | null;
}

/** Role and block of a person, with the row locked; undefined if the account doesn't exist. */
export async function lockStanding(tx: Session, id: string): Promise<Standing | undefined> {
  const row = await tx.maybeOne<{
    is_admin: boolean;
    is_doctor: boolean;
    blocked_reason: string | null;
  }>(sql`
    SELECT is_admin, is_doctor, blocked_reason FROM shopper
    WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`);
  return row && { role: roleOf(row.is_admin, row.is_doctor), blockedReason: row.blocked_reason };
}

export async function setRole(tx: Session, id: string, role: Role): Promise<void> {
  await tx.execute(sql`
    UPDATE shopper SET is_admin = ${role === 'admin'}, is_doctor = ${role === 'prescriber'} WHERE id = ${id}`);
}

/** Blocks an account; a null reason unblocks it. */
export async function setBlocked(tx: Session, id: string, reason: string | null, now: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE shopper SET blocked_reason = ${reason}, blocked_at = ${reason === null ? null : now} WHERE id = ${id}`);
}

/** Whether a person is blocked. Locks the row, so that no session starts while a block is being set. */
export async function isBlocked(tx: Session, id: string): Promise<boolean> {
  const row = await tx.one<{ blocked_at: Date | null }>(
    sql`SELECT blocked_at FROM shopper WHERE id = ${id} FOR SHARE`,
  );
  return row.blocked_at !== null;
}
