import { hasTold, lawsFor } from '../laws.ts';
import type { timedRevealMachine } from './timed-reveal.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { revealState } from './timed-reveal.view.ts';

const { on, whenever, within } = lawsFor<typeof timedRevealMachine>();

/** Celebrations that close automatically. */
export const timedRevealLaws = [
  whenever(
    'TIR-04',
    'It’s shown for its time',
    on('xstate.init'),
    ({ after, timers, at }) => timers.length === 1 && timers[0]?.endsAt === at + after.context.time,
  ),
  whenever(
    'MEM-06',
    'It can be closed at once',
    (step) => on('reveal.close')(step) && step.before?.matches('shown') === true,
    ({ after }) => after.matches('leaving'),
  ),
  within('CHR-12', 'It fades within 300 ms', {
    from: ({ before, after }) => after.matches('leaving') && before?.matches('leaving') !== true,
    to: ({ after }) => after.matches('gone'),
    milliseconds: 300,
  }),
  whenever(
    'OVL-01',
    'It says when it’s gone, and not before',
    ({ before }) => before !== null,
    (step) => hasTold(step, 'reveal.gone') === step.after.matches('gone'),
  ),
];

/** What the screen shows, for the record. */
export const timedRevealSeen = (snapshot: SnapshotFrom<typeof timedRevealMachine>): unknown =>
  revealState(snapshot);
