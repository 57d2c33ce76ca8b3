import { enters, hasDone, lawsFor, type StepOf } from '../../../kit/laws.ts';
import type { rewardMachine } from './reward.machine.ts';

const { on, overWalk, whenever } = lawsFor<typeof rewardMachine>();

/** The reward for a referred friend. */
export const rewardLaws = [
  overWalk('ACC-04', 'A friend earns one reward, and another only after all of it was taken back', (steps) =>
    steps.every(
      (step, place) =>
        !hasDone(step, 'giveReward') ||
        !steps
          .slice(0, place)
          .reduce((isGiven, each) => hasDone(each, 'giveReward') || (isGiven && !isTakenWhole(each)), false),
    ),
  ),
  whenever(
    'ACC-04',
    'A household never rewards itself, whatever it pays',
    ({ event }) => event.type === 'order.paid' && event.suspicion === 'same-household',
    (step) => !hasDone(step, 'giveReward') && (step.before?.value !== 'waiting' || step.after.value === 'refused'),
  ),
  whenever(
    'ACC-04',
    'A suspicious reward waits for an admin, and nothing is paid until then',
    ({ before, event }) =>
      before?.value === 'waiting' &&
      event.type === 'order.paid' &&
      event.suspicion !== null &&
      event.suspicion !== 'same-household',
    (step) => step.after.value === 'held' && step.happened.length === 1 && hasDone(step, 'keepClaim'),
  ),
  whenever(
    'ACC-04',
    'No admin gives a reward that no paid order earned',
    ({ event }) => event.type === 'reward.release' && !event.hasOrder,
    (step) => !hasDone(step, 'giveReward'),
  ),
  whenever(
    'ACC-04',
    'An order that is undone takes its reward back',
    (step) => step.before?.value === 'rewarded' && on('order.undone')(step),
    (step) => hasDone(step, 'takeBack'),
  ),
  whenever(
    'ACC-04',
    'A reward that was spent before the order was undone stays the only one',
    enters('spent'),
    ({ after }) => after.status === 'done',
  ),
  whenever('ACC-04', 'The money reaches the wallet exactly when the reward is given', enters('rewarded'), (step) =>
    hasDone(step, 'giveReward'),
  ),
  whenever(
    'ACC-04',
    'An order that is undone earns nothing later: the reward waits for another one',
    (step) => step.before?.value === 'held' && on('order.undone')(step),
    (step) => step.after.value === 'waiting' && hasDone(step, 'dropClaim'),
  ),
];

function isTakenWhole(step: StepOf<typeof rewardMachine>): boolean {
  return hasDone(step, 'takeBack') && step.event.type === 'order.undone' && step.event.isWhole;
}
