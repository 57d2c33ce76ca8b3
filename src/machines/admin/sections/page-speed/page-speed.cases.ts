import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import type { SpeedFigures, SpeedQuery } from './page-speed.machine.ts';

const metrics = [{ metric: 'LCP', visits: 40, threeQuarters: 1840, good: 0.9 }] as const;

const someFigures: SpeedFigures = {
  metrics,
  days: [{ day: '2026-11-21', metrics }],
  pages: [{ page: 'home', device: 'phone', metrics }],
};

export const pageSpeedInput: SpeedQuery = { period: '30' };

export const pageSpeedCases: EventCases = {
  'figures.choose': [command('figures.choose', { query: { period: '7' } })],
  'xstate.done.actor.loadFigures': [done('loadFigures', someFigures)],
  'xstate.error.actor.loadFigures': [failed('loadFigures')],
};
