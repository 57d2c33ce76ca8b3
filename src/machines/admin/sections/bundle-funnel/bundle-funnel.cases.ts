import type { FunnelFigures } from '../../../../domain/promotions/bundle/funnel.ts';
import { command, done, failed, type EventCases } from '../../../kit/cases.ts';
import type { FunnelQuery } from './bundle-funnel.machine.ts';

const figures: FunnelFigures = {
  from: '2026-11-20',
  to: '2026-11-21',
  totals: { views: 100, clicks: 20, applies: 10, orders: 4 },
  days: [{ day: '2026-11-21', views: 100, clicks: 20, applies: 10, orders: 4 }],
  pages: [{ page: 'pdp', views: 100, clicks: 20, applies: 10 }],
  devices: [{ device: 'mobile', views: 100, clicks: 20, applies: 10 }],
  bundles: [{ bundleId: 'one', name: 'Day and Night', views: 100, clicks: 20, applies: 10, orders: 4 }],
};

export const bundleFunnelInput: FunnelQuery = { days: 30, bundleId: '' };

export const bundleFunnelCases: EventCases = {
  'figures.choose': [
    command('figures.choose', { query: { days: 7, bundleId: 'one' } }),
    command('figures.choose', { query: { days: 30, bundleId: '' } }),
  ],
  'xstate.done.actor.loadFigures': [done('loadFigures', figures)],
  'xstate.error.actor.loadFigures': [failed('loadFigures')],
};
