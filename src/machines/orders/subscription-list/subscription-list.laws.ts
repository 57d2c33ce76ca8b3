import { callOf, hasCalled, lawsFor, memberOf, type StepOf } from '../../kit/laws.ts';
import type { subscriptionListMachine } from './subscription-list.machine.ts';
import { hasAsked } from './subscription-list.rules.ts';
import { subscriptionListView } from './subscription-list.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof subscriptionListMachine>();

/** One member of what the shop is told to do. */
const ordered = (step: StepOf<typeof subscriptionListMachine>, name: 'id' | 'command'): unknown =>
  memberOf(callOf(step, 'tellSubscription')?.['order'], name);

/** The shopper's subscriptions. */
export const subscriptionListLaws = [
  whenever(
    'SUB-01',
    'No subscription ends without “Cancel it now?”',
    (step) => hasCalled(step, 'tellSubscription') && ordered(step, 'command') === 'cancel',
    (step) => on('end.confirm')(step) && step.before?.matches('confirming') === true,
  ),
  whenever(
    'SUB-01',
    'Only a subscription of the list is paused, skipped or cancelled',
    (step) => hasCalled(step, 'tellSubscription'),
    (step) => step.after.context.list?.subscriptions.some(({ id }) => id === ordered(step, 'id')) === true,
  ),
  whenever(
    'SUB-01',
    'Keeping a subscription changes nothing',
    (step) => on('end.leave', 'edit.leave')(step) && !step.before?.matches('resting'),
    (step) =>
      step.after.context.list === step.before?.context.list &&
      !hasCalled(step, 'tellSubscription') &&
      !hasCalled(step, 'saveDraft'),
  ),
  whenever(
    'SUB-01',
    'What is saved is what stands in the form',
    (step) => hasCalled(step, 'saveDraft'),
    (step) => callOf(step, 'saveDraft')?.['draft'] === step.before?.context.draft,
  ),
  whenever(
    'SUB-01',
    'A change that couldn’t be saved says why, and is still in the form',
    on('xstate.error.actor.saveDraft'),
    ({ before, after }) =>
      after.matches('editing') && after.context.failure !== null && after.context.draft === before?.context.draft,
  ),
  whenever('SUB-01', 'After a payment the list is loaded again', on('xstate.done.actor.pay'), (step) =>
    hasCalled(step, 'fetchList'),
  ),
  whenever(
    'SUB-01',
    'While a bank is asked for its consent, the list is looked at every 5 s',
    ({ before, after }) =>
      after.matches({ resting: 'still' }) &&
      before?.matches({ resting: 'still' }) !== true &&
      hasAsked(after.context.list),
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 5000),
  ),
];

/** When the walks begin. */
const now = new Date('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const subscriptionListSeen = (snapshot: SnapshotFrom<typeof subscriptionListMachine>): unknown =>
  subscriptionListView(snapshot, now);
