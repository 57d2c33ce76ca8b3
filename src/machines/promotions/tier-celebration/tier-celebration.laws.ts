import { callOf, hasCalled, hasTold, lawsFor } from '../../kit/laws.ts';
import type { tierCelebrationMachine } from './tier-celebration.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { unlockedText } from './tier-celebration.view.ts';

const { on, whenever } = lawsFor<typeof tierCelebrationMachine>();

/** A new tier is celebrated. */
export const tierCelebrationLaws = [
  whenever(
    'TIR-04',
    'It’s shown for 4 s',
    (step) => hasCalled(step, 'reveal'),
    (step) => callOf(step, 'reveal')?.['time'] === 4000,
  ),
  whenever(
    'TIR-04',
    'It shows the tier just unlocked',
    on('tier.unlocked'),
    ({ event, after }) => event.type === 'tier.unlocked' && after.context.percentage === event.percentage,
  ),
  whenever(
    'OVL-01',
    'It waits for its turn',
    (step) => on('tier.unlocked')(step) && step.before?.matches('resting') === true,
    (step) => hasTold(step, 'overlay.request') && step.after.matches('waiting') && step.timers.length === 1,
  ),
  whenever(
    'OVL-01',
    'It’s shown only on its turn, and reports that it’s on screen',
    ({ before, after }) => after.matches('shown') && before?.matches('shown') !== true,
    (step) => on('overlay.granted')(step) && hasTold(step, 'overlay.taken'),
  ),
  whenever(
    'OVL-01',
    'It gives its turn back',
    ({ before, after }) => before?.matches('resting') !== true && before !== null && after.matches('resting'),
    (step) => hasTold(step, step.before?.matches('shown') === true ? 'overlay.done' : 'overlay.withdraw'),
  ),
  whenever(
    'FLS-08',
    'Escape closes it',
    (step) => on('celebration.close')(step) && step.before?.matches('shown') === true,
    (step) => hasTold(step, 'reveal.close'),
  ),
  whenever(
    'TIR-04',
    'When its time is over it’s gone',
    (step) => on('reveal.gone')(step) && step.before?.matches('shown') === true,
    ({ after }) => after.matches('resting'),
  ),
];

/** What the screen shows, for the record. */
export const tierCelebrationSeen = (snapshot: SnapshotFrom<typeof tierCelebrationMachine>): unknown =>
  unlockedText(snapshot);
