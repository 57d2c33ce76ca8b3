import { lineOf, type Cart, type CartLine, type LineChoice } from '../../../src/domain/cart/cart.ts';
import type { PricedProduct } from '../../../src/domain/catalogue/product/product.ts';

export const sleep: PricedProduct = {
  sku: 'sleep-mantra',
  name: 'Sleep Mantra',
  price: 1499,
  discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 },
  flavours: ['Saffron'],
  variants: ['30 ml'],
  timePeriod: null,
  stock: 100,
};

export const dog: PricedProduct = {
  ...sleep,
  sku: 'dog-mantra',
  name: 'Dog Mantra',
  price: 899,
  flavours: ['Plain'],
};

export const club: PricedProduct = {
  ...sleep,
  sku: 'bliss-club',
  name: 'Bliss Club',
  price: 999,
  discount: { trial: 0, weekly: 0, monthly: 20, comboDiscount: 0 },
  flavours: ['Standard'],
  variants: ['Yearly'],
  timePeriod: 12,
};

/** A line of a product, one unit bought once unless said otherwise. */
export function line(product: PricedProduct, choice: Partial<LineChoice> = {}): CartLine {
  const [flavour = '', variant = ''] = [product.flavours[0], product.variants[0]];
  return lineOf(product, { flavour, variant, quantity: 1, packageType: 'trial', ...choice });
}

export function bundleOf(...products: readonly PricedProduct[]): Cart {
  return products.map((product) => ({
    ...line(product, { packageType: 'comboDiscount' }),
    bundleInfo: {
      bundleId: 'a-bundle',
      bundleType: 'dynamic',
      discountPercentage: 5,
      originalPrice: product.price,
      bundleSize: products.length,
      bundleLabel: 'Day and Night',
      createdAt: '2026-11-04T04:30:00.000Z',
    },
  }));
}

/** 'sleep-mantra trial 2', for comparing carts at a glance. */
export function amounts(cart: Cart): string[] {
  return cart.map(({ sku, packageType, quantity }) => `${sku} ${packageType} ${quantity}`);
}

/** A cart as text, in one order. */
export function shown(lines: Cart): string {
  return lines
    .map(({ sku, quantity }) => `${sku}×${quantity}`)
    .toSorted()
    .join(' ');
}
