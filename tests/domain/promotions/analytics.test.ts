import { expect, test } from 'vitest';
import {
  bundleEvent,
  bundleMoment,
  cartValueOf,
  checkedAnalyticsConfig,
  deviceTypeOf,
  sourcePageOf,
} from '../../../src/domain/promotions/bundle-event.ts';
import { lineOf } from '../../../src/domain/cart/cart.ts';
import { sampleProduct } from '../../../src/machines/catalogue/product-options/product-options.cases.ts';

const bundle = { id: 'b-1', name: 'Day and Night', type: 'combo', discountedPrice: 2548, savings: 450 } as const;

test('ANA-01 an event has the bundle, what was done, where, on what, by whom, when, and what it is about', () => {
  const moment = bundleMoment(bundle, 'apply', 'page', { position: 1, totalBundles: 4, maxVisible: 3 }, 'r-1');
  expect(
    bundleEvent(
      moment,
      { path: '/shop/sleep-mantra', cartValue: 1499, userId: 'u-1' },
      { sessionId: 's-1', deviceType: 'mobile', timestamp: '2026-11-04T04:30:00.000Z' },
    ),
  ).toEqual({
    bundleId: 'b-1',
    bundleName: 'Day and Night',
    action: 'apply',
    sourcePage: 'pdp',
    deviceType: 'mobile',
    sessionId: 's-1',
    userId: 'u-1',
    timestamp: '2026-11-04T04:30:00.000Z',
    bundlePrice: 2548,
    potentialSavings: 450,
    cartValue: 1499,
    metadata: { bundleType: 'combo', position: 1, totalBundles: 4, maxVisible: 3 },
  });
});

test('ANA-01 the cart’s value is what its goods cost as they are bought', () => {
  const product = { ...sampleProduct, discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 } };
  const choice = { flavour: 'Rose', variant: '30 ml' };
  expect(
    cartValueOf([
      lineOf(product, { ...choice, packageType: 'trial', quantity: 2 }),
      lineOf(product, { ...choice, packageType: 'monthly', quantity: 1 }),
    ]),
  ).toBe(2998 + 1349);
});

test.for([
  ['/', 'home'],
  ['/shop', 'category'],
  ['/shop/sleep-mantra', 'pdp'],
  ['/checkout', 'checkout'],
  ['/checkout/payment', 'checkout'],
  ['/dashboard/orders', 'dashboard'],
  ['/about', 'unknown'],
  ['/nowhere/at/all', 'unknown'],
] as const)('ANA-03 the page %s is %s', ([path, page]) => {
  expect(sourcePageOf(path)).toBe(page);
});

test('ANA-03 the open cart is a page of its own', () => {
  expect(sourcePageOf('/shop/sleep-mantra', 'cart')).toBe('cart');
});

test.for([
  [390, 844, true, 'mobile'],
  [844, 390, true, 'mobile'],
  [820, 1180, true, 'tablet'],
  [1024, 600, true, 'tablet'],
  [1280, 800, false, 'desktop'],
  [400, 700, false, 'desktop'],
] as const)('ANA-03 a screen of %d × %d, touched: %s, is a %s', ([width, height, isTouch, device]) => {
  expect(deviceTypeOf({ width, height, isTouch })).toBe(device);
});

const good = { endpoint: '/api/bundles/analytics/track', batchSize: 10, batchDelay: 2000 };

test('ANA-04 a configuration that can send is taken as it is', () => {
  expect(checkedAnalyticsConfig(good)).toBe(good);
});

test.for([
  [{ endpoint: ' ' }, 'Bundle analytics: endpoint is missing'],
  [{ batchSize: 0 }, 'Bundle analytics: batchSize must be above 0, but is 0'],
  [{ batchSize: Number.NaN }, 'Bundle analytics: batchSize must be above 0, but is NaN'],
  [{ batchDelay: -1 }, 'Bundle analytics: batchDelay must be above 0, but is -1'],
] as const)('ANA-04 a configuration with %o is refused with "%s"', ([part, message]) => {
  expect(() => checkedAnalyticsConfig({ ...good, ...part })).toThrow(new Error(message));
});
