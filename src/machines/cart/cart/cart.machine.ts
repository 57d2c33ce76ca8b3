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
import { repriced } from './cart.marks.ts';
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

/** What waits longest for its product. */
const firstWanted = ({ context }: { context: CartContext }) => ({ sku: context.pending[0]?.sku ?? '' });

/** The shopper changed the lines. */
const byShopper = { type: 'tellChanged', params: { cause: 'shopper' } } as const;

/** The slide-out cart: its lines, every change to them, and its drawer. */
export const cartMachine = setup({
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
      removed: context.lines,
      lines: withoutLine(context.lines, params.key),
    })),
    restoreRemoved: assign({ lines: ({ context }) => context.removed }),
    cancelPlan: assign({
      lines: ({ context }, params: { key: LineKey }) => cancelSubscription(context.lines, params.key),
    }),
    addBundle: assign({
      lines: ({ context }, params: { lines: Cart }) => [...context.lines, ...params.lines],
    }),
    dropBundle: assign({
      lines: ({ context }, params: { bundleId: string }) => removeBundle(context.lines, params.bundleId),
    }),
    setLines: assign((_, params: { lines: Cart }) => ({ lines: params.lines })),
    clearLines: assign({ lines: [], marks: {}, removed: [] }),
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
  },
}).createMachine({
  id: 'cart',
  description: 'The slide-out cart: its lines, every change to them, and its drawer.',
  context: ({ input }) => ({
    parent: input.parent,
    lines: [],
    removed: [],
    products: new Map(input.products.map((product) => [product.sku, product])),
    marks: {},
    pending: [],
  }),
  type: 'parallel',
  states: {
    lines: {
      description: 'What is in the cart.',
      initial: 'settled',
      states: {
        settled: {
          description: 'The cart is up to date. Every change is made at once.',
          always: { guard: 'hasPending', target: 'lookingUp' },
        },
        lookingUp: {
          description: 'Looking up a product that this page doesn’t know before adding it. Others wait their turn.',
          invoke: {
            id: 'findProduct',
            src: 'findProduct',
            input: firstWanted,
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: 'settled',
                actions: [{ type: 'addFound', params: ({ event }) => event }, byShopper],
              },
              {
                target: 'settled',
                actions: [{ type: 'logUnknown', params: firstWanted }, 'dropPending'],
              },
            ],
            onError: {
              target: 'settled',
              actions: [{ type: 'logUnknown', params: firstWanted }, 'dropPending', 'tellMissed'],
            },
          },
        },
      },
      on: {
        'item.add': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: [{ type: 'add', params: ({ event }) => event }, byShopper],
          },
          { actions: { type: 'queue', params: ({ event }) => event } },
        ],
        'item.raise': {
          guard: { type: 'canRaiseLine', params: ({ event }) => event },
          actions: [{ type: 'changeQuantity', params: ({ event }) => ({ ...event, by: 1 }) }, byShopper],
        },
        'item.lower': {
          guard: { type: 'canLowerLine', params: ({ event }) => event },
          actions: [{ type: 'changeQuantity', params: ({ event }) => ({ ...event, by: -1 }) }, byShopper],
        },
        'subscription.cancel': {
          guard: { type: 'hasLine', params: ({ event }) => event },
          actions: [{ type: 'cancelPlan', params: ({ event }) => event }, byShopper],
        },
        'bundle.add': { actions: [{ type: 'addBundle', params: ({ event }) => event }, byShopper] },
        'bundle.remove': { actions: [{ type: 'dropBundle', params: ({ event }) => event }, byShopper] },
        'cart.empty': {
          guard: 'hasLines',
          actions: ['clearLines', byShopper],
        },
        'cart.clear': { actions: ['clearLines', { type: 'tellChanged', params: { cause: 'logout' } }] },
        'cart.replace': {
          actions: [
            { type: 'setLines', params: ({ event }) => event },
            { type: 'tellChanged', params: ({ event }) => event },
          ],
        },
        'cart.checked': { actions: { type: 'mark', params: ({ event }) => event } },
        'prices.acknowledge': {
          actions: ['clearPriceMarks', { type: 'tellChanged', params: { cause: 'server' } }],
        },
        'products.learn': { actions: { type: 'learn', params: ({ event }) => event } },
      },
    },
    undo: {
      description: 'Whether what was removed last can be put back.',
      initial: 'none',
      on: {
        'item.remove': {
          guard: { type: 'hasLine', params: ({ event }) => event },
          target: '.offered',
          actions: [{ type: 'remove', params: ({ event }) => event }, byShopper],
        },
      },
      states: {
        none: { description: 'Nothing can be put back.' },
        offered: {
          description: 'A line was removed. It can be put back until something else is done with the cart.',
          on: {
            'item.restore': {
              target: 'none',
              actions: ['restoreRemoved', byShopper],
            },
            'item.add': 'none',
            'xstate.done.actor.findProduct': 'none',
            'item.raise': 'none',
            'item.lower': 'none',
            'subscription.cancel': 'none',
            'bundle.add': 'none',
            'bundle.remove': 'none',
            'cart.empty': 'none',
            'cart.clear': 'none',
            'cart.replace': 'none',
          },
        },
      },
    },
    drawer: {
      description: 'Whether the cart is open over the page.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The cart is closed.',
          on: {
            'drawer.open': 'open',
            'item.add': {
              guard: { type: 'isShown', params: ({ event }) => event },
              target: 'open',
            },
            'xstate.done.actor.findProduct': {
              guard: 'isFoundAndShown',
              target: 'open',
            },
            'bundle.add': 'open',
          },
        },
        open: {
          description: 'The cart is open over the page.',
          entry: 'tellOpened',
          exit: 'tellClosed',
          on: { 'drawer.close': 'closed' },
        },
      },
    },
  },
});
