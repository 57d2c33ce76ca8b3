import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { StaffRole, StaffRoleBody } from '../../../src/contract/account/staff/staff-admin.calls.ts';
import type { Permission } from '../../../src/domain/account/permission.ts';
import type { ListSource } from '../../platform/list/list.ts';
import { atVersion } from '../../platform/list/version.ts';
import type { Session } from '../../platform/database/session.ts';

interface RoleRow {
  id: string;
  name: string;
  permissions: Permission[];
  people: number;
  version: number;
}
type Row = RoleRow & { [column: string]: unknown };

const columns = sql`id, name, permissions, version,
  (SELECT count(*) FROM shopper WHERE staff_role_id = staff_role.id AND is_admin) AS people`;

export const staffRoleList: ListSource<Row, StaffRole, 'name'> = {
  from: sql`staff_role`,
  columns,
  key: sql`staff_role.id`,
  sorts: { name: sql`lower(name)` },
  usual: 'name',
  searched: [sql`name`],
  itemOf: roleOf,
};

export async function findStaffRole(session: Session, id: string): Promise<StaffRole | null> {
  const row = await session.maybeOne<Row>(sql`SELECT ${columns} FROM staff_role WHERE id = ${id}`);
  return row ? roleOf(row) : null;
}

/** A role, locked; null if there is none. */
export async function lockWholeRole(tx: Session, id: string): Promise<StaffRole | null> {
  const row = await tx.maybeOne<Row>(sql`SELECT ${columns} FROM staff_role WHERE id = ${id} FOR UPDATE`);
  return row ? roleOf(row) : null;
}

/** Whether another role has this name, however it is written. */
export async function isNameTaken(tx: Session, name: string, ownId: string | null): Promise<boolean> {
  const row = await tx.maybeOne(sql`
    SELECT id FROM staff_role WHERE lower(name) = lower(${name}) AND id IS DISTINCT FROM ${ownId}::uuid`);
  return row !== undefined;
}

export async function countStaffRoles(tx: Session): Promise<number> {
  return (await tx.one<{ count: number }>(sql`SELECT count(*)::int AS count FROM staff_role`)).count;
}

export async function insertStaffRole(tx: Session, body: StaffRoleBody, now: Date): Promise<StaffRole> {
  const row = await tx.one<Row>(sql`
    INSERT INTO staff_role (id, name, permissions, created_at, updated_at)
    VALUES (${randomUUID()}, ${body.name}, ${body.permissions}, ${now}, ${now}) RETURNING ${columns}`);
  return roleOf(row);
}

/** Null if the role has another version by now. */
export async function changeStaffRole(
  tx: Session,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  body: StaffRoleBody,
  now: Date,
): Promise<StaffRole | null> {
  const row = await tx.maybeOne<Row>(sql`
    UPDATE staff_role SET name = ${body.name}, permissions = ${body.permissions}, version = version + 1, updated_at = ${now}
    WHERE id = ${id} ${atVersion(version)} RETURNING ${columns}`);
  return row ? roleOf(row) : null;
}

/** Whether somebody has the role, or holds an invitation to it that still works. */
export async function isRoleInUse(tx: Session, id: string, now: Date): Promise<boolean> {
  const row = await tx.one<{ used: boolean }>(sql`
    SELECT EXISTS (SELECT FROM shopper WHERE staff_role_id = ${id} AND is_admin)
      OR EXISTS (SELECT FROM staff_invitation WHERE role_id = ${id} AND accepted_at IS NULL AND withdrawn_at IS NULL
        AND expires_at > ${now}) AS used`);
  return row.used;
}

/** Old invitations to the role forget it. */
export async function removeStaffRole(tx: Session, id: string): Promise<void> {
  await tx.execute(sql`UPDATE shopper SET staff_role_id = NULL WHERE staff_role_id = ${id} AND NOT is_admin`);
  await tx.execute(sql`DELETE FROM staff_invitation WHERE role_id = ${id}`);
  await tx.execute(sql`DELETE FROM staff_role WHERE id = ${id}`);
}

function roleOf({ id, name, permissions, people, version }: Row): StaffRole {
  return { id, name, permissions, people, version };
}
