import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import type { BundleCardInput } from './bundle-card.machine.ts';

/** Sleep and Dog Mantra at 15 % off, while stocks last. */
export const sampleBundle: StoreBundle = {
  id: '7c0d4f62-54a1-4f0a-9f0e-0d5c6b7a8e91',
  name: 'Quiet Evening',
  description: 'Sleep Mantra for one, Dog Mantra for the other.',
  type: 'combo',
  products: [
    { id: 'sleep-mantra', sku: 'sleep-mantra', name: 'Sleep Mantra', quantity: 1 },
    { id: 'dog-mantra', sku: 'dog-mantra', name: 'Dog Mantra', quantity: 1 },
  ],
  originalPrice: 2398,
  discountedPrice: 2038,
  savings: 360,
  savingsPercentage: 15,
  badge: null,
  isPopular: false,
  isTimeLimited: false,
  expiresIn: 3600,
  endsAt: null,
  validUntil: null,
  conditions: { minOrderValue: null, excludedProducts: [] },
  stockLevel: 10,
  position: 0,
};

export const bundleCardInput: BundleCardInput = {
  parent: nobody,
  bundle: { ...sampleBundle, isTimeLimited: true, endsAt: '2026-11-04T04:30:00.000Z' },
};

export const bundleCardStarts: readonly BundleCardInput[] = [{ parent: nobody, bundle: sampleBundle }];

export const bundleCardCases: EventCases = {
  'countdown.over': [command('countdown.over', { id: 'offer' })],
  'xstate.done.actor.loadMetrics': [
    done('loadMetrics', { viewCount: 3, recentPurchases: 2, stockLevel: 4, popularityScore: 9 }),
  ],
  'xstate.error.actor.loadMetrics': [failed('loadMetrics')],
};
