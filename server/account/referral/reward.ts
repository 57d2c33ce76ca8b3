import {
  type DeliveryPlace,
  friendName,
  isSameHousehold,
  referralReward,
  rewardsADay,
  type Suspicion,
} from '../../../src/domain/account/referral.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { RewardEvent } from '../../../src/machines/account/referral/reward/reward.machine.ts';
import { type RewardEffect, rewardStep } from '../../../src/machines/account/referral/reward/reward.transition.ts';
import { maxInWallet } from '../../../src/domain/account/wallet.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { lockAccount } from '../../platform/http/guard/account-lock.ts';
import type { Session } from '../../platform/database/session.ts';
import { type TellContext, tellShopper } from '../message/tell.ts';
import { readProfile } from '../user/user.queries.ts';
import { lockWallet, postWalletEntry } from '../wallet/wallet.queries.ts';
import {
  countRewards,
  lockRewardFor,
  lockRewardOf,
  moveReward,
  placesOf,
  placesOfFriends,
  type RewardChange,
  type RewardRow,
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
  const row = await lockRewardFor(tx, order.shopper_id);
  // What else is decided about it costs queries.
  if (row?.status !== 'waiting') return;
  const { referrer_id: referrerId, phone } = row;
  // The referrer's account was deleted.
  if (!(await lockAccount(tx, referrerId))) return;
  const suspicion = await suspicionOf(tx, { referrerId, phone, now: context.clock() }, order);
  await step({ tx, context }, row, { type: 'order.paid', suspicion }, { orderId: order.id, suspicion });
}

/** Gives a reward that was held or refused, as an admin decides; false if no paid order earns it. */
export async function releaseReward(move: Move, row: RewardRow): Promise<boolean> {
  const { claim_order_id: orderId } = row;
  return step(move, row, { type: 'reward.release', hasOrder: orderId !== null }, { orderId });
}

/** Refuses a reward, as an admin decides; false if it was given. */
export async function refuseReward(move: Move, row: RewardRow): Promise<boolean> {
  return step(move, row, { type: 'reward.refuse' });
}

interface Facts {
  readonly orderId?: string | null;
  readonly suspicion?: Suspicion | null;
  /** How much of the reward the wallet still has. */
  readonly left?: Rupees;
}

/** Moves a reward on, with what follows from it; false if its chart doesn't allow the event. */
async function step(move: Move, row: RewardRow, event: RewardEvent, facts: Facts = {}): Promise<boolean> {
  const next = rewardStep(row.status, event);
  if (!next) return false;
  const { tx, context } = move;
  const now = context.clock();
  const change: RewardChange = next.status === 'waiting' ? { reward: 0, orderId: null, suspicion: null } : {};
  for (const effect of next.effects) Object.assign(change, changes[effect](facts));
  await moveReward(tx, row.friend_id, { status: next.status, now }, change);
  for (const effect of next.effects) await deeds[effect]?.(move, row, facts);
  return true;
}

/** What each effect changes of the row. */
const changes: Readonly<Record<RewardEffect, (facts: Facts) => RewardChange>> = {
  giveReward: ({ orderId = null }) => ({ reward: referralReward, orderId, claimOrderId: null }),
  keepClaim: ({ orderId = null, suspicion = null }) => ({ claimOrderId: orderId, suspicion }),
  dropClaim: () => ({ claimOrderId: null }),
  takeBack: () => ({}),
};

/** What else it does. */
const deeds: Readonly<Partial<Record<RewardEffect, (move: Move, row: RewardRow, facts: Facts) => Promise<void>>>> =
  {
    giveReward: async ({ tx, context }, { referrer_id: shopperId, friend_id: friendId }, { orderId }) => {
      const now = context.clock();
      const posting = { shopperId, amount: referralReward, reason: 'referral', reference: orderId ?? '' } as const;
      await postWalletEntry(tx, { ...posting, at: now });
      const { firstName, lastName } = await readProfile(tx, friendId, now);
      await tellShopper(tx, context, shopperId, {
        template: 'referral-reward',
        data: { amount: referralReward, friend: friendName(firstName, lastName) },
      });
    },
    takeBack: async ({ tx, context }, { referrer_id: shopperId }, { orderId, left = 0 }) => {
      if (left === 0) return;
      const posting = { shopperId, amount: -left, reason: 'referral-returned', reference: orderId ?? '' } as const;
      await postWalletEntry(tx, { ...posting, at: context.clock() });
    },
  };

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
 * Reverses the reward of an order that is cancelled, refunded or returned, up to what is left in the wallet. Another order
 * can earn it only if all of it was recovered, so that cancelling never pays.
 */
export async function takeRewardBack(
  { tx, context }: Move,
  { id: orderId }: Pick<RewardedOrder, 'id'>,
): Promise<void> {
  const row = await lockRewardOf(tx, orderId);
  if (!row) return;
  const left = row.status === 'rewarded' ? Math.min(row.reward, await lockWallet(tx, row.referrer_id)) : 0;
  await step({ tx, context }, row, { type: 'order.undone', isWhole: left === row.reward }, { orderId, left });
}
