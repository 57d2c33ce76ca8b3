import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { accountListMachine } from './account-list.machine.ts';
import { addressListView, sessionListView } from './account-list.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof accountListMachine>();

/** Saved addresses, or devices. */
export const accountListLaws = [
  whenever(
    'ACC-02 SES-05',
    'Nothing is removed or signed out without a question',
    (step) => hasCalled(step, 'changeItem') && step.after.context.act?.verb !== 'make-default',
    (step) => on('item.confirm')(step) && step.before?.matches('confirming') === true,
  ),
  whenever(
    'ACC-02 SES-05',
    'What is done is what was asked about',
    (step) => hasCalled(step, 'changeItem') && step.before?.matches('confirming') === true,
    (step) => step.before?.context.act !== null && callOf(step, 'changeItem')?.['act'] === step.before?.context.act,
  ),
  whenever(
    'ACC-02 SES-05',
    'Keeping it changes nothing',
    (step) => on('item.keep')(step) && step.before?.matches('confirming') === true,
    (step) =>
      step.after.context.listed === step.before?.context.listed &&
      step.after.context.act === null &&
      !hasCalled(step, 'changeItem'),
  ),
  whenever(
    'ACC-02 SES-05',
    'A change that failed leaves the list as it was, and the page says so',
    on('xstate.error.actor.changeItem'),
    ({ before, after }) => after.matches({ shown: 'unchanged' }) && after.context.listed === before?.context.listed,
  ),
  whenever(
    'SES-05',
    'A new password, which signs out every other device, loads the list again',
    (step) => on('list.changed')(step) && step.before?.matches('shown') === true,
    (step) => hasCalled(step, 'loadItems'),
  ),
];

/** When the walks begin. */
const now = Date.parse('2026-11-04T04:30:00.000Z');

/** What the screen shows, for the record. */
export const accountListSeen = (snapshot: SnapshotFrom<typeof accountListMachine>): unknown => [
  addressListView(snapshot),
  sessionListView(snapshot, now),
];
