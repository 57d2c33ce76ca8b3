import { expect, test } from 'vitest';
import { lineOf, type Cart } from '../../../src/domain/cart/cart.ts';
import { bundlesOf, bundleTotals } from '../../../src/domain/promotions/bundle/bundle.ts';
import { bundleLines } from '../../../src/domain/promotions/bundle/dynamic-lines.ts';
import type { CouponTerms } from '../../../src/domain/promotions/coupon/coupon.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { priceCart } from '../../../src/domain/cart/pricing/price-cart.ts';
import type { PricingInput } from '../../../src/domain/cart/pricing/pricing.ts';
import { isSellable } from '../../../src/domain/cart/pricing/quote.ts';
import { chanceOf, pricedCarts, randomPricing } from '../../../tools/bench/pricing.ts';
import { bundleOf, club, dog, line, sleep } from '../../machines/support/lines.ts';
import { totals } from '../support/exact-price.ts';

const seeds = 20_000;

const rules = {
  tiers: [{ threshold: 2400, discountPercentage: 5, label: 'Bronze' }],
  bundleSizes: [{ size: 2, percentage: 5 }],
  clubProduct: club,
  deliveryFee: 60,
  freeDeliveryFrom: 499,
  codFee: 40,
};

function priced(cart: Cart, more: Partial<PricingInput> = {}) {
  return priceCart({
    cart,
    products: new Map([sleep, dog, club].map((each) => [each.sku, each])),
    rules,
    isMember: false,
    now: new Date('2026-11-04T04:30:00.000Z'),
    ...more,
  });
}

const terms: CouponTerms = {
  code: 'TEN',
  name: 'Ten off',
  type: 'percentage',
  value: 10,
  maxDiscountValue: null,
  minOrderValue: null,
  startsAt: null,
  expiresAt: '2027-01-01T00:00:00.000Z',
};

test(
  'MNY-10, MNY-06 a hundred thousand random carts are priced as exact arithmetic prices them',
  { timeout: 120_000 },
  () => {
    const chance = chanceOf(20_261_104);
    for (let index = 0; index < 100_000; index += 1) {
      const { shop, exact } = totals(randomPricing(chance, 0.25));
      if (shop !== exact) expect({ index, shop, exact }).toEqual({ index, shop: exact, exact });
    }
  },
);

test('SHP-01 delivery is free from the very amount that the shop names, and not a rupee below', () => {
  const feeFrom = (freeDeliveryFrom: number) => {
    const { parts } = priced([line(sleep)], { rules: { ...rules, freeDeliveryFrom } });
    return parts.find(({ kind }) => kind === 'delivery')?.amount;
  };
  expect([feeFrom(sleep.price), feeFrom(sleep.price + 1)]).toEqual([0, 60]);
});

test('MNY-06 a hundred thousand random carts cost a whole number of rupees, never below zero', () => {
  expect(pricedCarts(100_000, 7)).toBeGreaterThan(0);
});

test('MNY-01, MNY-07 the parts of every quote add up to its total, and its savings to what was taken off', () => {
  const chance = chanceOf(1);
  for (let index = 0; index < seeds; index += 1) {
    const quote = priceCart(randomPricing(chance));
    const kinds = new Set(['package', 'bundle', 'store-bundle', 'tier', 'coupon', 'club']);
    const off = quote.parts.filter(({ kind }) => kinds.has(kind));
    expect(sum(quote.parts.map(({ amount }) => amount))).toBe(quote.total);
    expect(sum(off.map(({ amount }) => amount)) + quote.savings).toBe(0);
    expect(Object.is(quote.total, -0)).toBe(false);
  }
});

test('MNY-06 the order in which things were added does not matter', () => {
  const chance = chanceOf(2);
  for (let index = 0; index < seeds / 4; index += 1) {
    const input = randomPricing(chance);
    const backwards = priceCart({ ...input, cart: input.cart.toReversed() });
    expect([backwards.total, backwards.parts]).toEqual([priceCart(input).total, priceCart(input).parts]);
  }
});

test('MNY-10 what a line says of itself decides nothing', () => {
  const chance = chanceOf(3);
  for (let index = 0; index < seeds / 4; index += 1) {
    const input = randomPricing(chance);
    const forged = input.cart.map((each) => ({
      ...each,
      price: 1,
      discount: { trial: 100, weekly: 100, monthly: 100, comboDiscount: 100 },
      ...(each.bundleInfo ? { bundleInfo: { ...each.bundleInfo, discountPercentage: 100, originalPrice: 1 } } : {}),
    }));
    expect(priceCart({ ...input, cart: forged }).total).toBe(priceCart(input).total);
  }
});

test('MNY-04 the plain subtotal leaves bundles and the membership out', () => {
  const cart = [line(sleep, { quantity: 2, packageType: 'monthly' }), ...bundleOf(dog, sleep), line(club)];
  expect(priced(cart).plainSubtotal).toBe(2 * 1349);
});

test('MNY-03, MNY-05, MNY-06 every part has its name and its amount', () => {
  const cart = [line(sleep, { quantity: 2, packageType: 'monthly' }), ...bundleOf(dog, sleep), line(club)];
  const { parts, total } = priced(cart, { cashOnDelivery: true });
  expect(parts).toEqual([
    { kind: 'items', label: 'Item total', amount: 2998 + 2398 + 999 },
    { kind: 'package', label: 'Package discount', amount: -300 },
    { kind: 'bundle', label: 'Bundle savings', amount: -120 },
    { kind: 'tier', label: '5% tier discount', amount: -135 },
    { kind: 'club', label: 'Bliss Club 20% discount applied!', amount: -540 },
    { kind: 'delivery', label: 'Delivery', amount: 0 },
    { kind: 'cod', label: 'Cash on delivery fee', amount: 40 },
  ]);
  expect(total).toBe(5340);
});

test('MNY-05 a bundle’s discount is rounded once and the shares of its products add up to its original total', () => {
  expect(
    bundleTotals(
      [
        { price: 1499, quantity: 1 },
        { price: 899, quantity: 3 },
      ],
      5,
    ),
  ).toEqual({
    originalTotal: 4196,
    discountAmount: 210,
    finalPrice: 3986,
  });
  const lines = bundleLines({
    bundleId: 'a-bundle',
    label: 'Day and Night',
    discountPercentage: 5,
    createdAt: '2026-11-04T04:30:00.000Z',
    items: [sleep, dog].map((product) => ({ product, choice: { flavour: '', variant: '', quantity: 2 } })),
  });
  expect(sum(lines.map((each) => each.bundleInfo?.originalPrice ?? 0))).toBe(2 * (1499 + 899));
  expect(bundlesOf(lines).map((each) => each.lines.length)).toEqual([2]);
});

test('MNY-10 a coupon takes the place of the tier only where it saves more, and says so otherwise', () => {
  const cart = [line(sleep, { quantity: 2 })];
  const better = priced(cart, { coupon: { code: 'TEN', terms } });
  expect([better.coupon, better.total]).toEqual([{ code: 'TEN', applied: true, saving: 300 }, 2698]);
  const worse = priced(cart, { coupon: { code: 'ONE', terms: { ...terms, code: 'ONE', value: 1 } } });
  expect(worse.coupon).toEqual({ code: 'ONE', applied: false, refusal: { kind: 'not-better', saving: 30 } });
  expect(worse.total).toBe(priced(cart).total);
  const same = priced(cart, { coupon: { code: 'SAME', terms: { ...terms, code: 'SAME', value: 5 } } });
  expect([same.coupon, same.parts.map(({ kind }) => kind)]).toEqual([
    { code: 'SAME', applied: false, refusal: { kind: 'not-better', saving: 150 } },
    ['items', 'tier', 'delivery'],
  ]);
});

test('CPN-01 a coupon is valid from the first moment of its time, and no longer at its end', () => {
  const cart = [line(sleep)];
  const timed = { ...terms, startsAt: '2026-11-04T04:30:00.000Z', expiresAt: '2026-11-05T04:30:00.000Z' };
  const at = (now: string) => priced(cart, { coupon: { code: 'TEN', terms: timed }, now: new Date(now) }).coupon;
  expect([
    at('2026-11-04T04:29:59.999Z'),
    at('2026-11-04T04:30:00.000Z'),
    at('2026-11-05T04:29:59.999Z'),
    at('2026-11-05T04:30:00.000Z'),
  ]).toMatchObject([
    { refusal: { kind: 'not-started' } },
    { applied: true },
    { applied: true },
    { refusal: { kind: 'expired' } },
  ]);
});

test.for([
  ['unknown', { terms: null }, { kind: 'unknown' }],
  ['used up', { terms, isUsedUp: true }, { kind: 'used-up' }],
  ['not started', { terms: { ...terms, startsAt: '2026-11-05T00:00:00.000Z' } }, { kind: 'not-started' }],
  [
    'expired at this very moment',
    { terms: { ...terms, expiresAt: '2026-11-04T04:30:00.000Z' } },
    { kind: 'expired' },
  ],
  ['below its minimum', { terms: { ...terms, minOrderValue: 2000 } }, { kind: 'below-minimum', missing: 501 }],
] as const)('MNY-10 a coupon that is %s takes nothing off and says why', ([, coupon, refusal]) => {
  const quote = priced([line(sleep)], { coupon: { code: 'TEN', ...coupon } });
  expect(quote.coupon).toEqual({ code: 'TEN', applied: false, refusal });
  expect(quote.total).toBe(1499);
});

test('MNY-11 a line whose price moved is named with both prices, and can still be sold', () => {
  const quote = priced([line({ ...sleep, price: 1399 })]);
  expect(quote.lines[0]?.problems).toEqual([{ kind: 'price-changed', from: 1399, to: 1499 }]);
  expect([isSellable(quote), quote.total]).toEqual([true, 1499]);
});

test('CRT-16 what is gone, sold out or too few cannot be sold, and what is gone costs nothing', () => {
  const gone = priced([line({ ...sleep, sku: 'gone' }), line(dog)]);
  expect([gone.lines[0]?.problems, isSellable(gone), gone.total]).toEqual([[{ kind: 'unavailable' }], false, 899]);
  const products = new Map([[sleep.sku, { ...sleep, stock: 3 }]]);
  const both = priced([line(sleep, { quantity: 2 }), line(sleep, { quantity: 2, packageType: 'weekly' })], {
    products,
  });
  expect(both.lines.map(({ problems }) => problems)).toEqual([
    [{ kind: 'less-available', available: 3 }],
    [{ kind: 'less-available', available: 3 }],
  ]);
  expect(isSellable(priced([]))).toBe(false);
});

test('CRT-16 MNY-04 what is out of stock counts in no total, no saving and no tier, and keeps its price', () => {
  const products = new Map([
    [sleep.sku, { ...sleep, stock: 0 }],
    [dog.sku, dog],
  ]);
  const quote = priced([line(sleep, { quantity: 9 }), line(dog)], { products });
  const alone = priced([line(dog)]);
  expect([quote.total, quote.parts, quote.plainSubtotal, quote.savings]).toEqual([
    alone.total,
    alone.parts,
    alone.plainSubtotal,
    alone.savings,
  ]);
  expect(quote.lines[0]).toMatchObject({ unitPrice: 1499, lineTotal: 0, problems: [{ kind: 'out-of-stock' }] });
});

test('MNY-06 nothing goes below zero, however much is taken off', () => {
  const everything = { ...terms, type: 'amount' as const, value: 100_000 };
  expect(priced([line(dog)], { coupon: { code: 'ALL', terms: everything }, isMember: true }).total).toBe(0);
  expect(lineOf(dog, { flavour: '', variant: '', quantity: 1, packageType: 'trial' }).price).toBe(899);
});
