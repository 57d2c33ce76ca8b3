import { assign, setup } from 'xstate';
import {
  cancelSubscription,
  removeBundle,
  withQuantity,
  type Cart,
  type LineKey,
} from '../../../domain/cart/cart.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { repriced, withLines } from './cart.marks.ts';
import {
  canChange,
  learned,
  quantityOf,
  withAdded,
  withFound,
  withoutLine,
  withoutPriceChanges,
} from './cart.rules.ts';
import { cartTexts } from './cart.texts.ts';
import type { AddRequest, CartCause, CartContext, CartEvent, CartInput, CheckedLine } from './cart.types.ts';

interface Found {
  readonly output: PricedProduct | null;
}

const nothing = { lines: [], marks: {} };

/** No lines, and none to put back. */
export const emptyCart = { ...nothing, removed: nothing };

export const cartSetup = setup({
  types: {} as { context: CartContext; events: CartEvent; input: CartInput },
  actors: {
    findProduct: promiseSlot<PricedProduct | null, { sku: string }>(),
  },
  actions: {
    add: assign(({ context }, params: AddRequest) => withAdded(context, params)),
    addFound: assign(({ context }, params: Found) => withFound(context, params.output)),
    queue: assign({
      pending: ({ context }, params: AddRequest) => [...context.pending, params],
    }),
    dropPending: assign({ pending: ({ context }) => context.pending.slice(1) }),
    changeQuantity: assign(({ context }, params: { key: LineKey; by: 1 | -1 }) => ({
      lines: withQuantity(context.lines, params.key, quantityOf(context.lines, params.key) + params.by),
    })),
    remove: assign(({ context }, params: { key: LineKey }) => ({
      removed: { lines: context.lines, marks: context.marks },
      ...withLines(context, withoutLine(context.lines, params.key)),
    })),
    restoreRemoved: assign(({ context: { removed } }) => removed),
    cancelPlan: assign(({ context }, params: { key: LineKey }) =>
      withLines(context, cancelSubscription(context.lines, params.key)),
    ),
    addBundle: assign({
      lines: ({ context }, params: { lines: Cart }) => [...context.lines, ...params.lines],
    }),
    dropBundle: assign(({ context }, params: { bundleId: string }) =>
      withLines(context, removeBundle(context.lines, params.bundleId)),
    ),
    setLines: assign(({ context }, params: { lines: Cart }) => withLines(context, params.lines)),
    clearLines: assign(emptyCart),
    mark: assign(({ context }, params: { lines: readonly CheckedLine[] }) =>
      repriced(context.lines, context.marks, params.lines),
    ),
    clearPriceMarks: assign({ marks: ({ context }) => withoutPriceChanges(context.marks) }),
    learn: assign(({ context }, params: { products: readonly PricedProduct[] }) =>
      learned(context, params.products),
    ),
    logUnknown: (_, _params: { sku: string }) => {},
    tellMissed: ({ context }) => context.parent.send({ type: 'toast.request', toast: cartTexts.missed }),
    tellChanged: ({ context }, params: { cause: CartCause }) =>
      context.parent.send({ type: 'cart.changed', lines: context.lines, cause: params.cause }),
    tellOpened: ({ context }) => context.parent.send({ type: 'drawer.opened' }),
    tellClosed: ({ context }) => context.parent.send({ type: 'drawer.closed' }),
  },
  guards: {
    isKnown: ({ context }, params: { sku: string }) => context.products.has(params.sku),
    isShown: ({ context }, params: AddRequest) => context.products.has(params.sku) && !params.isQuiet,
    isFound: (_, params: Found) => params.output !== null,
    // The answer to an actor of another region has no type here.
    isFoundAndShown: ({ context, event }) =>
      'output' in event && event.output !== null && context.pending[0]?.isQuiet !== true,
    hasPending: ({ context }) => context.pending.length > 0,
    hasLine: ({ context }, params: { key: LineKey }) => quantityOf(context.lines, params.key) > 0,
    canRaiseLine: ({ context }, params: { key: LineKey }) => canChange(context.lines, params.key, 1),
    canLowerLine: ({ context }, params: { key: LineKey }) => canChange(context.lines, params.key, -1),
    hasLines: ({ context }) => context.lines.length > 0,
    isEmpty: ({ context }) => context.lines.length === 0,
  },
});
