import { assign, setup } from 'xstate';
import type { ProductCard } from '../../../../domain/catalogue/product/product.ts';
import { promiseSlot } from '../../../kit/slot.ts';

/** What is looked for: products by words, and some by their codes. */
export interface ProductQuery {
  readonly text: string;
  readonly wanted: readonly string[];
}

export interface ProductAnswer {
  /** The first products that the words match, and how many match in all. */
  readonly matches: readonly ProductCard[];
  readonly total: number;
  /** Of the wanted ones those that are sold. */
  readonly wanted: readonly ProductCard[];
}

export type ProductChoiceEvent =
  | { type: 'picker.retry' }
  | { type: 'product.seek'; text: string }
  /** A form names a product that may not be among those that are known. */
  | { type: 'product.want'; sku: string };

export interface ProductChoiceContext extends ProductQuery {
  readonly matches: readonly ProductCard[];
  readonly total: number;
  /** All that were ever seen here. */
  readonly products: readonly ProductCard[];
}

/** The products that a form of the desk chooses from, found by their words, and makes its preview with. */
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
  description: 'The products that a form of the desk chooses from, found by their words.',
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
      description: 'They are on their way; the form can be filled in meanwhile.',
      invoke: {
        id: 'loadProducts',
        src: 'loadProducts',
        input: ({ context: { text, wanted } }) => ({ text, wanted }),
        onDone: { target: 'stocked', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    stocked: { description: 'They are there.' },
    typing: {
      description: 'Words are being typed; the shop is asked at their end.',
      after: { searchPause: 'loading' },
    },
    failed: {
      description: 'They did not come; codes can be kept, and another try made.',
      on: { 'picker.retry': 'loading' },
    },
  },
});
