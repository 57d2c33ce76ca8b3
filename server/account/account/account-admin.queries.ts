import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type {
  AccountDetail,
  AccountFilters,
  AccountRow,
} from '../../../src/contract/account/account-admin.calls.ts';
import type { Role } from '../../../src/domain/kit/role.ts';
import type { ListSource } from '../../platform/list/list.ts';
import { isPerson, personName, personOrder, whoIn, withinDays } from '../../platform/list/person-search.ts';
import type { Session } from '../../platform/database/session.ts';
import { roleOf, sessionStart, type SignedIn } from '../../platform/http/guard/auth.ts';

type PersonRow = Readonly<{
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  is_admin: boolean;
  is_doctor: boolean;
  role_id: string | null;
  role_name: string | null;
  blocked_at: Date | null;
  blocked_reason: string | null;
  premium_until: Date | null;
  orders: number;
  created_at: Date;
}>;

export const accountSource: ListSource<PersonRow, AccountRow, 'joined' | 'name'> = {
  from: sql`shopper LEFT JOIN staff_role ON staff_role.id = staff_role_id AND is_admin`,
  columns: sql`
    shopper.id, ${personName} AS name, phone, email, is_admin, is_doctor, staff_role.id AS role_id,
    staff_role.name AS role_name, blocked_at, blocked_reason, premium_until,
    (SELECT count(*) FROM shop_order WHERE shop_order.shopper_id = shopper.id) AS orders, shopper.created_at`,
  key: sql`shopper.id`,
  sorts: { joined: sql`shopper.created_at`, name: personOrder },
  usual: '-joined',
  searched: [],
  itemOf: accountOf,
};

const staff: Readonly<Record<Role, Sql>> = {
  admin: sql`is_admin`,
  prescriber: sql`is_doctor AND NOT is_admin`,
  customer: sql`NOT (is_admin OR is_doctor)`,
};

/** Filters for the account list, which never includes deleted accounts. */
export function accountFilters({ q, role, blocked, joinedFrom, joinedTo }: AccountFilters): Sql[] {
  const person = isPerson(q);
  return [
    sql`deleted_at IS NULL`,
    ...(person ? [person] : []),
    ...(role === undefined ? [] : [staff[role]]),
    ...(role === undefined || role === 'customer' ? [] : [sql`(is_admin OR is_doctor)`]),
    ...(blocked === undefined ? [] : [blocked ? sql`blocked_at IS NOT NULL` : sql`blocked_at IS NULL`]),
    ...withinDays(sql`shopper.created_at`, joinedFrom, joinedTo),
  ];
}

function accountOf(row: PersonRow): AccountRow {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    role: roleOf(row.is_admin, row.is_doctor),
    staffRole: row.role_id === null ? null : { id: row.role_id, name: row.role_name ?? '' },
    isBlocked: row.blocked_at !== null,
    premiumUntil: row.premium_until?.toISOString() ?? null,
    orders: row.orders,
    joinedAt: row.created_at.toISOString(),
  };
}

interface OrderLine extends Omit<AccountDetail['recentOrders'][number], 'placedAt'> {
  placed_at: Date;
}

interface NoteLine extends Omit<AccountDetail['notes'][number], 'at'> {
  at: Date;
}

const maxNotes = 50;
const recent = 10;

/** An account with its figures, recent orders and notes; undefined if it doesn't exist or was deleted. */
export async function readAccountDetail(
  session: Session,
  id: string,
  { id: adminId, granted: { isOwner } }: Pick<SignedIn, 'id' | 'granted'>,
): Promise<AccountDetail | undefined> {
  const row = await session.maybeOne<PersonRow>(sql`
    SELECT ${accountSource.columns} FROM ${accountSource.from} WHERE shopper.id = ${id} AND deleted_at IS NULL`);
  if (!row) return undefined;
  const figures = await session.one<{ session_end: Date | null; spent: number; wallet: number; plans: number }>(sql`
    SELECT
      (SELECT max(expires_at) FROM session WHERE shopper_id = ${id}) AS session_end,
      (SELECT COALESCE(sum(total), 0) FROM shop_order
        WHERE shopper_id = ${id} AND status IN ('paid', 'packed', 'shipped', 'delivered')) AS spent,
      COALESCE((SELECT balance FROM wallet WHERE shopper_id = ${id}), 0) AS wallet,
      (SELECT count(*) FROM subscription WHERE shopper_id = ${id} AND status <> 'cancelled') AS plans`);
  const orders = await session.query<OrderLine & { [column: string]: unknown }>(sql`
    SELECT id, number, status, total, placed_at FROM shop_order
    WHERE shopper_id = ${id} ORDER BY placed_at DESC LIMIT ${recent}`);
  return {
    ...accountOf(row),
    canChangeRole: isOwner && id !== adminId,
    canBlock: id !== adminId && (isOwner || roleOf(row.is_admin, row.is_doctor) === 'customer'),
    blockedAt: row.blocked_at?.toISOString() ?? null,
    blockedReason: row.blocked_reason,
    lastSeenAt: figures.session_end ? sessionStart(figures.session_end).toISOString() : null,
    spent: figures.spent,
    wallet: figures.wallet,
    subscriptions: figures.plans,
    recentOrders: orders.map(({ placed_at: at, ...order }) => ({ ...order, placedAt: at.toISOString() })),
    notes: await readNotes(session, id, adminId),
  };
}

async function readNotes(session: Session, shopperId: string, adminId: string): Promise<AccountDetail['notes']> {
  const rows = await session.query<NoteLine & { [column: string]: unknown }>(sql`
    SELECT account_note.id, words, at, ${whoIn('shopper')} AS author, author_id = ${adminId} AS "isOwn"
    FROM account_note JOIN shopper ON shopper.id = author_id
    WHERE account_note.shopper_id = ${shopperId} ORDER BY at DESC, account_note.id LIMIT ${maxNotes}`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function addNote(
  tx: Session,
  note: { shopperId: string; authorId: string; words: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO account_note (id, shopper_id, author_id, words, at)
    VALUES (${randomUUID()}, ${note.shopperId}, ${note.authorId}, ${note.words}, ${note.now})`);
}

/** Deletes an admin's own note. False if it doesn't exist or another admin wrote it. */
export async function removeNote(
  tx: Session,
  { id, shopperId, authorId }: { id: string; shopperId: string; authorId: string },
): Promise<boolean> {
  const removed = await tx.execute(sql`
    DELETE FROM account_note WHERE id = ${id} AND shopper_id = ${shopperId} AND author_id = ${authorId}`);
  return removed === 1;
}
