import { randomInt } from 'node:crypto';
import sql, { join, type Sql } from 'sql-template-tag';
import {
  codeAlphabet,
  codeLength,
  type DeliveryPlace,
  type ReferralStatus,
  type Suspicion,
} from '../../../src/domain/account/referral.ts';
import type { RewardStatus } from '../../../src/machines/account/referral/reward/reward.transition.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Session } from '../../platform/database/session.ts';

const maxFriends = 200;

/** SQL conditions for each status that people see: a reward that was spent is one that was given. */
export const statusConditions: Readonly<Record<ReferralStatus, Sql>> = {
  rewarded: sql`referral.status IN ('rewarded', 'spent')`,
  refused: sql`referral.status = 'refused'`,
  held: sql`referral.status = 'held'`,
  waiting: sql`referral.status = 'waiting'`,
};

/** Status of a `referral` row, as people see it. */
export const referralStatus = sql`CASE referral.status WHEN 'spent' THEN 'rewarded' ELSE referral.status END`;

/** A person's referral code, created on first use. */
export async function codeOf(session: Session, shopperId: string): Promise<string> {
  for (;;) {
    await session.execute(sql`
      INSERT INTO referral_code (shopper_id, code) VALUES (${shopperId}, ${newCode()}) ON CONFLICT DO NOTHING`);
    const row = await session.maybeOne<{ code: string }>(sql`
      SELECT code FROM referral_code WHERE shopper_id = ${shopperId}`);
    // No row: the new code was already taken, so try another.
    if (row) return row.code;
  }
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

export interface FriendRow {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly joined_at: Date;
  readonly reward: Rupees;
  readonly status: ReferralStatus;
}

/** Friends who joined with this person's code, newest first. */
export async function friendsOf(session: Session, shopperId: string): Promise<FriendRow[]> {
  return session.query<FriendRow & { [column: string]: unknown }>(sql`
    SELECT first_name, last_name, joined_at, reward, ${referralStatus} AS status
    FROM referral JOIN shopper ON shopper.id = referral.friend_id
    WHERE referrer_id = ${shopperId} ORDER BY joined_at DESC LIMIT ${maxFriends}`);
}

/**
 * Records the referrer of a new account: once, within a day of signing up, before the first order, and never with
 * one's own code. False if nothing was recorded.
 */
export async function claimCode(session: Session, friendId: string, code: string, now: Date): Promise<boolean> {
  const count = await session.execute(sql`
    INSERT INTO referral (friend_id, referrer_id, joined_at)
    SELECT friend.id, referral_code.shopper_id, ${now}::timestamptz
    FROM shopper AS friend JOIN referral_code ON referral_code.code = ${code}
    WHERE friend.id = ${friendId} AND referral_code.shopper_id <> friend.id
      AND friend.created_at > ${now}::timestamptz - interval '1 day'
      AND NOT EXISTS (SELECT FROM shop_order WHERE shop_order.shopper_id = friend.id)
    ON CONFLICT (friend_id) DO NOTHING`);
  return count === 1;
}

export interface RewardRow {
  readonly friend_id: string;
  readonly referrer_id: string;
  readonly status: RewardStatus;
  readonly reward: Rupees;
  /** The order that would earn the reward; null without one. */
  readonly claim_order_id: string | null;
}

const rewardColumns = sql`friend_id, referrer_id, referral.status, reward, claim_order_id`;

/** The reward for this friend, with its row locked; undefined if nobody referred them. */
export async function lockRewardFor(
  tx: Session,
  friendId: string,
): Promise<(RewardRow & { readonly phone: string | null }) | undefined> {
  return tx.maybeOne<RewardRow & { phone: string | null; [column: string]: unknown }>(sql`
    SELECT ${rewardColumns}, referrer.phone FROM referral JOIN shopper AS referrer ON referrer.id = referrer_id
    WHERE friend_id = ${friendId} FOR NO KEY UPDATE OF referral`);
}

/** The reward that an order earned or would earn, with its row locked. */
export async function lockRewardOf(tx: Session, orderId: string): Promise<RewardRow | undefined> {
  return tx.maybeOne<RewardRow & { [column: string]: unknown }>(sql`
    SELECT ${rewardColumns} FROM referral WHERE order_id = ${orderId} OR claim_order_id = ${orderId}
    FOR NO KEY UPDATE`);
}

/** Delivery places of a person, from saved addresses and orders. */
export async function placesOf(session: Session, shopperId: string): Promise<DeliveryPlace[]> {
  return session.query<DeliveryPlace & { [column: string]: unknown }>(sql`
    SELECT phone, line1, pincode FROM address WHERE shopper_id = ${shopperId}
    UNION SELECT address ->> 'phone', address ->> 'line1', address ->> 'pincode'
    FROM shop_order WHERE shopper_id = ${shopperId} LIMIT 500`);
}

/** Delivery places of the referrer's other friends. */
export async function placesOfFriends(session: Session, referrerId: string, but: string): Promise<DeliveryPlace[]> {
  return session.query<DeliveryPlace & { [column: string]: unknown }>(sql`
    SELECT DISTINCT address ->> 'phone' AS phone, address ->> 'line1' AS line1, address ->> 'pincode' AS pincode
    FROM shop_order JOIN referral ON referral.friend_id = shop_order.shopper_id
    WHERE referrer_id = ${referrerId} AND friend_id <> ${but} LIMIT 500`);
}

/** Number of friends who joined after `since` and whose reward was given or held. */
export async function countRewards(session: Session, referrerId: string, since: Date): Promise<number> {
  const { count } = await session.one<{ count: number }>(sql`
    SELECT count(*) AS count FROM referral
    WHERE referrer_id = ${referrerId} AND joined_at > ${since} AND status IN ('held', 'rewarded', 'spent')`);
  return count;
}

/** What of a reward changes with its status. */
export interface RewardChange {
  readonly reward?: Rupees;
  readonly orderId?: string | null;
  readonly claimOrderId?: string | null;
  readonly suspicion?: Suspicion | null;
}

/** Writes a step of the reward down. Its row is locked. */
export async function moveReward(
  tx: Session,
  friendId: string,
  { status, now }: { readonly status: RewardStatus; readonly now: Date },
  { reward, orderId, claimOrderId, suspicion }: RewardChange = {},
): Promise<void> {
  const changes = [
    sql`status = ${status}`,
    sql`refused_at = ${status === 'refused' ? sql`COALESCE(refused_at, ${now})` : null}`,
    sql`held_at = ${status === 'held' ? sql`COALESCE(held_at, ${now})` : null}`,
    ...(reward === undefined ? [] : [sql`reward = ${reward}`]),
    ...(orderId === undefined ? [] : [sql`order_id = ${orderId}`]),
    ...(claimOrderId === undefined ? [] : [sql`claim_order_id = ${claimOrderId}`]),
    ...(suspicion === undefined ? [] : [sql`suspicion = ${suspicion}`]),
  ];
  await tx.execute(sql`UPDATE referral SET ${join(changes)} WHERE friend_id = ${friendId}`);
}
