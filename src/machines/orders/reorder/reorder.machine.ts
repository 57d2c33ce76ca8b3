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
  /** Buy the same again; `lines` as they were ordered. */
  { type: 'reorder.ask'; lines: readonly OrderedLine[] } | { type: 'reorder.confirm' } | { type: 'reorder.close' };

export interface ReorderInput {
  /** Puts what can be had into the cart and shows it. */
  readonly onPlanned: (plan: ReorderPlan) => void;
}

interface ReorderContext extends ReorderInput {
  readonly ordered: readonly OrderedLine[];
  readonly plan: ReorderPlan;
}

const nothing: ReorderPlan = { lines: [], missing: [] };

/** The same once more: what is missing or has another price is said before it goes into the cart (ORD-02). */
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
  description: 'Buys an old order once more, as far as it can be had.',
  context: ({ input }) => ({ ...input, ordered: [], plan: nothing }),
  initial: 'idle',
  on: {
    'reorder.ask': {
      target: '.checking',
      actions: { type: 'setOrdered', params: ({ event }) => ({ lines: event.lines }) },
    },
  },
  states: {
    idle: { description: 'Nothing was asked for.' },
    checking: {
      description: 'What of it is sold today, and for how much?',
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
      description: 'Is it all as it was?',
      always: [
        { guard: 'isNothingLeft', target: 'unavailable' },
        { guard: 'isAsBefore', target: 'idle', actions: 'tellPlan' },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'What is missing or has another price is on the screen.',
      on: {
        'reorder.confirm': { target: 'idle', actions: 'tellPlan' },
        'reorder.close': 'idle',
      },
    },
    unavailable: { description: 'Nothing of it is sold any more.', on: { 'reorder.close': 'idle' } },
    failed: { description: 'The shop did not answer; it can be asked again.', on: { 'reorder.close': 'idle' } },
  },
});
