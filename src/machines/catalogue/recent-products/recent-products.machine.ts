import { assign, setup } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { promiseSlot } from '../../kit/slot.ts';

export type RecentProductsEvent = { type: 'recent.clear' };

export interface RecentProductsInput {
  /** The product whose page it is; null elsewhere. */
  readonly sku: string | null;
}

interface RecentProductsContext extends RecentProductsInput {
  /** What else was looked at, the latest first. */
  readonly viewed: readonly string[];
  readonly products: readonly ProductCard[];
}

/** What was looked at on this device, which only the device knows (WSH-01). */
export const recentProductsMachine = setup({
  types: {} as { context: RecentProductsContext; events: RecentProductsEvent; input: RecentProductsInput },
  actors: {
    /** The codes of other products, the latest first; notes this one. */
    readViewed: promiseSlot<readonly string[], { sku: string | null }>(),
    loadProducts: promiseSlot<readonly ProductCard[], { skus: readonly string[] }>(),
  },
  actions: {
    setProducts: assign({
      products: ({ context }, params: { products: readonly ProductCard[] }) =>
        params.products.filter(({ sku }) => sku !== context.sku),
    }),
    setViewed: assign({ viewed: (_, params: { viewed: readonly string[] }) => params.viewed }),
    clear: assign({ viewed: [], products: [] }),
    /** Makes the device forget them. */
    forgetViewed: () => {},
  },
  guards: {
    hasViewed: (_, params: { viewed: readonly string[] }) => params.viewed.length > 0,
    hasOthers: ({ context }, params: { products: readonly ProductCard[] }) =>
      params.products.some(({ sku }) => sku !== context.sku),
  },
}).createMachine({
  id: 'recent-products',
  description: 'What was looked at on this device, which only the device knows.',
  context: ({ input }) => ({ ...input, viewed: [], products: [] }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Reading what was looked at, and noting this product.',
      invoke: {
        id: 'readViewed',
        src: 'readViewed',
        input: ({ context }) => ({ sku: context.sku }),
        onDone: [
          {
            guard: { type: 'hasViewed', params: ({ event }) => ({ viewed: event.output }) },
            target: 'loading',
            actions: { type: 'setViewed', params: ({ event }) => ({ viewed: event.output }) },
          },
          { target: 'hidden' },
        ],
        onError: 'hidden',
      },
    },
    loading: {
      description: 'Loading their names and prices. Nobody waits for it.',
      invoke: {
        id: 'loadProducts',
        src: 'loadProducts',
        input: ({ context }) => ({ skus: context.viewed }),
        onDone: [
          {
            guard: { type: 'hasOthers', params: ({ event }) => ({ products: event.output }) },
            target: 'shown',
            actions: { type: 'setProducts', params: ({ event }) => ({ products: event.output }) },
          },
          { target: 'hidden' },
        ],
        onError: 'hidden',
      },
    },
    shown: {
      description: 'A row of recently viewed products, which can be cleared.',
      on: {
        'recent.clear': { target: 'hidden', actions: ['clear', 'forgetViewed'] },
      },
    },
    hidden: { description: 'Nothing else was looked at, it was cleared, or it couldn’t be loaded.' },
  },
});
