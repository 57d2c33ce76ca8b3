import { randomInt } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import {
  codeAlphabet,
  codeLength,
  type DeliveryPlace,
  type ReferralStatus,
  type Suspicion,
} from '../../../src/domain/account/referral.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Session } from '../../platform/database/session.ts';

const maxFriends = 200;

/** SQL conditions for each referral status. */
export const statusConditions: Readonly<Record<ReferralStatus, Sql>> = {
  rewarded: sql`reward > 0`,
  refused: sql`refused_at IS NOT NULL`,
  held: sql`held_at IS NOT NULL`,
  waiting: sql`(reward = 0 AND refused_at IS NULL AND held_at IS NULL)`,
};

/** Status of a `referral` row. */
export const referralStatus = sql`CASE WHEN ${statusConditions.rewarded} THEN 'rewarded'
  WHEN ${statusConditions.refused} THEN 'refused' WHEN ${statusConditions.held} THEN 'held' ELSE 'waiting' END`;

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

/** The open referral of this friend, with its row locked. */
export async function lockOpenReferral(
  tx: Session,
  friendId: string,
): Promise<{ referrer_id: string; phone: string | null } | undefined> {
  return tx.maybeOne<{ referrer_id: string; phone: string | null }>(sql`
    SELECT referrer_id, referrer.phone FROM referral JOIN shopper AS referrer ON referrer.id = referrer_id
    WHERE friend_id = ${friendId} AND reward = 0 AND refused_at IS NULL AND held_at IS NULL
    FOR NO KEY UPDATE OF referral`);
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
    WHERE referrer_id = ${referrerId} AND joined_at > ${since} AND (reward > 0 OR held_at IS NOT NULL)`);
  return count;
}

/** Refuses the reward for this order, or holds it for an admin. */
export async function withholdReward(
  tx: Session,
  friendId: string,
  { orderId, suspicion, isRefused, now }: { orderId: string; suspicion: Suspicion; isRefused: boolean; now: Date },
): Promise<void> {
  await tx.execute(sql`
    UPDATE referral SET suspicion = ${suspicion}, claim_order_id = ${orderId},
      refused_at = ${isRefused ? now : null}, held_at = ${isRefused ? null : now}
    WHERE friend_id = ${friendId}`);
}

/** The order behind a held reward was cancelled. Another order can earn it, unless it was refused. */
export async function dropClaim(tx: Session, orderId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE referral SET claim_order_id = NULL, held_at = NULL,
      suspicion = CASE WHEN refused_at IS NOT NULL THEN suspicion END
    WHERE claim_order_id = ${orderId}`);
}

/** Marks the reward as given; false if this friend already earned one. */
export async function keepReward(tx: Session, friendId: string, orderId: string, reward: Rupees): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE referral SET reward = ${reward}, order_id = ${orderId}, claim_order_id = NULL, held_at = NULL, refused_at = NULL
    WHERE friend_id = ${friendId} AND reward = 0`);
  return count === 1;
}

/** The reward that an order earned, with its row locked. */
export async function lockRewardOf(
  tx: Session,
  orderId: string,
): Promise<{ friend_id: string; referrer_id: string; reward: Rupees } | undefined> {
  return tx.maybeOne<{ friend_id: string; referrer_id: string; reward: Rupees }>(sql`
    SELECT friend_id, referrer_id, reward FROM referral WHERE order_id = ${orderId} AND reward > 0
    FOR NO KEY UPDATE`);
}

/** Reverses the reward, so that another order of this friend can earn it. */
export async function reopenReferral(tx: Session, friendId: string): Promise<void> {
  await tx.execute(sql`UPDATE referral SET reward = 0, order_id = NULL WHERE friend_id = ${friendId}`);
}
