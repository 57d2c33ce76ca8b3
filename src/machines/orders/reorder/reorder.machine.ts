import { assign, setup } from 'xstate';
import {
  isChanged,
  reorderPlan,
  type OrderedLine,
  type ReorderPlan,
} from '../../../domain/orders/order/reorder.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { AddRequest, CartEvent } from '../../cart/cart/cart.types.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

export type ReorderEvent =
  /** `lines` are those of the order to buy again. */
  { type: 'reorder.ask'; lines: readonly OrderedLine[] } | { type: 'reorder.confirm' } | { type: 'reorder.close' };

/** What the cart is told. */
export type CartOrder = Extract<CartEvent, { type: 'products.learn' | 'item.add' }>;

export interface ReorderInput {
  /** Gets what is available; the last item opens it. */
  readonly cart: Tells<CartOrder>;
}

interface ReorderContext extends ReorderInput {
  readonly ordered: readonly OrderedLine[];
  readonly plan: ReorderPlan;
}

const nothing: ReorderPlan = { lines: [], missing: [] };

/** All but the last are added quietly, so that the cart opens once. */
function requestsOf({ lines }: ReorderPlan): AddRequest[] {
  return lines.map(({ line: { sku, variant, flavour, packageType }, quantity }, place) => ({
    sku,
    variant,
    flavour,
    packageType,
    quantity,
    isQuiet: place < lines.length - 1,
  }));
}

/** Buys a past order again; shows what is missing or costs more before adding it to the cart (ORD-02). */
export const reorderMachine = setup({
  types: {} as { context: ReorderContext; events: ReorderEvent; input: ReorderInput },
  actors: {
    findProducts: promiseSlot<ReadonlyMap<string, PricedProduct>, { skus: readonly string[] }>(),
  },
  actions: {
    setOrdered: assign({ ordered: (_, params: { lines: readonly OrderedLine[] }) => params.lines }),
    setPlan: assign({
      plan: ({ context }, params: { products: ReadonlyMap<string, PricedProduct> }) =>
        reorderPlan(context.ordered, params.products),
    }),
    addToCart: ({ context: { cart, plan } }) => {
      cart.send({ type: 'products.learn', products: plan.lines.map(({ product }) => product) });
      for (const request of requestsOf(plan)) cart.send({ type: 'item.add', ...request });
    },
  },
  guards: {
    isNothingLeft: ({ context }) => context.plan.lines.length === 0,
    isAsBefore: ({ context }) => context.plan.missing.length === 0 && !context.plan.lines.some(isChanged),
  },
}).createMachine({
  id: 'reorder',
  description: 'Buys an old order again, as far as its items are available.',
  context: ({ input }) => ({ ...input, ordered: [], plan: nothing }),
  initial: 'idle',
  on: {
    'reorder.ask': {
      target: '.checking',
      actions: { type: 'setOrdered', params: ({ event }) => ({ lines: event.lines }) },
    },
  },
  states: {
    idle: { description: 'No order is being repeated.' },
    checking: {
      description: 'Checking which items are still sold, and at what price.',
      invoke: {
        id: 'findProducts',
        src: 'findProducts',
        input: ({ context }) => ({ skus: context.ordered.map(({ sku }) => sku) }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setPlan', params: ({ event }) => ({ products: event.output }) },
        },
        onError: 'failed',
      },
    },
    deciding: {
      description: 'Is everything as it was?',
      always: [
        { guard: 'isNothingLeft', target: 'unavailable' },
        { guard: 'isAsBefore', target: 'idle', actions: 'addToCart' },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'Shows what is missing or has a new price. The shopper confirms or closes.',
      on: {
        'reorder.confirm': { target: 'idle', actions: 'addToCart' },
        'reorder.close': 'idle',
      },
    },
    unavailable: { description: 'None of the items is sold any more.', on: { 'reorder.close': 'idle' } },
    failed: {
      description: 'Couldn’t check the items. The shopper can try again.',
      on: { 'reorder.close': 'idle' },
    },
  },
});
