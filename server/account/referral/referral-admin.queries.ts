import sql, { join, type Sql } from 'sql-template-tag';
import type { ReferralFilters, ReferralRow } from '../../../src/contract/account/referral/referral-admin.calls.ts';
import type { ReferralStatus, Suspicion } from '../../../src/domain/account/referral.ts';
import { type CsvColumn, indianTime } from '../../platform/list/csv/csv.ts';
import { allOf, type ListSource, type OtherWords } from '../../platform/list/list.ts';
import { isPerson, people, personName, withinDays } from '../../platform/list/person-search.ts';
import type { Session } from '../../platform/database/session.ts';
import { referralStatus, statusConditions } from './referral.queries.ts';

type BroughtRow = Readonly<{
  friend_id: string;
  referrer_id: string;
  friend_name: string;
  friend_phone: string | null;
  referrer_name: string;
  referrer_phone: string | null;
  status: ReferralStatus;
  suspicion: Suspicion | null;
  reward: number;
  order_number: string | null;
  joined_at: Date;
}>;

/** `shopper` is the referrer. */
export const referralSource: ListSource<BroughtRow, ReferralRow, 'joined'> = {
  from: sql`referral
    LEFT JOIN shopper ON shopper.id = referrer_id
    LEFT JOIN shopper AS friend ON friend.id = friend_id
    LEFT JOIN shop_order ON shop_order.id = COALESCE(referral.order_id, claim_order_id)`,
  columns: sql`friend_id, referrer_id, suspicion, reward, joined_at, shop_order.number AS order_number,
    concat_ws(' ', friend.first_name, friend.last_name) AS friend_name, friend.phone AS friend_phone,
    ${personName} AS referrer_name, shopper.phone AS referrer_phone,
    ${referralStatus} AS status`,
  key: sql`friend_id`,
  sorts: { joined: sql`joined_at` },
  usual: '-joined',
  searched: [],
  itemOf: referralOf,
};

export function referralFilters({ q, ...filters }: ReferralFilters): Sql[] {
  const person = isPerson(q);
  // Filters by keys: a condition across both tables would scan all their rows.
  const found = person && sql`SELECT id FROM shopper WHERE ${person}`;
  return [
    ...(found
      ? [sql`friend_id IN (SELECT friend_id FROM referral WHERE referrer_id IN (${found}) UNION ${found})`]
      : []),
    ...referralConditions(filters),
  ];
}

/** The referrals of the people of a search: those of the friends are counted first, then those of who referred others. */
export function referralSearch({ q, ...filters }: ReferralFilters): OtherWords | undefined {
  const person = isPerson(q);
  const friend = isPerson(q, 'friend');
  if (!person || !friend) return undefined;
  const others = referralConditions(filters);
  return {
    counted: sql`(
      SELECT FROM ${people(person)} JOIN referral ON friend_id = person.id ${allOf(others)}
      UNION ALL SELECT FROM ${people(person)} JOIN referral ON referrer_id = person.id
      ${allOf([...others, sql`NOT EXISTS (SELECT FROM shopper AS friend WHERE friend.id = friend_id AND ${friend})`])}) AS found`,
    many: [sql`(${person} OR ${friend})`, ...others],
  };
}

function referralConditions({ status, from, to }: Omit<ReferralFilters, 'q'>): Sql[] {
  return [
    ...(status
      ? [
          sql`(${join(
            status.map((one) => statusConditions[one]),
            ' OR ',
          )})`,
        ]
      : []),
    ...withinDays(sql`joined_at`, from, to),
  ];
}

function referralOf(row: BroughtRow): ReferralRow {
  return {
    id: row.friend_id,
    referrer: { id: row.referrer_id, name: row.referrer_name, phone: row.referrer_phone },
    friend: { id: row.friend_id, name: row.friend_name, phone: row.friend_phone },
    status: row.status,
    suspicion: row.suspicion,
    reward: row.reward,
    orderNumber: row.order_number,
    joinedAt: row.joined_at.toISOString(),
  };
}

export const referralColumns: readonly CsvColumn<ReferralRow>[] = [
  { title: 'Joined', value: ({ joinedAt }) => indianTime(joinedAt) },
  { title: 'Referred by', value: ({ referrer }) => referrer.name },
  { title: 'Phone', value: ({ referrer }) => referrer.phone },
  { title: 'Friend', value: ({ friend }) => friend.name },
  { title: 'Friend’s phone', value: ({ friend }) => friend.phone },
  { title: 'Status', value: ({ status }) => status },
  { title: 'Suspicion', value: ({ suspicion }) => suspicion },
  { title: 'Reward', value: ({ reward }) => reward },
  { title: 'Order', value: ({ orderNumber }) => orderNumber },
];

export async function readReferral(session: Session, friendId: string): Promise<ReferralRow | undefined> {
  const row = await session.maybeOne<BroughtRow>(sql`
    SELECT ${referralSource.columns} FROM ${referralSource.from} WHERE friend_id = ${friendId}`);
  return row && referralOf(row);
}
