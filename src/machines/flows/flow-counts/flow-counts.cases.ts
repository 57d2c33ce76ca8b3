import type { CountQuery } from '../../../domain/shell/flow-count.ts';
import { command, done, failed, type EventCases } from '../../kit/cases.ts';
import type { FlowCounts } from './flow-counts.machine.ts';

const someCounts: FlowCounts = {
  now: {
    share: 1,
    isOn: true,
    visits: 412,
    transitions: [{ id: 'menu.closed|menu.open|0', times: 120 }],
    states: [{ id: 'menu.open', reached: 120, ended: 14 }],
  },
  before: null,
};

export const flowCountsInput: CountQuery = { chart: 'menu', period: '28', day: '2026-11-21', device: 'all' };

export const flowCountsCases: EventCases = {
  'figures.choose': [command('figures.choose', { query: { ...flowCountsInput, device: 'phone' } })],
  'xstate.done.actor.loadFigures': [done('loadFigures', someCounts)],
  'xstate.error.actor.loadFigures': [failed('loadFigures')],
};
