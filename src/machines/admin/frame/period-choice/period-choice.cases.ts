import { command, nobody, type EventCases } from '../../../kit/cases.ts';
import type { PeriodChoiceInput } from './period-choice.machine.ts';

export const periodChoiceInput: PeriodChoiceInput = {
  parent: nobody,
  period: { from: '2026-11-01', to: '2026-11-22' },
  today: '2026-11-22',
};

export const periodChoiceCases: EventCases = {
  'day.pick': [command('day.pick', { day: '2026-11-05' })],
  'end.type': [
    command('end.type', { end: 'from', text: '2026-10-01' }),
    command('end.type', { end: 'from', text: '' }),
  ],
  'month.turn': [command('month.turn', { month: '2026-10' })],
  'period.choose': [command('period.choose', { period: { from: '2026-11-21', to: '2026-11-21' } })],
};
