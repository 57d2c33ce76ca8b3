import { assign, setup } from 'xstate';
import type { ProductCard } from '../../domain/product/product.ts';
import { promiseSlot } from '../kit/slot.ts';

export type DeskShelfEvent = { type: 'shelf.retry' };

/** The products that a form of the desk chooses from and makes its preview with. */
export const deskShelfMachine = setup({
  types: {} as { context: { readonly products: readonly ProductCard[] }; events: DeskShelfEvent },
  actors: { loadProducts: promiseSlot<readonly ProductCard[], undefined>() },
  actions: {
    setProducts: assign((_, params: { products: readonly ProductCard[] }) => params),
  },
}).createMachine({
  id: 'desk-shelf',
  description: 'The products that a form of the desk chooses from.',
  context: { products: [] },
  initial: 'loading',
  states: {
    loading: {
      description: 'They are on their way; the form can be filled in meanwhile.',
      invoke: {
        id: 'loadProducts',
        src: 'loadProducts',
        onDone: {
          target: 'stocked',
          actions: { type: 'setProducts', params: ({ event }) => ({ products: event.output }) },
        },
        onError: 'failed',
      },
    },
    stocked: { description: 'They are there.' },
    failed: {
      description: 'They did not come; codes can be kept, and another try made.',
      on: { 'shelf.retry': 'loading' },
    },
  },
});
