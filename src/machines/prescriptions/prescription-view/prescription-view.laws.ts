import { callOf, hasCalled, lawsFor } from '../../kit/laws.ts';
import type { prescriptionViewMachine } from './prescription-view.machine.ts';
import { prescriptionViewView } from './prescription-view.view.ts';
import type { SnapshotFrom } from 'xstate';

const { on, whenever } = lawsFor<typeof prescriptionViewMachine>();

/** One prescription on its page. */
export const prescriptionViewLaws = [
  whenever(
    'ACC-03',
    'The prescription of the page is the one that is loaded',
    (step) => hasCalled(step, 'fetchPrescription'),
    (step) => callOf(step, 'fetchPrescription')?.['id'] === step.after.context.id,
  ),
  whenever(
    'ACC-03',
    'Links to its files are renewed after 4 minutes, before they expire',
    ({ before, after }) => after.matches('shown') && before?.matches('shown') !== true,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 240_000),
  ),
  whenever(
    'ACC-03',
    'A page that was sent is shown: the prescription is loaded again',
    on('prescription.sent'),
    (step) => hasCalled(step, 'fetchPrescription'),
  ),
  whenever(
    'ACC-03 SES-07',
    'A prescription that isn’t for the reader is never shown',
    on('xstate.error.actor.fetchPrescription'),
    ({ after }) => after.matches('missing') || after.matches('failed'),
  ),
];

/** What the screen shows, for the record. */
export const prescriptionViewSeen = (snapshot: SnapshotFrom<typeof prescriptionViewMachine>): unknown =>
  prescriptionViewView(snapshot);
