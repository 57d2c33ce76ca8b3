import { expect, test } from 'vitest';
import { rewardStep, type RewardStatus } from '../../../src/machines/account/referral/reward/reward.transition.ts';

const paid = (suspicion: 'same-household' | 'many-at-once' | null) => ({ type: 'order.paid', suspicion }) as const;
const undone = (isWhole: boolean) => ({ type: 'order.undone', isWhole }) as const;
const release = (hasOrder: boolean) => ({ type: 'reward.release', hasOrder }) as const;
const refuse = { type: 'reward.refuse' } as const;

test('ACC-04 a first paid order earns the reward, nothing for a household, and waits where something looks wrong', () => {
  expect(
    [null, 'same-household' as const, 'many-at-once' as const].map((each) => rewardStep('waiting', paid(each))),
  ).toEqual([
    { status: 'rewarded', effects: ['giveReward'] },
    { status: 'refused', effects: ['keepClaim'] },
    { status: 'held', effects: ['keepClaim'] },
  ]);
  const decided: readonly RewardStatus[] = ['held', 'refused', 'rewarded', 'spent'];
  expect(decided.map((status) => rewardStep(status, paid(null)))).toEqual([null, null, null, null]);
});

test('ACC-04 an order that is undone opens the reward again only if all of it came back', () => {
  expect([undone(true), undone(false)].map((event) => rewardStep('rewarded', event))).toEqual([
    { status: 'waiting', effects: ['takeBack'] },
    { status: 'spent', effects: ['takeBack'] },
  ]);
  expect([rewardStep('held', undone(true)), rewardStep('refused', undone(true))]).toEqual([
    { status: 'waiting', effects: ['dropClaim'] },
    { status: 'refused', effects: ['dropClaim'] },
  ]);
  expect([rewardStep('spent', undone(false)), rewardStep('waiting', undone(true))]).toEqual([null, null]);
});

test('ACC-04 an admin gives or refuses what waits, never without a paid order and never what was given', () => {
  const open: readonly RewardStatus[] = ['held', 'refused'];
  expect(open.map((status) => rewardStep(status, release(true))?.status)).toEqual(['rewarded', 'rewarded']);
  expect(open.map((status) => rewardStep(status, release(false)))).toEqual([null, null]);
  const all: readonly RewardStatus[] = ['waiting', 'held', 'refused', 'rewarded', 'spent'];
  expect(all.map((status) => rewardStep(status, refuse)?.status ?? null)).toEqual([
    'refused',
    'refused',
    'refused',
    null,
    null,
  ]);
});
