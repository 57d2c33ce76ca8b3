import { bundleLines } from '../../src/domain/promotions/bundle/dynamic-lines.ts';
import { isBundleable, type StoreBundleTerms } from '../../src/domain/promotions/bundle/store-bundle.ts';
import { lineOf, type Cart, type CartLine } from '../../src/domain/cart/cart.ts';
import type { CouponTerms } from '../../src/domain/promotions/coupon/coupon.ts';
import { priceCart } from '../../src/domain/cart/pricing/price-cart.ts';
import type { PricingInput, PricingRules } from '../../src/domain/cart/pricing/pricing.ts';
import { membershipSku, packageTypes, type PricedProduct } from '../../src/domain/catalogue/product/product.ts';
import { fallbackTiers } from '../../src/domain/promotions/tier/tier.ts';

/** Numbers from 0 up to, not including, 1; the same ones for the same seed. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const now = new Date('2026-11-04T04:30:00.000Z');

const shelf: readonly PricedProduct[] = Array.from({ length: 12 }, (_, index) => ({
  sku: `mantra-${index}`,
  name: `Mantra ${index}`,
  price: 199 + index * 137,
  discount: { trial: index % 4 === 0 ? 7.5 : 0, weekly: 5 + (index % 3), monthly: 12.25, comboDiscount: 10 },
  flavours: [],
  variants: [],
  timePeriod: null,
  stock: index === 11 ? 0 : 50,
}));

const club: PricedProduct = {
  sku: membershipSku,
  name: 'Bliss Club',
  price: 999,
  discount: { trial: 0, weekly: 0, monthly: 20, comboDiscount: 0 },
  flavours: ['Standard'],
  variants: ['Yearly'],
  timePeriod: 12,
  stock: 1000,
};

const products = new Map([...shelf, club].map((product) => [product.sku, product]));

const rules: PricingRules = {
  tiers: fallbackTiers,
  bundleSizes: [
    { size: 2, percentage: 5 },
    { size: 3, percentage: 10 },
  ],
  clubProduct: club,
  deliveryFee: 60,
  freeDeliveryFrom: 499,
  codFee: 40,
};

const coupon = {
  name: 'A coupon',
  maxDiscountValue: null,
  minOrderValue: null,
  startsAt: null,
  expiresAt: '2027-01-01T00:00:00.000Z',
};
const coupons: readonly (CouponTerms | null)[] = [
  null,
  null,
  { ...coupon, code: 'TEN', type: 'percentage', value: 10, maxDiscountValue: 500 },
  { ...coupon, code: 'TWOHUNDRED', type: 'amount', value: 200, minOrderValue: 800 },
  { ...coupon, code: 'FREE', type: 'free_shipping', value: 0 },
];

/** A cart as a shopper might have it, with everything that moves its price; `bundled` is the share that chose a bundle. */
export function randomPricing(chance: Chance, bundled = 0.05): PricingInput {
  const terms = pick(coupons, chance);
  const cart = randomCart(chance);
  return {
    cart,
    products,
    rules,
    isMember: chance() < 0.2,
    coupon: terms && { code: terms.code, terms },
    bundle: chance() < bundled ? { id: bundleId, terms: chance() < 0.02 ? null : randomTerms(cart, chance) } : null,
    cashOnDelivery: chance() < 0.3,
    now,
  };
}

const bundleId = '00000000-0000-4000-8000-00000000b01d';

/** A bundle of the shop, mostly of what is in the cart, so that it often holds. */
function randomTerms(cart: Cart, chance: Chance): StoreBundleTerms {
  const inCart = [...new Set(cart.filter(isBundleable).map(({ sku }) => sku))];
  const some = inCart.slice(0, 1 + Math.floor(chance() * 3));
  const skus = some.length === 0 || chance() < 0.1 ? [pick(shelf, chance).sku] : some;
  return {
    id: bundleId,
    name: 'Day and Night',
    products: skus.map((sku) => ({ sku, quantity: 1 + Math.floor(chance() * 3) })),
    percentage: 1 + Math.floor(chance() * 40),
    minOrderValue: chance() < 0.3 ? 1000 + Math.floor(chance() * 4000) : null,
    excludedProducts: chance() < 0.2 ? [pick(shelf, chance).sku] : [],
    startsAt: pick([null, null, null, null, '2026-11-04T04:30:00.000Z', '2026-11-05T00:00:00.000Z'], chance),
    endsAt: pick([null, null, null, null, '2026-11-04T04:30:00.001Z', '2026-11-04T04:30:00.000Z'], chance),
    stockLevel: chance() < 0.1 ? 0 : 1,
  };
}

const member = lineOf(club, { flavour: 'Standard', variant: 'Yearly', packageType: 'trial', quantity: 1 });

function randomCart(chance: Chance): Cart {
  const cart: CartLine[] = [];
  const wanted = 1 + Math.floor(chance() * 6);
  for (let count = 0; count < wanted; count += 1) addNew(cart, randomLine(chance));
  if (chance() < 0.25) for (const line of randomBundle(chance)) addNew(cart, line);
  if (chance() < 0.1) addNew(cart, member);
  return cart;
}

/** Lines of one key are one line (CRT-01). */
function addNew(cart: CartLine[], line: CartLine): void {
  for (const there of cart) {
    const isSame = there.sku === line.sku && there.packageType === line.packageType;
    if (isSame && there.bundleInfo?.bundleId === line.bundleInfo?.bundleId) return;
  }
  cart.push(line);
}

function randomLine(chance: Chance): CartLine {
  const quantity = 1 + Math.floor(chance() * 10);
  return lineOf(pick(shelf, chance), {
    flavour: '',
    variant: '',
    packageType: pick(packageTypes, chance),
    quantity,
  });
}

function randomBundle(chance: Chance): Cart {
  const items = Array.from({ length: 2 + Math.floor(chance() * 2) }, () => ({
    product: pick(shelf, chance),
    choice: { flavour: '', variant: '', quantity: 1 },
  }));
  const draft = {
    bundleId: 'a-bundle',
    label: 'Day and Night',
    discountPercentage: 10,
    createdAt: now.toISOString(),
  };
  return bundleLines({ ...draft, items });
}

function pick<T>(from: readonly T[], chance: Chance): T {
  const found = from[Math.floor(chance() * from.length)];
  if (found === undefined) throw new Error('Nothing to pick from');
  return found;
}

/** Prices so many random carts, looks at each, and answers the sum of their totals. */
export function pricedCarts(count: number, seed = 1): number {
  const chance = chanceOf(seed);
  let turnover = 0;
  for (let index = 0; index < count; index += 1) {
    const { total } = priceCart(randomPricing(chance));
    if (!Number.isSafeInteger(total) || total < 0) throw new Error(`Cart ${index} of seed ${seed} costs ${total}`);
    turnover += total;
  }
  return turnover;
}
