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

/** Rose in the large size is out of stock, and each size has its own price (VAR-01). */
export const splitInput: ProductOptionsInput = {
  parent: nobody,
  product: {
    ...sampleProduct,
    price: 799,
    options: [
      { variant: '30 ml', flavour: 'Saffron', sku: 'sleep-30', price: 1499, stock: 2, mrp: 1599 },
      { variant: '15 ml', flavour: 'Saffron', sku: 'sleep-15', price: 799, stock: 1 },
      { variant: '30 ml', flavour: 'Rose', sku: 'sleep-rose', price: 1499, stock: 0 },
      { variant: '15 ml', flavour: 'Rose', sku: 'sleep-rose-15', price: 899, stock: 3 },
    ],
  },
};

/** The address asks for the option that is out of stock. */
export const goneInput: ProductOptionsInput = { ...splitInput, chosen: { variant: '30 ml', flavour: 'Rose' } };

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
