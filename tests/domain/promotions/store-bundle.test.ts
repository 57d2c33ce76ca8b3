import { expect, test } from 'vitest';
import { mistakesOf } from '../../../src/domain/kit/failure.ts';
import { bundleRules, type StoreBundleDraft } from '../../../src/domain/promotions/bundle/bundle-draft.ts';
import {
  bestBundle,
  bundleOriginal,
  bundleRefusal,
  isCompatible,
  termsOfBundle,
  type StoreBundle,
  type StoreBundleTerms,
} from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { lineId, keyOf, type Cart } from '../../../src/domain/cart/cart.ts';
import { priceCart, takenUnits } from '../../../src/domain/cart/pricing/price-cart.ts';
import { chanceOf, randomPricing } from '../../../tools/bench/pricing.ts';
import { sampleBundle } from '../../../src/machines/promotions/bundle-card/bundle-card.cases.ts';
import { bundleOf, club, dog, line, sleep } from '../../machines/support/lines.ts';

const now = new Date('2026-11-21T04:30:00.000Z');

const bundle: StoreBundle = {
  ...sampleBundle,
  id: '00000000-0000-4000-8000-00000000b01d',
  name: 'Night and Dog',
  products: [
    { id: 'sleep-mantra', sku: 'sleep-mantra', name: 'Sleep Mantra', quantity: 2 },
    { id: 'dog-mantra', sku: 'dog-mantra', name: 'Dog Mantra', quantity: 1 },
  ],
  originalPrice: 3897,
  discountedPrice: 3312,
  savings: 585,
};
const terms = termsOfBundle(bundle);
const whole: Cart = [line(sleep, { quantity: 2 }), line(dog)];

const products = new Map([sleep, dog, club].map((each) => [each.sku, each]));
const rules = {
  tiers: [{ threshold: 2400, discountPercentage: 5, label: 'Bronze' }],
  bundleSizes: [{ size: 2, percentage: 5 }],
  clubProduct: club,
  deliveryFee: 60,
  freeDeliveryFrom: 499,
  codFee: 40,
};

function priced(cart: Cart, change: Partial<StoreBundleTerms> = {}) {
  return priceCart({
    cart,
    products,
    rules,
    isMember: false,
    bundle: { id: terms.id, terms: { ...terms, ...change } },
    now,
  });
}

test('BND-10 a bundle is compatible only with every sku of it in the cart and none that it excludes', () => {
  expect(isCompatible(bundle, whole)).toBe(true);
  expect(isCompatible(bundle, [line(sleep)])).toBe(false);
  expect(isCompatible(bundle, [])).toBe(false);
  const fussy = { ...bundle, conditions: { minOrderValue: null, excludedProducts: ['bliss-club'] } };
  expect(isCompatible(fussy, whole)).toBe(true);
  expect(isCompatible(fussy, [...whole, line(club)])).toBe(false);
});

test('BND-10 the best bundle is the one with the highest savings; the first of equal ones; none of none', () => {
  const [small, big, asBig] = [{ savings: 10 }, { savings: 90 }, { savings: 90 }];
  expect(bestBundle([small, big, asBig])).toBe(big);
  expect(bestBundle([])).toBeNull();
});

test('BND-01 what a bundle costs one by one follows the products of today; nothing where one is not sold', () => {
  expect(bundleOriginal(bundle.products, products)).toBe(2 * 1499 + 899);
  expect(bundleOriginal(bundle.products, new Map([[sleep.sku, sleep]]))).toBeNull();
});

test.for<[string, Partial<StoreBundleTerms>, Cart, unknown]>([
  ['not begun', { startsAt: '2026-11-21T04:30:00.001Z' }, whole, { kind: 'not-started' }],
  ['over at this very moment', { endsAt: '2026-11-21T04:30:00.000Z' }, whole, { kind: 'expired' }],
  ['sold out', { stockLevel: 0 }, whole, { kind: 'sold-out' }],
  [
    'beside what it excludes',
    { excludedProducts: ['bliss-club'] },
    [...whole, line(club)],
    { kind: 'product-excluded', sku: 'bliss-club' },
  ],
  ['short of a unit', {}, [line(sleep), line(dog)], { kind: 'product-missing', sku: 'sleep-mantra' }],
  ['below its minimum', { minOrderValue: 4000 }, whole, { kind: 'below-minimum', missing: 103 }],
])('BND-10 a bundle that is %s does not hold and says why', ([, change, cart, refusal]) => {
  expect(bundleRefusal({ ...terms, ...change }, cart, 3897, now)).toEqual(refusal);
});

test('BND-10 a bundle that begins now, ends later, has one left and just reaches its minimum holds', () => {
  const edge = {
    startsAt: now.toISOString(),
    endsAt: '2026-11-21T04:30:00.001Z',
    stockLevel: 1,
    minOrderValue: 3897,
  };
  expect(bundleRefusal({ ...terms, ...edge }, whole, 3897, now)).toBeNull();
});

test('BND-10 plans, dynamic bundles and the membership give a bundle no units', () => {
  const notPlain = [line(sleep, { quantity: 2, packageType: 'monthly' }), line(dog), line(club)];
  expect(bundleRefusal(terms, notPlain, 9999, now)).toEqual({ kind: 'product-missing', sku: 'sleep-mantra' });
  expect(bundleRefusal(terms, [...bundleOf(sleep, dog), line(sleep)], 9999, now)).toEqual({
    kind: 'product-missing',
    sku: 'sleep-mantra',
  });
});

test('BND-12 an applied bundle prices its units by itself; the tier counts on what is left', () => {
  const quote = priced([line(sleep, { quantity: 4 }), line(dog)]);
  expect(quote.parts).toEqual([
    { kind: 'items', label: 'Item total', amount: 4 * 1499 + 899 },
    { kind: 'store-bundle', label: 'Night and Dog bundle', amount: -585 },
    { kind: 'tier', label: '5% tier discount', amount: -150 },
    { kind: 'delivery', label: 'Delivery', amount: 0 },
  ]);
  expect([quote.plainSubtotal, quote.bundle]).toEqual([2998, { bundleId: terms.id, applied: true, saving: 585 }]);
});

test('BND-12 units are taken over several lines of a sku, whatever the order in which they were added', () => {
  const cart = [line(sleep, { flavour: 'Saffron' }), line(dog), line(sleep, { flavour: 'Plain' })];
  for (const one of [cart, cart.toReversed()]) {
    const taken = takenUnits(terms, one, 9999, now);
    expect(taken).toMatchObject({
      units: Object.fromEntries(one.map((each) => [lineId(keyOf(each)), 1])),
    });
  }
  expect(priced(cart).total).toBe(priced(cart.toReversed()).total);
});

test('BND-12 a bundle that would not lower the total is not applied, and the quote says so', () => {
  const quote = priced(whole, { percentage: 4 });
  expect(quote.bundle).toEqual({ bundleId: terms.id, applied: false, refusal: { kind: 'not-better' } });
  expect(quote.total).toBe(3897 - 195);
});

test('BND-12 over twenty thousand random carts a bundle never raises the total, and is applied whenever it lowers it', () => {
  const chance = chanceOf(77);
  let applied = 0;
  for (let index = 0; index < 20_000; index += 1) {
    const input = randomPricing(chance, 0.9);
    const [chosen, without] = [priceCart(input), priceCart({ ...input, bundle: null })];
    if (chosen.bundle?.applied) {
      applied += 1;
      expect(chosen.total).toBeLessThan(without.total);
    } else expect(chosen.total).toBe(without.total);
  }
  expect(applied).toBeGreaterThan(1000);
});

const categories = new Map([
  ['sleep-mantra', 'Sleep'],
  ['nap-mantra', 'Sleep'],
  ['dog-mantra', 'Pets'],
]);
const draft: StoreBundleDraft = {
  type: 'combo',
  products: [
    { sku: 'sleep-mantra', quantity: 1 },
    { sku: 'dog-mantra', quantity: 1 },
  ],
  minOrderValue: null,
  excludedProducts: [],
  startsAt: '2026-11-21T00:00:00Z',
  validUntil: null,
};
const oneOf = (quantity: number) => [{ sku: 'sleep-mantra', quantity }];

test.for<[string, Partial<StoreBundleDraft>]>([
  ['a combo of two products', {}],
  ['a bulk of two', { type: 'bulk', products: oneOf(2) }],
  ['a tier with its minimum', { type: 'tier', products: oneOf(1), minOrderValue: 900 }],
  ['a set of one category', { type: 'category', products: [...oneOf(1), { sku: 'nap-mantra', quantity: 1 }] }],
])('BND-01 %s makes sense', ([, change]) => {
  expect(mistakesOf(bundleRules({ ...draft, ...change }, categories))).toEqual([]);
});

test.for<[string, Partial<StoreBundleDraft>, string]>([
  ['a combo of one product', { products: oneOf(3) }, 'products'],
  ['a bulk of two products', { type: 'bulk' }, 'products'],
  ['a bulk of one unit', { type: 'bulk', products: oneOf(1) }, 'products.0.quantity'],
  ['a tier without a minimum', { type: 'tier' }, 'minOrderValue'],
  ['a category of one product', { type: 'category', products: oneOf(1) }, 'products'],
  ['products of two categories', { type: 'category' }, 'products'],
  ['a product that is not sold', { products: [...oneOf(1), { sku: 'gone', quantity: 1 }] }, 'products.1.sku'],
  ['a product twice', { products: [...oneOf(1), ...oneOf(1)] }, 'products.1.sku'],
  ['the membership', { products: [{ sku: 'bliss-club', quantity: 1 }, ...oneOf(1)] }, 'products.0.sku'],
  ['excluding its own product', { excludedProducts: ['gone', 'dog-mantra'] }, 'excludedProducts.1'],
  ['an end before its start', { validUntil: '2026-11-20T23:59:59Z' }, 'validUntil'],
])('BND-01 %s is refused by its field', ([, change, field]) => {
  expect(mistakesOf(bundleRules({ ...draft, ...change }, categories))[0]?.field).toBe(field);
});
