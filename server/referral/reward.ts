import { friendName, isSameHousehold, referralReward } from '../../src/domain/referral/referral.ts';
import type { ShopContext } from '../context.ts';
import type { Session } from '../database/session.ts';
import { type TellContext, tellShopper } from '../message/tell.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { readProfile } from '../user/user.queries.ts';
import { lockWallet, postWalletEntry } from '../wallet/wallet.queries.ts';
import {
  keepReward,
  lockOpenReferral,
  lockRewardOf,
  placesOf,
  refuseReward,
  reopenReferral,
} from './referral.queries.ts';

interface Move {
  readonly tx: Session;
  readonly context: Pick<ShopContext, 'clock'> & TellContext;
}

/**
 * The first paid order of somebody who was brought rewards whoever brought them, once, in the transaction that takes the
 * money. Nothing where both are one household, by phone or by door, or where nothing was paid (ACC-04).
 */
export async function rewardReferrer({ tx, context }: Move, order: OrderRow): Promise<void> {
  if (order.total === 0) return;
  const open = await lockOpenReferral(tx, order.shopper_id);
  if (!open) return;
  const { referrer_id: referrerId, phone } = open;
  const now = context.clock();
  const places = await placesOf(tx, referrerId);
  if (order.address.phone === phone || places.some((place) => isSameHousehold(place, order.address))) {
    await refuseReward(tx, order.shopper_id, now);
    return;
  }
  if (!(await keepReward(tx, order.shopper_id, order.id, referralReward))) return;
  await postWalletEntry(tx, {
    shopperId: referrerId,
    amount: referralReward,
    reason: 'referral',
    reference: order.id,
    at: now,
  });
  const { firstName, lastName } = await readProfile(tx, order.shopper_id, now);
  await tellShopper(tx, context, referrerId, {
    template: 'referral-reward',
    data: { amount: referralReward, friend: friendName(firstName, lastName) },
  });
}

/**
 * The order's money goes back, and so does its reward, as far as it is still there. Only a reward that came back whole
 * can be earned with another order, so that calling off is no source of money.
 */
export async function takeRewardBack({ tx, context }: Move, order: Pick<OrderRow, 'id'>): Promise<void> {
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
