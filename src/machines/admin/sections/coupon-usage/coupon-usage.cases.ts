import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import type { CouponFigures, CouponQuery } from './coupon-usage.machine.ts';

export const couponUsageInput: CouponQuery = { id: '7d0cbe46-3c3c-4a39-a84e-3f3b1d6e7c11' };

export const someUsage: CouponFigures = {
  shown: 120,
  dismissed: 30,
  orders: 12,
  customers: 11,
  revenue: 14_400,
  discount: 1_800,
  days: [
    { day: '2026-11-20', orders: 4, discount: 600 },
    { day: '2026-11-21', orders: 8, discount: 1_200 },
  ],
};

export const couponUsageCases: EventCases = {
  'figures.choose': [command('figures.choose', { query: couponUsageInput })],
  'xstate.done.actor.loadFigures': [done('loadFigures', someUsage)],
  'xstate.error.actor.loadFigures': [failed('loadFigures')],
};
