import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { prescriptionListMachine } from './prescription-list.machine.ts';
import { prescriptionListView } from './prescription-list.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof prescriptionListMachine>();

/** Prescriptions: a patient's own, or all of them. */
export const prescriptionListLaws = [
  whenever(
    'ACC-03',
    'What was just sent is looked for in the list',
    on('prescription.sent'),
    (step) => hasCalled(step, 'fetchPage') && callOf(step, 'fetchPage')?.['offset'] === 0,
  ),
  whenever(
    'ACC-03',
    'Only prescriptions of the chosen status are asked for',
    (step) => on('status.choose')(step) || hasCalled(step, 'fetchMore'),
    (step) =>
      (callOf(step, 'fetchPage') ?? callOf(step, 'fetchMore'))?.['status'] === step.after.context.status &&
      (!('status' in step.event) || step.event.status === step.after.context.status),
  ),
  whenever(
    'ACC-03',
    'A search waits for a quarter of a second without typing',
    on('search.type'),
    (step) => !hasCalled(step, 'fetchPage') && step.timers.some(({ endsAt }) => endsAt === step.at + 250),
  ),
  whenever(
    'ACC-03',
    'Older prescriptions stand below those that are there, each of them once',
    on('xstate.done.actor.fetchMore'),
    ({ before, after }) => {
      const ids = after.context.prescriptions.map(({ id }) => id);
      const known = (before?.context.prescriptions ?? []).map(({ id }) => id);
      return new Set(ids).size === ids.length && known.every((id, place) => ids[place] === id);
    },
  ),
  whenever(
    'ACC-03',
    'A list that couldn’t be loaded says why, and can be loaded again by hand',
    on('xstate.error.actor.fetchPage'),
    ({ after }) => after.matches('failed') && after.context.failure !== null && after.can({ type: 'list.retry' }),
  ),
  whenever(
    'ACC-03',
    'Where no more could be loaded the list says so, keeps what is there, and asks again by hand',
    on('xstate.error.actor.fetchMore'),
    ({ before, after }) =>
      prescriptionListView(after).isUnadded &&
      after.context.prescriptions === before?.context.prescriptions &&
      after.can({ type: 'list.retry' }),
  ),
];

/** What the screen shows, for the record. */
export const prescriptionListSeen = (snapshot: SnapshotFrom<typeof prescriptionListMachine>): unknown =>
  prescriptionListView(snapshot);
