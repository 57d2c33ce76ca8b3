import { hasTold, lawsFor } from '../laws.ts';
import type { countdownMachine } from './countdown.machine.ts';

const { always, on, whenever } = lawsFor<typeof countdownMachine>();

/** Time that runs out. */
export const countdownLaws = [
  whenever(
    'OVL-02',
    'It shows the time until its deadline by the shop’s clock',
    on('clock.ticked'),
    ({ event, after }) =>
      event.type === 'clock.ticked' &&
      after.context.secondsLeft === Math.max(0, Math.ceil((Date.parse(after.context.endsAt) - event.now) / 1000)),
  ),
  whenever(
    'OVL-02',
    'Its deadline never moves',
    ({ before }) => before !== null,
    ({ before, after }) => after.context.endsAt === before?.context.endsAt,
  ),
  whenever(
    'FLS-05',
    'At zero it’s over, and says so once',
    (step) => step.event.type === 'clock.ticked' && Date.parse(step.after.context.endsAt) <= step.event.now,
    (step) => step.after.matches('over') && hasTold(step, 'countdown.over'),
  ),
  whenever(
    'FLS-05',
    'It isn’t over before',
    (step) => hasTold(step, 'countdown.over'),
    ({ after }) => after.context.secondsLeft === 0,
  ),
  always(
    'CPN-07',
    'It never shows less than zero',
    ({ context }) => context.secondsLeft === null || context.secondsLeft >= 0,
  ),
];
