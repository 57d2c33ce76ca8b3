import sql, { type Sql } from 'sql-template-tag';
import type { PremiumFilters, PremiumRow } from '../../../src/contract/account/premium.calls.ts';
import { type CsvColumn, indianTime } from '../../platform/list/csv/csv.ts';
import type { ListSource } from '../../platform/list/list.ts';
import { isPerson, personName, personOrder, withinDays } from '../../platform/list/person-search.ts';
import type { Session } from '../../platform/database/session.ts';

type MemberRow = Readonly<{
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  premium_until: Date;
}>;

/** Current and former members, with their status at `now`. */
export const memberSource = (now: Date): ListSource<MemberRow, PremiumRow, 'expires' | 'name'> => ({
  ...members,
  itemOf: (row) => memberOf(row, now),
});

const members = {
  from: sql`shopper`,
  columns: sql`shopper.id, ${personName} AS name, phone, email, premium_until`,
  key: sql`shopper.id`,
  sorts: { expires: sql`premium_until`, name: personOrder },
  usual: '-expires',
  searched: [],
} as const;

export function memberFilters({ q, state, endsFrom, endsTo }: PremiumFilters, now: Date): Sql[] {
  const person = isPerson(q);
  return [
    sql`premium_until IS NOT NULL`,
    sql`deleted_at IS NULL`,
    ...(person ? [person] : []),
    ...(state === 'active' ? [sql`premium_until > ${now}`] : []),
    ...(state === 'ended' ? [sql`premium_until <= ${now}`] : []),
    ...withinDays(sql`premium_until`, endsFrom, endsTo),
  ];
}

function memberOf({ premium_until: end, ...row }: MemberRow, now: Date): PremiumRow {
  return { ...row, isActive: end > now, expiresAt: end.toISOString() };
}

export const memberColumns: readonly CsvColumn<PremiumRow>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'E-mail', value: ({ email }) => email },
  { title: 'Member until', value: ({ expiresAt }) => indianTime(expiresAt) },
];

/** Locks the row and returns the membership end; undefined if the account doesn't exist. */
export async function lockEnd(tx: Session, id: string): Promise<{ premium_until: Date | null } | undefined> {
  return tx.maybeOne<{ premium_until: Date | null }>(sql`
    SELECT premium_until FROM shopper WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`);
}

export async function findByPhone(session: Session, phone: string): Promise<string | undefined> {
  return (await session.maybeOne<{ id: string }>(sql`SELECT id FROM shopper WHERE phone = ${phone}`))?.id;
}

/** Extends a membership through the end of this day in India. Never shortens it. */
export async function extendThrough(tx: Session, id: string, lastDay: string): Promise<void> {
  await tx.execute(sql`
    UPDATE shopper SET premium_until =
      GREATEST(premium_until, (${lastDay}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')
    WHERE id = ${id}`);
}

/** Ends a membership now; one that already ended keeps its date. */
export async function endMembership(tx: Session, id: string, now: Date): Promise<void> {
  await tx.execute(sql`UPDATE shopper SET premium_until = LEAST(premium_until, ${now}) WHERE id = ${id}`);
}

export async function readMember(session: Session, id: string, now: Date): Promise<PremiumRow> {
  return memberOf(await session.one<MemberRow>(sql`SELECT ${members.columns} FROM shopper WHERE id = ${id}`), now);
}
