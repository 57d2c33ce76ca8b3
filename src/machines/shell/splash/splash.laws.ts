import { lawsFor } from '../../kit/laws.ts';
import type { splashMachine } from './splash.machine.ts';

const { on, whenever, within } = lawsFor<typeof splashMachine>();

/** The splash screen never keeps anybody waiting. */
export const splashLaws = [
  whenever(
    'CHR-05',
    'It never covers a page that is ready',
    ({ before, after }) => after.hasTag('shown') && before?.hasTag('shown') !== true,
    ({ before }) => before?.matches('patient') === true,
  ),
  whenever(
    'CHR-05',
    'Without a splash time it waits 250 ms before it shows',
    (step) =>
      on('page.awaited')(step) &&
      step.after.matches('patient') &&
      step.before?.matches('patient') !== true &&
      step.after.context.factor === 0,
    ({ timers, at }) => timers.some(({ endsAt }) => endsAt === at + 250),
  ),
  within('CHR-05', 'It fades for 500 ms, then it’s gone', {
    from: ({ after, before }) => after.matches('fading') && before?.matches('fading') !== true,
    to: ({ after }) => !after.matches('fading'),
    milliseconds: 500,
  }),
  within('CHR-05', 'A splash time is 800 ms times the shop’s factor', {
    from: ({ after, before }) => after.matches('holding') && before?.matches('holding') !== true,
    to: ({ after }) => !after.matches('holding'),
    milliseconds: 800,
  }),
  whenever(
    'CHR-05',
    'A page that arrives ends the splash screen, unless its time isn’t over',
    (step) => on('page.arrived')(step) && step.before?.matches('waiting') === true,
    ({ after }) => after.matches('fading'),
  ),
  whenever(
    'CHR-05',
    'A page that arrives quickly never shows it',
    (step) => on('page.arrived')(step) && step.before?.matches('patient') === true,
    ({ after }) => after.matches('hidden'),
  ),
];
