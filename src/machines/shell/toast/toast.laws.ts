import { hasTold, lawsFor } from '../../kit/laws.ts';
import type { toastMachine } from './toast.machine.ts';

const { on, whenever, within } = lawsFor<typeof toastMachine>();

/** One message. */
export const toastLaws = [
  whenever(
    'CHR-11',
    'It’s shown for 5 s',
    ({ before, after }) => after.matches('shown') && before?.matches('shown') !== true,
    ({ timers, at }) => timers.length === 1 && timers[0]?.endsAt === at + 5000,
  ),
  whenever(
    'CHR-11',
    'While it’s held, its time doesn’t run',
    ({ after }) => after.matches('held'),
    ({ timers }) => timers.length === 0,
  ),
  whenever(
    'CHR-11',
    'Holding a shown message stops its time',
    (step) => on('toast.hold')(step) && step.before?.matches('shown') === true,
    ({ after }) => after.matches('held'),
  ),
  whenever(
    'CHR-11',
    'It can be closed by hand',
    (step) => on('toast.close')(step) && step.before?.matches('leaving') !== true,
    ({ after }) => after.matches('leaving'),
  ),
  within('CHR-12', 'It slides away in 300 ms', {
    from: ({ after, before }) => after.matches('leaving') && before?.matches('leaving') !== true,
    to: ({ after }) => after.matches('gone'),
    milliseconds: 300,
  }),
  whenever(
    'CHR-11',
    'A message that is gone says so',
    ({ after }) => after.status === 'done',
    (step) => hasTold(step, 'toast.gone'),
  ),
];
