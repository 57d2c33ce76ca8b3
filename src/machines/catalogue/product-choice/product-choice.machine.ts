import { assign, setup } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';

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
  /** The form names these, which may not be loaded yet. */
  | { type: 'products.want'; skus: readonly string[] };

export interface ProductChoiceContext<Item extends Choosable = ProductCard> extends ProductQuery {
  readonly matches: readonly Item[];
  readonly total: number;
  /** All that were loaded so far. */
  readonly products: readonly Item[];
}

/** Those that are neither loaded nor asked for. */
function unknownOf(
  { products, wanted }: { readonly products: readonly Choosable[]; readonly wanted: readonly string[] },
  skus: readonly string[],
): string[] {
  const known = new Set([...wanted, ...products.map(({ sku }) => sku), '']);
  return [...new Set(skus)].filter((sku) => !known.has(sku));
}

const choiceOf = <Item extends Choosable>() =>
  setup({
    types: {} as { context: ProductChoiceContext<Item>; events: ProductChoiceEvent },
    actors: {
      loadProducts: promiseSlot<ProductAnswer<Item>, ProductQuery>(),
      /** What the form names, now and whenever it changes. */
      watchWanted: watchSlot<Extract<ProductChoiceEvent, { type: 'products.want' }>>(),
    },
    actions: {
      setAnswer: assign(({ context }, { matches, total, wanted }: ProductAnswer<Item>) => ({
        matches,
        total,
        products: [
          ...new Map([...context.products, ...wanted, ...matches].map((each) => [each.sku, each])).values(),
        ],
      })),
      setText: assign((_, params: { text: string }) => ({ text: params.text })),
      setWanted: assign(({ context }, { skus }: { skus: readonly string[] }) => ({
        wanted: [...context.wanted, ...unknownOf(context, skus)],
      })),
    },
    guards: {
      hasUnknown: ({ context }, { skus }: { skus: readonly string[] }) => unknownOf(context, skus).length > 0,
    },
    delays: { searchPause: 250 },
  }).createMachine({
    id: 'product-choice',
    description: 'The products to choose from in a dashboard form, found by search.',
    context: { text: '', wanted: [], matches: [], total: 0, products: [] },
    invoke: { id: 'watchWanted', src: 'watchWanted' },
    initial: 'loading',
    on: {
      'product.seek': { target: '.typing', actions: { type: 'setText', params: ({ event }) => event } },
      'products.want': {
        guard: { type: 'hasUnknown', params: ({ event }) => event },
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
