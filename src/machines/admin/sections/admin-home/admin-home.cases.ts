import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import type { HomeFigures, HomeQuery } from './admin-home.machine.ts';

const quiet = { prepaid: 0, cash: 0, orders: 0, returns: 0, visits: 0, carts: 0 };

const someFigures: HomeFigures = {
  days: [
    { ...quiet, day: '2026-11-20' },
    { day: '2026-11-21', prepaid: 90_000, cash: 41_240, orders: 38, returns: 2, visits: 900, carts: 120 },
  ],
  before: [
    { ...quiet, day: '2026-11-18' },
    { day: '2026-11-19', prepaid: 60_000, cash: 35_000, orders: 29, returns: 1, visits: 700, carts: 90 },
  ],
  products: [{ sku: 'sleep-mantra', name: 'Sleep Mantra', units: 21, amount: 31_479 }],
  lowStock: [{ sku: 'calm-mantra', name: 'Calm Mantra', stock: 1, price: 1299 }],
  work: {
    toSettle: 1,
    toPack: 18,
    toShip: 4,
    onHold: 1,
    returnsAsked: 2,
    returnsAwaited: 1,
    refundsByHand: 0,
    prescriptions: 4,
    failedJobs: 0,
  },
  textMessages: { sent: 4120, limit: 5000, isExhausted: false },
  hasFlows: true,
};

export const adminHomeInput: HomeQuery = { period: '30' };

export const adminHomeCases: EventCases = {
  'figures.choose': [command('figures.choose', { query: { period: '7' } })],
  'xstate.done.actor.loadFigures': [done('loadFigures', someFigures)],
  'xstate.error.actor.loadFigures': [failed('loadFigures')],
};
