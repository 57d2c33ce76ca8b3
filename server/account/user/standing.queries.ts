import sql from 'sql-template-tag';
import type { Role } from '../../../src/domain/kit/role.ts';
import type { Session } from '../../platform/database/session.ts';
import { roleOf } from '../../platform/http/guard/auth.ts';

/** Advisory lock: staff changes run one at a time. */
const staffLock = 7_201_012;

export async function takeStaffLock(tx: Session): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(${staffLock})`);
}

/** Whether the caller is still an owner (STF-01). Takes the staff lock, so that decisions after this run one at a time. */
export async function isStillOwner(tx: Session, actorId: string): Promise<boolean> {
  await takeStaffLock(tx);
  const row = await tx.maybeOne(sql`
    SELECT id FROM shopper WHERE id = ${actorId} AND is_admin AND staff_role_id IS NULL AND blocked_at IS NULL FOR NO KEY UPDATE`);
  return row !== undefined;
}

/** Whether somebody with this address is an admin already. */
export async function isOfAdmin(session: Session, email: string): Promise<boolean> {
  const row = await session.maybeOne(sql`
    SELECT id FROM shopper WHERE lower(email) = lower(${email}) AND is_admin AND deleted_at IS NULL`);
  return row !== undefined;
}

export interface Standing {
  readonly role: Role;
  /** What an admin may do; null for an owner, and for who is no admin. */
  readonly staffRole: StaffRoleName | null;
  readonly blockedReason: string | null;
}

export interface StaffRoleName {
  readonly id: string;
  readonly name: string;
}

/** Role and block of a person, with the row locked; undefined if the account doesn't exist. */
export async function lockStanding(tx: Session, id: string): Promise<Standing | undefined> {
  const row = await tx.maybeOne<{
    is_admin: boolean;
    is_doctor: boolean;
    blocked_reason: string | null;
    role_id: string | null;
    role_name: string | null;
  }>(sql`
    SELECT is_admin, is_doctor, blocked_reason, staff_role.id AS role_id, staff_role.name AS role_name
    FROM shopper LEFT JOIN staff_role ON staff_role.id = staff_role_id AND is_admin
    WHERE shopper.id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE OF shopper`);
  return (
    row && {
      role: roleOf(row.is_admin, row.is_doctor),
      staffRole: row.role_id === null ? null : { id: row.role_id, name: row.role_name ?? '' },
      blockedReason: row.blocked_reason,
    }
  );
}

/** An admin without a staff role is an owner. */
export async function setRole(tx: Session, id: string, role: Role, staffRoleId: string | null): Promise<void> {
  await tx.execute(sql`
    UPDATE shopper SET is_admin = ${role === 'admin'}, is_doctor = ${role === 'prescriber'},
      staff_role_id = ${role === 'admin' ? staffRoleId : null}
    WHERE id = ${id}`);
}

/** The name of a staff role, locked so that it stays; undefined if there is none. */
export async function lockStaffRole(tx: Session, id: string): Promise<StaffRoleName | undefined> {
  return tx.maybeOne<{ id: string; name: string }>(sql`SELECT id, name FROM staff_role WHERE id = ${id} FOR SHARE`);
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
