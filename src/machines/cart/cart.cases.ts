import { keyOf, lineOf, type Cart, type LineKey } from '../../domain/cart/cart.ts';
import { command, done, failed, nobody, type EventCases } from '../kit/cases.ts';
import { sampleProduct } from '../product-options/product-options.cases.ts';
import type { CartContext, CartInput } from './cart.types.ts';

export const cartInput: CartInput = { parent: nobody, products: [sampleProduct] };

const choice = { flavour: 'Saffron', variant: '30 ml', quantity: 1 };
const once = lineOf(sampleProduct, { ...choice, packageType: 'trial' });
const monthly = lineOf(sampleProduct, { ...choice, packageType: 'monthly' });
const bundled: Cart = [
  {
    ...lineOf(sampleProduct, { ...choice, packageType: 'comboDiscount' }),
    bundleInfo: {
      bundleId: 'a-bundle',
      bundleType: 'dynamic',
      discountPercentage: 10,
      originalPrice: 1499,
      bundleSize: 1,
      bundleLabel: 'Day and Night',
      createdAt: '2026-11-04T04:30:00.000Z',
    },
  },
];

export const cartCases: EventCases = {
  'item.add': [
    command('item.add', { sku: once.sku, ...choice, packageType: 'trial' }),
    command('item.add', { sku: 'unknown', ...choice, packageType: 'trial' }),
  ],
  'item.raise': onFirstLine('item.raise'),
  'item.lower': onFirstLine('item.lower'),
  'item.remove': onFirstLine('item.remove'),
  'subscription.cancel': onFirstLine('subscription.cancel'),
  'bundle.add': [command('bundle.add', { lines: bundled })],
  'bundle.remove': [command('bundle.remove', { bundleId: 'a-bundle' })],
  'cart.replace': [command('cart.replace', { lines: [once, monthly], cause: 'restored' })],
  'cart.checked': checkedFirstLine,
  'products.learn': [command('products.learn', { products: [sampleProduct] })],
  'xstate.done.actor.findProduct': [
    done('findProduct', { ...sampleProduct, sku: 'unknown' }),
    done('findProduct', null),
  ],
  'xstate.error.actor.findProduct': [failed('findProduct')],
};

/** An event on the first line, whatever the lines are by then. */
function onFirstLine(type: string) {
  return ({ context }: { context: CartContext }) => keysOf(context).map((key) => command(type, { key }));
}

function keysOf({ lines }: CartContext): LineKey[] {
  return lines.slice(0, 1).map(keyOf);
}

function checkedFirstLine({ context }: { context: CartContext }) {
  const lines = keysOf(context).map((key) => ({ key, product: sampleProduct, problems: [] }));
  return [command('cart.checked', { lines })];
}
