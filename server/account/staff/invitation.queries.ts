import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { StaffInvitation } from '../../../src/contract/account/staff/staff-admin.calls.ts';
import type { Permission } from '../../../src/domain/account/permission.ts';
import { whoIn } from '../../platform/list/person-search.ts';
import type { ListSource } from '../../platform/list/list.ts';
import type { Session } from '../../platform/database/session.ts';

type State = StaffInvitation['state'];

interface InvitationRow {
  id: string;
  email: string;
  role_id: string | null;
  role_name: string | null;
  invited_by: string;
  invited_at: Date;
  expires_at: Date;
  accepted_id: string | null;
  accepted_by: string;
  accepted_at: Date | null;
  withdrawn_at: Date | null;
}
type Row = InvitationRow & { [column: string]: unknown };

const from = sql`staff_invitation
  LEFT JOIN staff_role ON staff_role.id = role_id
  LEFT JOIN shopper AS inviter ON inviter.id = staff_invitation.invited_by
  LEFT JOIN shopper AS accepter ON accepter.id = staff_invitation.accepted_by`;
const columns = sql`staff_invitation.id, staff_invitation.email, role_id, staff_role.name AS role_name,
  ${whoIn('inviter')} AS invited_by, invited_at, expires_at, accepter.id AS accepted_id,
  ${whoIn('accepter')} AS accepted_by, accepted_at, withdrawn_at`;

/** Invitations as an admin list; whether one is expired depends on the time. */
export function invitationList(now: Date): ListSource<Row, StaffInvitation, 'invited'> {
  return {
    from,
    columns,
    key: sql`staff_invitation.id`,
    sorts: { invited: sql`invited_at` },
    usual: '-invited',
    searched: [sql`staff_invitation.email`],
    itemOf: (row) => invitationOf(row, now),
  };
}

/** The filter for one state. */
export function invitationsIn(state: State | undefined, now: Date): Sql[] {
  if (state === undefined) return [];
  if (state === 'accepted') return [sql`accepted_at IS NOT NULL`];
  if (state === 'withdrawn') return [sql`withdrawn_at IS NOT NULL`];
  const isOpen = sql`accepted_at IS NULL AND withdrawn_at IS NULL`;
  return [state === 'waiting' ? sql`${isOpen} AND expires_at > ${now}` : sql`${isOpen} AND expires_at <= ${now}`];
}

export async function readInvitationById(session: Session, id: string, now: Date): Promise<StaffInvitation | null> {
  const row = await session.maybeOne<Row>(sql`
    SELECT ${columns} FROM ${from} WHERE staff_invitation.id = ${id}`);
  return row ? invitationOf(row, now) : null;
}

/** Locks an invitation; false if there is none. */
export async function lockInvitation(tx: Session, id: string): Promise<boolean> {
  return (await tx.maybeOne(sql`SELECT id FROM staff_invitation WHERE id = ${id} FOR UPDATE`)) !== undefined;
}

interface Link {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

export async function insertInvitation(
  tx: Session,
  invited: Link & {
    readonly email: string;
    readonly roleId: string | null;
    readonly invitedBy: string;
    readonly now: Date;
  },
): Promise<string> {
  const id = randomUUID();
  await tx.execute(sql`
    INSERT INTO staff_invitation (id, email, role_id, token_hash, invited_by, invited_at, expires_at)
    VALUES (${id}, ${invited.email}, ${invited.roleId}, ${invited.tokenHash}, ${invited.invitedBy}, ${invited.now},
      ${invited.expiresAt})`);
  return id;
}

/** Whether this address has an invitation that still works. */
export async function isInvited(tx: Session, email: string, now: Date): Promise<boolean> {
  const row = await tx.maybeOne(sql`
    SELECT id FROM staff_invitation
    WHERE lower(email) = lower(${email}) AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > ${now}`);
  return row !== undefined;
}

export async function renewLink(tx: Session, id: string, { tokenHash, expiresAt }: Link): Promise<void> {
  await tx.execute(sql`
    UPDATE staff_invitation SET token_hash = ${tokenHash}, expires_at = ${expiresAt} WHERE id = ${id}`);
}

export async function markWithdrawn(tx: Session, id: string, now: Date): Promise<void> {
  await tx.execute(sql`UPDATE staff_invitation SET withdrawn_at = ${now} WHERE id = ${id}`);
}

export interface OpenInvitation {
  readonly id: string;
  readonly role_id: string | null;
  readonly role_name: string | null;
  readonly permissions: readonly Permission[] | null;
  readonly invited_by: string;
  readonly expires_at: Date;
}

/** The invitation of a link, if it still works; `isLocked` keeps it until the end of the transaction. */
export async function findOpenInvitation(
  session: Session,
  tokenHash: Buffer,
  now: Date,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<OpenInvitation | undefined> {
  return session.maybeOne<OpenInvitation & { [column: string]: unknown }>(sql`
    SELECT staff_invitation.id, role_id, staff_role.name AS role_name, staff_role.permissions,
      ${whoIn('inviter')} AS invited_by, expires_at
    FROM staff_invitation
    LEFT JOIN staff_role ON staff_role.id = role_id
    LEFT JOIN shopper AS inviter ON inviter.id = staff_invitation.invited_by
    WHERE token_hash = ${tokenHash} AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > ${now}
    ${isLocked ? sql`FOR UPDATE OF staff_invitation` : sql``}`);
}

export async function markAccepted(tx: Session, id: string, shopperId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE staff_invitation SET accepted_at = ${now}, accepted_by = ${shopperId} WHERE id = ${id}`);
}

function invitationOf(row: Row, now: Date): StaffInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role_id === null ? null : { id: row.role_id, name: row.role_name ?? '' },
    state: stateOf(row, now),
    invitedBy: row.invited_by,
    invitedAt: row.invited_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    acceptedBy: row.accepted_id === null ? null : { id: row.accepted_id, name: row.accepted_by },
  };
}

function stateOf(row: Row, now: Date): State {
  if (row.accepted_at !== null) return 'accepted';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.expires_at > now ? 'waiting' : 'expired';
}
