import { command, nobody, type EventCases } from '../cases.ts';
import type { CountdownInput } from './countdown.machine.ts';

export const countdownInput: CountdownInput = {
  parent: nobody,
  id: 'offer',
  endsAt: '2026-11-04T04:30:00.000Z',
};

export const countdownCases: EventCases = {
  'clock.ticked': [
    command('clock.ticked', { now: Date.parse('2026-11-04T04:29:00.000Z') }),
    command('clock.ticked', { now: Date.parse('2026-11-04T05:30:00.000Z') }),
  ],
};
