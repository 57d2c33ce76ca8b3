import { expect, test } from 'vitest';
import type { ShopMoment } from '../../../src/domain/shell/tracking/shop-moment.ts';
import { trackers, type TrackerGlobals } from '../../../src/services/shell/tracking/trackers.ts';

const purchase: ShopMoment = {
  kind: 'purchase',
  value: 1700,
  items: [
    { sku: 'sleep-mantra', quantity: 2, price: 600 },
    { sku: 'peace-mantra', quantity: 1, price: 500 },
  ],
};
const items = [
  { item_id: 'sleep-mantra', quantity: 2, price: 600 },
  { item_id: 'peace-mantra', quantity: 1, price: 500 },
];

test('ANA-06 a purchase has the same value and goods for each tracker that is told of money; how pages are used needs none', () => {
  const analytics: TrackerGlobals = {};
  const tag: TrackerGlobals = {};
  const behaviour: TrackerGlobals = {};
  const pixel: TrackerGlobals = {};
  trackers.analytics(analytics, 'G-1').tellMoment(purchase);
  trackers.tag(tag, 'GTM-1').tellMoment(purchase);
  trackers.behaviour(behaviour, 'c').tellMoment(purchase);
  trackers.pixel(pixel, '1').tellMoment(purchase);
  const said = { currency: 'INR', value: 1700, items };
  // What these two are told is an arguments object: its places are its members.
  expect(analytics.dataLayer?.at(-1)).toMatchObject({ 0: 'event', 1: 'purchase', 2: said });
  expect(tag.dataLayer?.at(-1)).toMatchObject({ event: 'purchase', ecommerce: said });
  expect(behaviour.clarity?.q?.at(-1)).toMatchObject({ 0: 'event', 1: 'purchase' });
  expect(pixel.fbq?.queue?.at(-1)).toEqual([
    'track',
    'Purchase',
    {
      currency: 'INR',
      value: 1700,
      content_type: 'product',
      contents: [
        { id: 'sleep-mantra', quantity: 2, item_price: 600 },
        { id: 'peace-mantra', quantity: 1, item_price: 500 },
      ],
    },
  ]);
});
