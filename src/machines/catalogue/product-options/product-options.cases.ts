import { membershipSku, type PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { command, nobody, type EventCases } from '../../kit/cases.ts';
import type { ProductOptionsInput } from './product-options.machine.ts';

export const sampleProduct: PricedProduct = {
  sku: 'sleep-mantra',
  name: 'Sleep Mantra',
  price: 1499,
  discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 },
  flavours: ['Saffron', 'Rose'],
  variants: ['30 ml', '15 ml'],
  timePeriod: null,
  stock: 2,
};

export const productOptionsInput: ProductOptionsInput = { parent: nobody, product: sampleProduct };

export const soldOutInput: ProductOptionsInput = { parent: nobody, product: { ...sampleProduct, stock: 0 } };

/** The membership, which is bought once and not as a plan. */
export const clubInput: ProductOptionsInput = {
  parent: nobody,
  product: { ...sampleProduct, sku: membershipSku, flavours: [], variants: [] },
};

export const productOptionsCases: EventCases = {
  'flavour.choose': ['Rose', 'Vanilla'].map((flavour) => command('flavour.choose', { flavour })),
  'variant.choose': ['15 ml', '5 l'].map((variant) => command('variant.choose', { variant })),
  'plan.choose': [command('plan.choose', { plan: 'monthly' })],
};
