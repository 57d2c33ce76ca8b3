import type { BundleMoment, Whereabouts } from '../../../domain/promotions/bundle-event.ts';
import { command, failed, refused, type EventCases } from '../../kit/cases.ts';
import type { AnalyticsContext, AnalyticsInput } from './analytics.machine.ts';

/** Small, to keep paths short. */
export const analyticsInput: AnalyticsInput = { batchSize: 2, queueCap: 3, requeued: 1 };

export const sampleMoment: BundleMoment = {
  bundleId: '7c0d4f62-54a1-4f0a-9f0e-0d5c6b7a8e91',
  bundleName: 'Day and Night',
  action: 'view',
  bundlePrice: 2548,
  potentialSavings: 450,
  place: 'page',
  recommendationId: '2f4a5c1e-9d7b-4c3a-8e6f-1b2c3d4e5f60',
  metadata: { bundleType: 'combo', position: 0 },
};

export const sampleWhere: Whereabouts = { path: '/shop/sleep-mantra', cartValue: 1499, userId: null };

export const analyticsCases: EventCases = {
  'event.track': [command('event.track', { moment: sampleMoment, where: sampleWhere })],
  'xstate.error.actor.sendBatch': [failed('sendBatch'), failed('sendBatch', refused(400))],
};

/** Tells snapshots apart by the number of events waiting, up to where more make no difference, and being sent. */
export function analyticsKey({ context }: { readonly context: AnalyticsContext }): string {
  return `${Math.min(context.waiting.length, context.queueCap)}+${context.batch.length}`;
}
