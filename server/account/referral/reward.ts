import {
  type DeliveryPlace,
  friendName,
  isSameHousehold,
  referralReward,
  rewardsADay,
  type Suspicion,
} from '../../../src/domain/account/referral.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import { maxInWallet } from '../../../src/domain/account/wallet.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { lockAccount } from '../../platform/http/guard/account-lock.ts';
import type { Session } from '../../platform/database/session.ts';
import { type TellContext, tellShopper } from '../message/tell.ts';
import { readProfile } from '../user/user.queries.ts';
import { lockWallet, postWalletEntry } from '../wallet/wallet.queries.ts';
import {
  countRewards,
  dropClaim,
  keepReward,
  lockOpenReferral,
  lockRewardOf,
  placesOf,
  placesOfFriends,
  reopenReferral,
  withholdReward,
} from './referral.queries.ts';

interface Move {
  readonly tx: Session;
  readonly context: Pick<ShopContext, 'clock'> & TellContext;
}

/** The order fields that decide the reward. */
interface RewardedOrder {
  readonly id: string;
  readonly shopper_id: string;
  readonly total: Rupees;
  readonly address: DeliveryPlace & { readonly phone: string };
}

/**
 * Rewards the referrer for a friend's first paid order, once, in the payment's transaction. No reward if both share
 * a household (phone or address) or nothing was paid; suspected fake accounts are held for an admin (ACC-04).
 */
export async function rewardReferrer({ tx, context }: Move, order: RewardedOrder): Promise<void> {
  if (order.total === 0) return;
  const open = await lockOpenReferral(tx, order.shopper_id);
  if (!open) return;
  const { referrer_id: referrerId, phone } = open;
  // The referrer's account was deleted.
  if (!(await lockAccount(tx, referrerId))) return;
  const now = context.clock();
  const suspicion = await suspicionOf(tx, { referrerId, phone, now }, order);
  if (suspicion !== null) {
    const isRefused = suspicion === 'same-household';
    await withholdReward(tx, order.shopper_id, { orderId: order.id, suspicion, isRefused, now });
    return;
  }
  await giveReward({ tx, context }, { referrerId, friendId: order.shopper_id, orderId: order.id });
}

/** Gives the reward, once per friend, and notifies the referrer. */
export async function giveReward(
  { tx, context }: Move,
  { referrerId, friendId, orderId }: { referrerId: string; friendId: string; orderId: string },
): Promise<void> {
  const now = context.clock();
  if (!(await keepReward(tx, friendId, orderId, referralReward))) return;
  await postWalletEntry(tx, {
    shopperId: referrerId,
    amount: referralReward,
    reason: 'referral',
    reference: orderId,
    at: now,
  });
  const { firstName, lastName } = await readProfile(tx, friendId, now);
  await tellShopper(tx, context, referrerId, {
    template: 'referral-reward',
    data: { amount: referralReward, friend: friendName(firstName, lastName) },
  });
}

const day = 86_400_000;

/** Why the reward needs a review; null if nothing looks wrong. */
async function suspicionOf(
  tx: Session,
  { referrerId, phone, now }: { referrerId: string; phone: string | null; now: Date },
  { address, shopper_id: friendId }: RewardedOrder,
): Promise<Suspicion | null> {
  const isSame = (place: DeliveryPlace) => isSameHousehold(place, address);
  if (address.phone === phone || (await placesOf(tx, referrerId)).some(isSame)) return 'same-household';
  if ((await placesOfFriends(tx, referrerId, friendId)).some(isSame)) return 'friends-share-door';
  const given = await countRewards(tx, referrerId, new Date(now.getTime() - day));
  if (given >= rewardsADay) return 'many-at-once';
  return (await lockWallet(tx, referrerId)) + referralReward > maxInWallet ? 'wallet-full' : null;
}

/**
 * Reverses the reward of a refunded order, up to what is left in the wallet. Another order can earn it only if all
 * of it was recovered, so that cancelling never pays.
 */
export async function takeRewardBack({ tx, context }: Move, order: Pick<RewardedOrder, 'id'>): Promise<void> {
  await dropClaim(tx, order.id);
  const given = await lockRewardOf(tx, order.id);
  if (!given) return;
  const { friend_id: friendId, referrer_id: shopperId, reward } = given;
  const amount = Math.min(reward, await lockWallet(tx, shopperId));
  if (amount > 0) {
    const posting = { shopperId, amount: -amount, reason: 'referral-returned', reference: order.id } as const;
    await postWalletEntry(tx, { ...posting, at: context.clock() });
  }
  if (amount === reward) await reopenReferral(tx, friendId);
}
