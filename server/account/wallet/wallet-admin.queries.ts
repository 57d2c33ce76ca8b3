import sql, { type Sql } from 'sql-template-tag';
import type {
  WalletEntryFilters,
  WalletEntryRow,
  WalletFilters,
  WalletRow,
} from '../../../src/contract/account/wallet/wallet-admin.calls.ts';
import { type CsvColumn, indianTime } from '../../platform/list/csv/csv.ts';
import { allOf, type ListSource, type OtherWords } from '../../platform/list/list.ts';
import { isPerson, people, personName, whoIn, withinDays } from '../../platform/list/person-search.ts';
import { type EntryRow, entryOf, orderOfEntry } from './wallet.queries.ts';

type BalanceRow = Readonly<{
  id: string;
  name: string;
  phone: string | null;
  balance: number;
  moved_at: Date | null;
}>;

export const balanceSource: ListSource<BalanceRow, WalletRow, 'balance' | 'name'> = {
  from: sql`wallet LEFT JOIN shopper ON shopper.id = wallet.shopper_id`,
  columns: sql`shopper.id, ${personName} AS name, phone, balance,
    (SELECT at FROM wallet_entry WHERE wallet_entry.shopper_id = wallet.shopper_id ORDER BY id DESC LIMIT 1) AS moved_at`,
  key: sql`wallet.shopper_id`,
  sorts: { balance: sql`balance`, name: sql`wallet.name_order` },
  usual: '-balance',
  searched: [],
  itemOf: ({ moved_at: movedAt, ...row }) => ({ ...row, movedAt: movedAt?.toISOString() ?? null }),
};

export function balanceFilters({ q, filled }: WalletFilters): Sql[] {
  const person = isPerson(q);
  return [...balanceConditions({ filled }), ...(person ? [person] : [])];
}

/** The wallets of the people of a search. */
export function balanceSearch({ q, filled }: WalletFilters): OtherWords | undefined {
  const person = isPerson(q);
  const from = person && sql`${people(person)} JOIN wallet ON wallet.shopper_id = person.id`;
  return from ? { counted: sql`${from} ${allOf(balanceConditions({ filled }))}` } : undefined;
}

function balanceConditions({ filled }: Pick<WalletFilters, 'filled'>): Sql[] {
  return [
    sql`NOT EXISTS (SELECT FROM shopper AS gone WHERE gone.id = wallet.shopper_id AND gone.deleted_at IS NOT NULL)`,
    ...(filled === undefined ? [] : [filled ? sql`balance > 0` : sql`balance = 0`]),
  ];
}

export const balanceColumns: readonly CsvColumn<WalletRow>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Phone', value: ({ phone }) => phone },
  { title: 'Balance', value: ({ balance }) => balance },
  { title: 'Last activity', value: ({ movedAt }) => indianTime(movedAt) },
];

type AnyEntryRow = Readonly<EntryRow> &
  Readonly<{ person_id: string; name: string; phone: string | null; actor: string | null }>;

export const entrySource: ListSource<AnyEntryRow, WalletEntryRow, 'at'> = {
  from: sql`wallet_entry AS entry
    LEFT JOIN shopper ON shopper.id = entry.shopper_id
    LEFT JOIN shopper AS actor ON actor.id = entry.actor_id`,
  columns: sql`entry.id, entry.amount, balance_after, entry.reason, entry.note, entry.at,
    ${orderOfEntry} AS order_number,
    shopper.id AS person_id, ${personName} AS name, shopper.phone,
    CASE WHEN actor.id IS NOT NULL THEN ${whoIn('actor')} END AS actor`,
  key: sql`entry.id`,
  // Entry ids are in chronological order.
  sorts: { at: sql`entry.id` },
  usual: '-at',
  searched: [],
  itemOf: anyEntryOf,
};

export function entryFilters({ q, ...filters }: WalletEntryFilters): Sql[] {
  const person = isPerson(q);
  return [...entryConditions(filters), ...(person ? [person] : [])];
}

/** The entries of the people of a search. */
export function entrySearch({ q, ...filters }: WalletEntryFilters): OtherWords | undefined {
  const person = isPerson(q);
  const from = person && sql`${people(person)} JOIN wallet_entry AS entry ON entry.shopper_id = person.id`;
  return from ? { counted: sql`${from} ${allOf(entryConditions(filters))}` } : undefined;
}

function entryConditions({ reason, from, to }: Omit<WalletEntryFilters, 'q'>): Sql[] {
  return [
    ...(reason === undefined ? [] : [sql`entry.reason = ANY(${reason})`]),
    ...withinDays(sql`entry.at`, from, to),
  ];
}

function anyEntryOf(row: AnyEntryRow): WalletEntryRow {
  const { person_id: id, name, phone, actor } = row;
  return { ...entryOf(row), person: { id, name, phone }, actor };
}

export const entryColumns: readonly CsvColumn<WalletEntryRow>[] = [
  { title: 'At', value: ({ at }) => indianTime(at) },
  { title: 'Name', value: ({ person }) => person.name },
  { title: 'Phone', value: ({ person }) => person.phone },
  { title: 'Amount', value: ({ amount }) => amount },
  { title: 'Balance after', value: ({ balanceAfter }) => balanceAfter },
  { title: 'Reason', value: ({ reason }) => reason },
  { title: 'Order', value: ({ orderNumber }) => orderNumber },
  { title: 'Note', value: ({ note }) => note },
  { title: 'By', value: ({ actor }) => actor },
];
