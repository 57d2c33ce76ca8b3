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

/** Tells snapshots apart by the lines now, their price notes, and the lines that Undo puts back. */
export function cartKey(snapshot: SnapshotFrom<typeof cartMachine>): string {
  const { lines, marks, removed, products, pending } = snapshot.context;
  const isOffered = snapshot.matches({ undo: 'offered' });
  const undone = isOffered ? [amountsOf(removed.lines), removed.marks] : null;
  return keyFor(amountsOf(lines), marks, undone, products.size, pending.length);
}

/** Stops at a small cart: what works with two of a product works with more. */
function added({ context: { lines, pending } }: { readonly context: CartContext }) {
  if (lines.some(({ price }) => price > sampleProduct.price)) return [];
  const wanted = [once.sku, 'unknown'].filter((sku) => {
    if (sku === 'unknown' && pending.length > (lines.length === 0 ? 1 : 0)) return false;
    const mine = lines.find((line) => line.sku === sku && line.bundleInfo === undefined);
    return mine ? mine.quantity < 2 : lines.length < 2;
  });
  return wanted.map((sku) => command('item.add', { sku, ...choice, packageType: 'trial' }));
}

/** Sends an event to the first line, if it has one of the amounts, and to a line that doesn't exist. */
function onFirstLine(type: string, amounts?: readonly number[]) {
  const absent = command(type, { key: { ...keyOf(once), sku: 'absent' } });
  return ({ context: { lines } }: { readonly context: CartContext }) => {
    const [first] = lines;
    if (!first) return [absent];
    const own = amounts && !amounts.includes(first.quantity) ? [] : [command(type, { key: keyOf(first) })];
    return [...own, absent];
  };
}

/** The price that was seen; that of a single item, with nothing else going on, goes up and down again. */
function checkedFirstLine(snapshot: SnapshotFrom<typeof cartMachine>) {
  const { lines, pending } = snapshot.context;
  const [first] = lines;
  if (!first) return [command('cart.checked', { lines: [] })];
  const checkedAt = (price: number) => [{ key: keyOf(first), product: { ...sampleProduct, price }, problems: [] }];
  const { price: list } = sampleProduct;
  const isOnly = lines.length === 1 && first.quantity === 1 && pending.length === 0;
  const isAlone = isOnly && snapshot.matches({ undo: 'none', drawer: 'closed' });
  const prices = isAlone ? [list, list + 100] : [first.price];
  return prices.map((price) => command('cart.checked', { lines: checkedAt(price) }));
}

function amountsOf(lines: Cart): string[] {
  return lines.map((line) => `${lineId(keyOf(line))} ${line.quantity} ${line.price}`);
}
