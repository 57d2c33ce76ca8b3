import sql from 'sql-template-tag';
import type { Role } from '../../../src/domain/kit/role.ts';
import type { Session } from '../../platform/database/session.ts';
import { roleOf } from '../../platform/http/guard/auth.ts';

/** Names the lock under which one admin at a time says who works here. */
const staffLock = 7_201_012;

/** Whether this admin is one still; what is decided after this is decided by one at a time. */
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

/** What a person may be and do here, with their row locked; undefined where there is no such account. */
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

/** Makes an account a prescriber, an admin or a customer. */
export async function setRole(tx: Session, id: string, role: Role): Promise<void> {
  await tx.execute(sql`
    UPDATE shopper SET is_admin = ${role === 'admin'}, is_doctor = ${role === 'prescriber'} WHERE id = ${id}`);
}

/** Blocks, or lets in again where the reason is null. */
export async function setBlocked(tx: Session, id: string, reason: string | null, now: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE shopper SET blocked_reason = ${reason}, blocked_at = ${reason === null ? null : now} WHERE id = ${id}`);
}

/** Whether a person is kept out; holds until the transaction ends, so that no session slips past a block. */
export async function isBlocked(tx: Session, id: string): Promise<boolean> {
  const row = await tx.one<{ blocked_at: Date | null }>(
    sql`SELECT blocked_at FROM shopper WHERE id = ${id} FOR SHARE`,
  );
  return row.blocked_at !== null;
}
