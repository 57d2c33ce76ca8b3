import { defaultBundleSizes } from '../../../domain/promotions/bundle/bundle.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import type { BundleBuilderContext, BundleBuilderInput } from './bundle-builder.machine.ts';

export const peace: PricedProduct = {
  ...sampleProduct,
  sku: 'peace-mantra',
  name: 'Peace Mantra',
  price: 1299,
  flavours: ['Plain'],
};
export const dog: PricedProduct = { ...sampleProduct, sku: 'dog-mantra', name: 'Dog Mantra', price: 1199 };
export const green: PricedProduct = { ...sampleProduct, sku: 'green-mantra', name: 'Green Mantra', price: 999 };

export const bundleBuilderInput: BundleBuilderInput = {
  parent: nobody,
  product: sampleProduct,
  related: [peace],
  sizes: defaultBundleSizes,
};

export const sampleName = {
  bundleId: '2f4a5c1e-9d7b-4c3a-8e6f-1b2c3d4e5f60',
  createdAt: '2026-11-04T04:30:00.000Z',
};

export const bundleBuilderCases: EventCases = {
  'pick.add': [command('pick.add', { sku: peace.sku })],
  'pick.remove': [command('pick.remove', { sku: peace.sku })],
  'flavour.choose': ['Rose', 'Vanilla'].map((flavour) =>
    command('flavour.choose', { sku: sampleProduct.sku, flavour }),
  ),
  'variant.choose': ['15 ml', '5 l'].map((variant) =>
    command('variant.choose', { sku: sampleProduct.sku, variant }),
  ),
  'xstate.done.actor.findProducts': [
    done('findProducts', { products: [sampleProduct, peace, dog], ready: [] }),
    done('findProducts', { products: [sampleProduct, { ...peace, stock: 0 }], ready: [] }),
  ],
  'xstate.error.actor.findProducts': [failed('findProducts')],
  'xstate.done.actor.nameBundle': [done('nameBundle', sampleName)],
  'xstate.error.actor.nameBundle': [failed('nameBundle')],
};

/** Tells snapshots apart by the picks and what is left of them. */
export function bundleBuilderKey({ context }: { readonly context: BundleBuilderContext }): string {
  const { picks, choices } = context;
  return keyFor(
    picks.map(({ sku }) => sku),
    choices.map(({ stock }) => stock),
  );
}
