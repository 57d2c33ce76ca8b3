import { stepFrom } from '../../../kit/step.ts';
import { rewardMachine, type RewardEvent } from './reward.machine.ts';

/** What the server does in the transaction of the transition. */
export const rewardEffects = ['giveReward', 'keepClaim', 'dropClaim', 'takeBack'] as const;
export type RewardEffect = (typeof rewardEffects)[number];

/** As it is stored: the name of the state. */
export type RewardStatus = keyof typeof rewardMachine.states;

export interface RewardStep {
  readonly status: RewardStatus;
  readonly effects: readonly RewardEffect[];
}

/** The transition of a reward for an event; null if the chart doesn't allow it. */
export function rewardStep(status: RewardStatus, event: RewardEvent): RewardStep | null {
  const step = stepFrom(rewardMachine, { value: status }, event, rewardEffects);
  return step && { status: step.next.value, effects: step.effects };
}
