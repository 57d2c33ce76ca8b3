import { hasCalled, lawsFor } from '../../../kit/laws.ts';
import type { clubStatusMachine } from './club-status.machine.ts';
import { clubStatusView } from './club-status.view.ts';
import type { SnapshotFrom } from 'xstate';

const { always, on, whenever } = lawsFor<typeof clubStatusMachine>();

/** The membership on its page. */
export const clubStatusLaws = [
  whenever(
    'MEM-08',
    'What the page says of the membership is what the shop says',
    on('xstate.done.actor.fetchStatus'),
    ({ event, after }) => after.matches('known') && 'output' in event && after.context.status === event.output,
  ),
  whenever(
    'MEM-07',
    'Once a renewal is paid, the page asks the shop again',
    (step) => on('membership.paid')(step) && step.before?.matches('known') === true,
    (step) => hasCalled(step, 'fetchStatus'),
  ),
  whenever(
    'MEM-08',
    'A membership that couldn’t be loaded says why, and can be loaded again by hand',
    on('xstate.error.actor.fetchStatus'),
    ({ after }) => after.matches('failed') && after.context.failure !== null && after.can({ type: 'status.retry' }),
  ),
  always(
    'MEM-08',
    'While it’s asked for, nothing is said of what went wrong before',
    (snapshot) => !snapshot.matches('loading') || snapshot.context.failure === null,
  ),
];

/** What the screen shows, for the record. */
export const clubStatusSeen = (snapshot: SnapshotFrom<typeof clubStatusMachine>): unknown =>
  clubStatusView(snapshot);
