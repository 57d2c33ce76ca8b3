import { keyOf, lineId, lineOf, maxQuantity, type Cart } from '../../../domain/cart/cart.ts';
import { isSameCart } from '../../../domain/cart/reconcile.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../../catalogue/product-options/product-options.cases.ts';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from './cart.machine.ts';
import type { CartContext, CartInput } from './cart.types.ts';

export const cartInput: CartInput = { parent: nobody, products: [sampleProduct] };

const choice = { flavour: 'Saffron', variant: '30 ml', quantity: 1 };
const once = lineOf(sampleProduct, { ...choice, packageType: 'trial' });
/** A line with the maximum quantity, on a plan that can be cancelled. */
const monthly = lineOf(sampleProduct, { ...choice, quantity: maxQuantity, packageType: 'monthly' });
const bundled: Cart = [sampleProduct, { ...sampleProduct, sku: 'second' }].map((product) => ({
  ...lineOf(product, { ...choice, packageType: 'comboDiscount' }),
  bundleInfo: {
    bundleId: 'a-bundle',
    bundleType: 'dynamic',
    discountPercentage: 10,
    originalPrice: 1499,
    bundleSize: 2,
    bundleLabel: 'Day and Night',
    createdAt: '2026-11-04T04:30:00.000Z',
  },
}));

export const cartCases: EventCases = {
  'item.add': added,
  'item.raise': onFirstLine('item.raise', [1, maxQuantity]),
  'item.lower': onFirstLine('item.lower', [1, 2]),
  'item.remove': onFirstLine('item.remove'),
  'subscription.cancel': onFirstLine('subscription.cancel'),
  'bundle.add': ({ context: { lines } }: { readonly context: CartContext }) =>
    lines.every((line) => isSameCart([line], [once])) ? [command('bundle.add', { lines: bundled })] : [],
  'bundle.remove': [command('bundle.remove', { bundleId: 'a-bundle' })],
  'cart.replace': [command('cart.replace', { lines: [monthly], cause: 'restored' })],
  'cart.checked': checkedFirstLine,
  'products.learn': [command('products.learn', { products: [sampleProduct] })],
  'xstate.done.actor.findProduct': [
    done('findProduct', { ...sampleProduct, sku: 'unknown' }),
    done('findProduct', null),
  ],
  'xstate.error.actor.findProduct': [failed('findProduct')],
};

/** Tells snapshots apart by the lines now and those that Undo puts back. Price marks don't affect transitions. */
export function cartKey(snapshot: SnapshotFrom<typeof cartMachine>): string {
  const { lines, removed, products, pending } = snapshot.context;
  const undone = snapshot.matches({ undo: 'offered' }) ? amountsOf(removed) : null;
  return keyFor(amountsOf(lines), undone, products.size, pending.length);
}

/** Stops at a small cart: what works with two of a product works with more. */
function added({ context: { lines, pending } }: { readonly context: CartContext }) {
  const wanted = [once.sku, 'unknown'].filter((sku) => {
    if (sku === 'unknown' && pending.length > (lines.length === 0 ? 1 : 0)) return false;
    const mine = lines.find((line) => line.sku === sku && line.bundleInfo === undefined);
    return mine ? mine.quantity < 2 : lines.length < 2;
  });
  return wanted.map((sku) => command('item.add', { sku, ...choice, packageType: 'trial' }));
}

/** Sends an event to the first line if it has one of the amounts, or to a line that doesn't exist. */
function onFirstLine(type: string, amounts?: readonly number[]) {
  return ({ context: { lines } }: { readonly context: CartContext }) => {
    const [first] = lines;
    if (!first) return [command(type, { key: keyOf(once) })];
    return amounts && !amounts.includes(first.quantity) ? [] : [command(type, { key: keyOf(first) })];
  };
}

function checkedFirstLine({ context: { lines } }: { readonly context: CartContext }) {
  const checked = lines.slice(0, 1).map((line) => ({ key: keyOf(line), product: sampleProduct, problems: [] }));
  return [command('cart.checked', { lines: checked })];
}

function amountsOf(lines: Cart): string[] {
  return lines.map((line) => `${lineId(keyOf(line))} ${line.quantity}`);
}
