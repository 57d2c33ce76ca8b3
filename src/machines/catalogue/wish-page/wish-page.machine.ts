import { assign, setup } from 'xstate';
import { firstChoice } from '../../../domain/catalogue/product/option.ts';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { LineChoice } from '../../../domain/cart/cart.ts';
import type { Wish } from '../../../domain/catalogue/wish.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

export type WishPageEvent =
  /** The list changed: here, in another tab or on another device. */
  | { type: 'wishes.changed'; wishes: readonly Wish[] }
  | { type: 'wish.remove'; sku: string }
  | { type: 'wish.move'; sku: string }
  | { type: 'page.retry' };

/** Passed on to the cart. */
export type WishPageFact = { type: 'item.add'; sku: string } & LineChoice;
/** Passed on to the wishlist. */
export type WishRequest = { type: 'wish.toggle'; sku: string; name: string };

export interface WishPageInput {
  readonly cart: Tells<WishPageFact>;
  readonly wishlist: Tells<WishRequest>;
}

interface WishPageContext extends WishPageInput {
  readonly wishes: readonly Wish[];
  /** The products that the shop shows, by what was asked last. */
  readonly products: readonly ProductCard[];
  /** The codes that `products` answers. */
  readonly asked: readonly string[];
}

/** The page of the wishlist: what is on it, as the shop sells it now (WSH-01). */
export const wishPageMachine = setup({
  types: {} as { context: WishPageContext; events: WishPageEvent; input: WishPageInput },
  actors: {
    watchWishes: watchSlot<{ type: 'wishes.changed'; wishes: readonly Wish[] }>(),
    loadProducts: promiseSlot<readonly ProductCard[], { skus: readonly string[] }>(),
  },
  actions: {
    setWishes: assign({ wishes: (_, params: { wishes: readonly Wish[] }) => params.wishes }),
    noteAsked: assign({ asked: ({ context }) => context.wishes.map(({ sku }) => sku) }),
    setProducts: assign({ products: (_, params: { products: readonly ProductCard[] }) => params.products }),
    tellRemoved: ({ context }, { sku }: { sku: string }) => {
      const wish = context.wishes.find((each) => each.sku === sku);
      if (wish) context.wishlist.send({ type: 'wish.toggle', ...wish });
    },
    tellAdd: ({ context }, { sku }: { sku: string }) => {
      const product = context.products.find((each) => each.sku === sku);
      if (!product) return;
      const choice = firstChoice(product);
      context.cart.send({ type: 'item.add', sku, ...choice, packageType: 'trial', quantity: 1 });
    },
  },
  guards: {
    isEmpty: (_, params: { wishes: readonly Wish[] }) => params.wishes.length === 0,
    /** Nothing on the list that wasn’t asked for. */
    isAsked: ({ context }, params: { wishes: readonly Wish[] }) =>
      params.wishes.every(({ sku }) => context.asked.includes(sku)),
    isListed: ({ context }, params: { sku: string }) => context.wishes.some(({ sku }) => sku === params.sku),
    /** Sold out or withdrawn, it stays on the list. */
    canMove: ({ context }, params: { sku: string }) =>
      context.wishes.some(({ sku }) => sku === params.sku) &&
      context.products.some(({ sku, stock }) => sku === params.sku && stock > 0),
  },
}).createMachine({
  id: 'wish-page',
  description: 'The page of the wishlist: what is on it, as the shop sells it now.',
  context: ({ input }) => ({ ...input, wishes: [], products: [], asked: [] }),
  invoke: { id: 'watchWishes', src: 'watchWishes' },
  initial: 'reading',
  on: {
    'wish.remove': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: { type: 'tellRemoved', params: ({ event }) => event },
    },
    'wishes.changed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.empty',
        actions: { type: 'setWishes', params: ({ event }) => event },
      },
      { target: '.loading', actions: { type: 'setWishes', params: ({ event }) => event } },
    ],
  },
  states: {
    reading: { description: 'Waiting for the list.' },
    empty: { description: 'Nothing is on the list. A link leads to the shop.' },
    loading: {
      description: 'Loading the products of the list.',
      entry: 'noteAsked',
      invoke: {
        id: 'loadProducts',
        src: 'loadProducts',
        input: ({ context }) => ({ skus: context.wishes.map(({ sku }) => sku) }),
        onDone: {
          target: 'shown',
          actions: { type: 'setProducts', params: ({ event }) => ({ products: event.output }) },
        },
        onError: 'failed',
      },
    },
    shown: {
      description: 'The products are shown, also those that are sold out or no longer sold.',
      on: {
        'wishes.changed': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'setWishes', params: ({ event }) => event },
          },
          {
            guard: { type: 'isAsked', params: ({ event }) => event },
            actions: { type: 'setWishes', params: ({ event }) => event },
          },
          { target: 'loading', actions: { type: 'setWishes', params: ({ event }) => event } },
        ],
        'wish.move': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: [
            { type: 'tellAdd', params: ({ event }) => event },
            { type: 'tellRemoved', params: ({ event }) => event },
          ],
        },
      },
    },
    failed: {
      description: 'Couldn’t load the products. Their names are shown, and loading can be tried again.',
      on: { 'page.retry': 'loading' },
    },
  },
});
