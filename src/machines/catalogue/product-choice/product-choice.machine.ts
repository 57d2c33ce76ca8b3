import { assign, setup } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { promiseSlot } from '../../kit/slot.ts';

/** A search by words, and certain products by sku. */
export interface ProductQuery {
  readonly text: string;
  readonly wanted: readonly string[];
}

export interface ProductAnswer {
  /** The first matches, and the total number. */
  readonly matches: readonly ProductCard[];
  readonly total: number;
  /** The requested products that are published. */
  readonly wanted: readonly ProductCard[];
}

export type ProductChoiceEvent =
  | { type: 'picker.retry' }
  | { type: 'product.seek'; text: string }
  /** A form needs a product that may not be loaded yet. */
  | { type: 'product.want'; sku: string };

export interface ProductChoiceContext extends ProductQuery {
  readonly matches: readonly ProductCard[];
  readonly total: number;
  /** All products loaded so far. */
  readonly products: readonly ProductCard[];
}

/** The products to choose from in a dashboard form, found by search; the form's preview uses them too. */
export const productChoiceMachine = setup({
  types: {} as { context: ProductChoiceContext; events: ProductChoiceEvent },
  actors: { loadProducts: promiseSlot<ProductAnswer, ProductQuery>() },
  actions: {
    setAnswer: assign(({ context }, { matches, total, wanted }: ProductAnswer) => ({
      matches,
      total,
      products: [...new Map([...context.products, ...wanted, ...matches].map((each) => [each.sku, each])).values()],
    })),
    setText: assign((_, params: { text: string }) => ({ text: params.text })),
    setWanted: assign(({ context }, params: { sku: string }) => ({ wanted: [...context.wanted, params.sku] })),
  },
  guards: {
    isUnknown: ({ context: { products, wanted } }, { sku }: { sku: string }) =>
      sku !== '' && !wanted.includes(sku) && !products.some((product) => product.sku === sku),
  },
  delays: { searchPause: 250 },
}).createMachine({
  id: 'product-choice',
  description: 'The products to choose from in a dashboard form, found by search.',
  context: { text: '', wanted: [], matches: [], total: 0, products: [] },
  initial: 'loading',
  on: {
    'product.seek': { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
    'product.want': {
      guard: { type: 'isUnknown', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'setWanted', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'Loading products. The form can be filled in meanwhile.',
      invoke: {
        id: 'loadProducts',
        src: 'loadProducts',
        input: ({ context: { text, wanted } }) => ({ text, wanted }),
        onDone: { target: 'stocked', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    stocked: { description: 'Products are shown.' },
    typing: {
      description: 'The admin is typing. The search starts at the next pause.',
      after: { searchPause: 'loading' },
    },
    failed: {
      description: 'Couldn’t load products. Codes already in the form stay, and loading can be retried.',
      on: { 'picker.retry': 'loading' },
    },
  },
});
