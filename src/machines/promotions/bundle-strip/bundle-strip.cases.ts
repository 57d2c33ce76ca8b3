import { lineOf, type Cart } from '../../../domain/cart/cart.ts';
import { sampleBundle } from '../bundle-card/bundle-card.cases.ts';
import { command, done, failed, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import type { BundleStripInput } from './bundle-strip.types.ts';

const lines: Cart = [
  lineOf(sampleProduct, { flavour: 'Saffron', variant: '30 ml', packageType: 'trial', quantity: 1 }),
];

export const bundleStripInput: BundleStripInput = {
  parent: nobody,
  product: 'sleep-mantra',
  source: 'pdp',
  lines: [],
  limit: 12,
};

const wanted = { bundleId: sampleBundle.id };

export const bundleStripCases: EventCases = {
  'cart.changed': [command('cart.changed', { lines }), command('cart.changed', { lines: [] })],
  'choice.changed': [command('choice.changed', wanted), command('choice.changed', { bundleId: null })],
  'bundle.wanted': [command('bundle.wanted', wanted), command('bundle.wanted', { bundleId: 'another' })],
  'list.scrolled': [command('list.scrolled', { position: 1 })],
  'details.open': [command('details.open', wanted)],
  'card.viewed': [command('card.viewed', { ...wanted, visibilityDuration: 1000 })],
  'xstate.done.actor.loadOffers': [
    done('loadOffers', { bundles: [], recommendationId: null }),
    done('loadOffers', { bundles: [sampleBundle], recommendationId: null }),
  ],
  'xstate.error.actor.loadOffers': [failed('loadOffers')],
  'xstate.done.actor.applyBundle': [done('applyBundle', undefined)],
  'xstate.error.actor.applyBundle': [failed('applyBundle')],
};
