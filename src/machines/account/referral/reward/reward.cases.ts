import { suspicions } from '../../../../domain/account/referral.ts';
import type { RewardEvent } from './reward.machine.ts';

export const rewardCases = {
  'order.paid': [null, ...suspicions].map((suspicion) => ({ type: 'order.paid', suspicion })),
  'order.undone': [true, false].map((isWhole) => ({ type: 'order.undone', isWhole })),
  'reward.release': [true, false].map((hasOrder) => ({ type: 'reward.release', hasOrder })),
};

export const rewardLabels: Readonly<Record<RewardEvent['type'], string>> = {
  'order.paid': 'The friend pays an order',
  'order.undone': 'The order is cancelled, refunded or returned',
  'reward.release': 'An admin gives the reward',
  'reward.refuse': 'An admin refuses the reward',
};
