import { setup } from 'xstate';
import type { Suspicion } from '../../../../domain/account/referral.ts';

export type RewardEvent =
  /** The friend paid an order. `suspicion`: what looks wrong about it; null if nothing does. */
  | { type: 'order.paid'; suspicion: Suspicion | null }
  /** That order was cancelled, refunded or returned. `isWhole`: the wallet still has all of the reward. */
  | { type: 'order.undone'; isWhole: boolean }
  /** An admin gives the reward after a look at it. `hasOrder`: a paid order is there that earns it. */
  | { type: 'reward.release'; hasOrder: boolean }
  | { type: 'reward.refuse' };

/**
 * The reward for one friend whom somebody referred (ACC-04), which the server runs with XState's pure transition function.
 * Its actions name what the server does in the transaction of the transition.
 */
export const rewardMachine = setup({
  types: {} as { events: RewardEvent },
  actions: {
    giveReward: () => {},
    keepClaim: () => {},
    dropClaim: () => {},
    takeBack: () => {},
  },
  guards: {
    isSameHousehold: (_, params: { suspicion: Suspicion | null }) => params.suspicion === 'same-household',
    isSuspicious: (_, params: { suspicion: Suspicion | null }) => params.suspicion !== null,
    hasOrder: (_, params: { hasOrder: boolean }) => params.hasOrder,
    isWhole: (_, params: { isWhole: boolean }) => params.isWhole,
  },
}).createMachine({
  id: 'reward',
  description: 'The reward for a referred friend, which is given once.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The friend has not paid an order yet.',
      on: {
        'order.paid': [
          {
            guard: { type: 'isSameHousehold', params: ({ event }) => event },
            target: 'refused',
            actions: 'keepClaim',
          },
          { guard: { type: 'isSuspicious', params: ({ event }) => event }, target: 'held', actions: 'keepClaim' },
          { target: 'rewarded', actions: 'giveReward' },
        ],
        'reward.refuse': 'refused',
      },
    },
    held: {
      description: 'Something looks wrong. An admin gives or refuses the reward.',
      on: {
        'reward.release': {
          guard: { type: 'hasOrder', params: ({ event }) => event },
          target: 'rewarded',
          actions: 'giveReward',
        },
        'reward.refuse': 'refused',
        'order.undone': { target: 'waiting', actions: 'dropClaim' },
      },
    },
    refused: {
      description: 'There is no reward, unless an admin gives it after all.',
      on: {
        'reward.release': {
          guard: { type: 'hasOrder', params: ({ event }) => event },
          target: 'rewarded',
          actions: 'giveReward',
        },
        'reward.refuse': 'refused',
        'order.undone': { actions: 'dropClaim' },
      },
    },
    rewarded: {
      description: 'The referrer has the money in the wallet.',
      on: {
        'order.undone': [
          { guard: { type: 'isWhole', params: ({ event }) => event }, target: 'waiting', actions: 'takeBack' },
          { target: 'spent', actions: 'takeBack' },
        ],
      },
    },
    spent: {
      description:
        'The order was undone, but the reward was already spent. What was left went back, and there is no other.',
      type: 'final',
    },
  },
});
