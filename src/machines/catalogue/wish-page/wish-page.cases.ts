import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { command, done, failed, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import { sampleProduct } from '../product-options/product-options.cases.ts';
import type { WishPageInput } from './wish-page.machine.ts';

export const wishPageInput: WishPageInput = { cart: nobody, wishlist: nobody };

const sleep = { sku: 'sleep-mantra', name: 'Sleep Mantra' };
const dog = { sku: 'dog-mantra', name: 'Dog Mantra' };

export const sampleCard: ProductCard = {
  ...sampleProduct,
  nativeName: 'निद्रा',
  tagline: 'For a quiet night',
  category: 'Sleep',
  images: [],
};

export const wishPageCases: EventCases = {
  'wishes.changed': [[], [sleep], [sleep, dog]].map((wishes) => command('wishes.changed', { wishes })),
  'wish.remove': [command('wish.remove', { sku: sleep.sku }), command('wish.remove', { sku: 'never-there' })],
  'wish.move': [command('wish.move', { sku: sleep.sku })],
  'xstate.done.actor.loadProducts': [
    done('loadProducts', [sampleCard]),
    done('loadProducts', [{ ...sampleCard, stock: 0 }]),
    done('loadProducts', []),
  ],
  'xstate.error.actor.loadProducts': [failed('loadProducts')],
};

/** Tells snapshots apart by what is listed and what can be bought. */
export function wishPageKey({
  context: { wishes, products, asked },
}: {
  readonly context: {
    readonly wishes: readonly { readonly sku: string }[];
    readonly products: readonly ProductCard[];
    readonly asked: readonly string[];
  };
}): string {
  return keyFor(
    wishes.map(({ sku }) => sku),
    products.map(({ sku, stock }) => [sku, stock > 0]),
    asked,
  );
}
