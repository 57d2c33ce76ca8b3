import { assign, setup } from 'xstate';
import {
  isChanged,
  reorderPlan,
  type OrderedLine,
  type ReorderPlan,
} from '../../../domain/orders/order/reorder.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { promiseSlot } from '../../kit/slot.ts';

export type ReorderEvent =
  /** `lines` are those of the order to buy again. */
  { type: 'reorder.ask'; lines: readonly OrderedLine[] } | { type: 'reorder.confirm' } | { type: 'reorder.close' };

export interface ReorderInput {
  /** Adds what is available to the cart and opens it. */
  readonly onPlanned: (plan: ReorderPlan) => void;
}

interface ReorderContext extends ReorderInput {
  readonly ordered: readonly OrderedLine[];
  readonly plan: ReorderPlan;
}

const nothing: ReorderPlan = { lines: [], missing: [] };

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
    tellPlan: ({ context }) => context.onPlanned(context.plan),
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
        { guard: 'isAsBefore', target: 'idle', actions: 'tellPlan' },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'Shows what is missing or has a new price. The shopper confirms or closes.',
      on: {
        'reorder.confirm': { target: 'idle', actions: 'tellPlan' },
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
