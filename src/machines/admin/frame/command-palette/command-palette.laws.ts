import { hasDone, lawsFor } from '../../../kit/laws.ts';
import type { commandPaletteMachine } from './command-palette.machine.ts';

const { on, whenever } = lawsFor<typeof commandPaletteMachine>();

/** The command palette. */
export const commandPaletteLaws = [
  whenever(
    'ADM-50',
    'A page is opened only by choosing it, and the palette closes with it',
    (step) => hasDone(step, 'openPage'),
    (step) => on('option.choose', 'palette.submit')(step) && step.after.matches('closed'),
  ),
  whenever(
    'ADM-50',
    'The server is asked only after a pause of 150 ms',
    (step) => on('text.type')(step) && step.after.matches({ open: 'pausing' }),
    (step) => step.timers.some(({ endsAt }) => endsAt === step.at + 150),
  ),
  whenever(
    'ADM-50',
    'The form is saved by its shortcut only while nothing is open over it',
    (step) => hasDone(step, 'pressSave'),
    ({ before }) => before?.matches('closed') === true,
  ),
  whenever(
    'ADM-50',
    'Once it is closed, nothing of a search is left',
    ({ after }) => after.matches('closed'),
    ({ after: { context } }) => context.text === '' && context.found.length === 0,
  ),
];
