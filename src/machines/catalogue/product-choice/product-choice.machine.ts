import { assign, setup } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { promiseSlot } from '../../kit/slot.ts';

/** A search by words, and certain products by sku. */
export interface ProductQuery {
  readonly text: string;
  readonly wanted: readonly string[];
}

/** What can be chosen. `sku` identifies it: the code of a product, the id of another record. */
export interface Choosable {
  readonly sku: string;
  readonly name: string;
}

export interface ProductAnswer<Item extends Choosable = ProductCard> {
  /** The first matches, and the total number. */
  readonly matches: readonly Item[];
  readonly total: number;
  /** The requested ones that there are. */
  readonly wanted: readonly Item[];
}

export type ProductChoiceEvent =
  | { type: 'picker.retry' }
  | { type: 'product.seek'; text: string }
  /** A form needs a product that may not be loaded yet. */
  | { type: 'product.want'; sku: string };

export interface ProductChoiceContext<Item extends Choosable = ProductCard> extends ProductQuery {
  readonly matches: readonly Item[];
  readonly total: number;
  /** All that were loaded so far. */
  readonly products: readonly Item[];
}

const choiceOf = <Item extends Choosable>() =>
  setup({
    types: {} as { context: ProductChoiceContext<Item>; events: ProductChoiceEvent },
    actors: { loadProducts: promiseSlot<ProductAnswer<Item>, ProductQuery>() },
    actions: {
      setAnswer: assign(({ context }, { matches, total, wanted }: ProductAnswer<Item>) => ({
        matches,
        total,
        products: [
          ...new Map([...context.products, ...wanted, ...matches].map((each) => [each.sku, each])).values(),
        ],
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

/** The products to choose from in a dashboard form, found by search; the form's preview uses them too. */
export const productChoiceMachine = choiceOf<ProductCard>();

/** The same for records of another section. */
export const recordChoiceMachine = choiceOf<Choosable>();
