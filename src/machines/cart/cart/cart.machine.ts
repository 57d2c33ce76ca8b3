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

/** The slide-out cart: its lines, every change to them, and its drawer. */
export const cartMachine = setup({
  types: {} as { context: CartContext; events: CartEvent; input: CartInput },
  actors: {
    findProduct: promiseSlot<PricedProduct | null, { sku: string }>(),
  },
  actions: {
    add: assign(({ context }, params: { request: AddRequest }) => withAdded(context, params.request)),
    addFound: assign(({ context }, params: { product: PricedProduct | null }) =>
      withFound(context, params.product),
    ),
    queue: assign({
      pending: ({ context }, params: { request: AddRequest }) => [...context.pending, params.request],
    }),
    dropPending: assign({ pending: ({ context }) => context.pending.slice(1) }),
    changeQuantity: assign(({ context }, params: { key: LineKey; by: 1 | -1 }) => ({
      lines: withQuantity(context.lines, params.key, quantityOf(context.lines, params.key) + params.by),
      removed: null,
    })),
    remove: assign(({ context }, params: { key: LineKey }) => ({
      removed: context.lines,
      lines: withoutLine(context.lines, params.key),
    })),
    restoreRemoved: assign(({ context }) => ({ lines: context.removed ?? context.lines, removed: null })),
    cancelPlan: assign({
      lines: ({ context }, params: { key: LineKey }) => cancelSubscription(context.lines, params.key),
      removed: null,
    }),
    addBundle: assign({
      lines: ({ context }, params: { lines: Cart }) => [...context.lines, ...params.lines],
      removed: null,
    }),
    dropBundle: assign({
      lines: ({ context }, params: { bundleId: string }) => removeBundle(context.lines, params.bundleId),
      removed: null,
    }),
    setLines: assign((_, params: { lines: Cart }) => ({ lines: params.lines, removed: null })),
    clearLines: assign({ lines: [], marks: {}, removed: null }),
    mark: assign(({ context }, params: { checked: readonly CheckedLine[] }) =>
      repriced(context.lines, context.marks, params.checked),
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
    isFound: (_, params: { product: PricedProduct | null }) => params.product !== null,
    isShown: ({ context }, params: { request: AddRequest }) =>
      context.products.has(params.request.sku) && !params.request.isQuiet,
    // The answer to an actor of another region has no type here.
    isFoundAndShown: ({ context, event }) =>
      'output' in event && event.output !== null && context.pending[0]?.isQuiet !== true,
    hasPending: ({ context }) => context.pending.length > 0,
    hasLine: ({ context }, params: { key: LineKey }) => quantityOf(context.lines, params.key) > 0,
    canRaiseLine: ({ context }, params: { key: LineKey }) => canChange(context.lines, params.key, 1),
    canLowerLine: ({ context }, params: { key: LineKey }) => canChange(context.lines, params.key, -1),
    hasRemoved: ({ context }) => context.removed !== null,
    hasLines: ({ context }) => context.lines.length > 0,
  },
}).createMachine({
  id: 'cart',
  description: 'The slide-out cart: its lines, every change to them, and its drawer.',
  context: ({ input }) => ({
    parent: input.parent,
    lines: [],
    removed: null,
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
            input: ({ context }) => ({ sku: context.pending[0]?.sku ?? '' }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ product: event.output }) },
                target: 'settled',
                actions: [
                  { type: 'addFound', params: ({ event }) => ({ product: event.output }) },
                  { type: 'tellChanged', params: { cause: 'shopper' } },
                ],
              },
              {
                target: 'settled',
                actions: [
                  { type: 'logUnknown', params: ({ context }) => ({ sku: context.pending[0]?.sku ?? '' }) },
                  'dropPending',
                ],
              },
            ],
            onError: {
              target: 'settled',
              actions: [
                { type: 'logUnknown', params: ({ context }) => ({ sku: context.pending[0]?.sku ?? '' }) },
                'dropPending',
                'tellMissed',
              ],
            },
          },
        },
      },
      on: {
        'item.add': [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ sku: event.sku }) },
            actions: [
              { type: 'add', params: ({ event }) => ({ request: event }) },
              { type: 'tellChanged', params: { cause: 'shopper' } },
            ],
          },
          { actions: { type: 'queue', params: ({ event }) => ({ request: event }) } },
        ],
        'item.raise': {
          guard: { type: 'canRaiseLine', params: ({ event }) => ({ key: event.key }) },
          actions: [
            { type: 'changeQuantity', params: ({ event }) => ({ key: event.key, by: 1 }) },
            { type: 'tellChanged', params: { cause: 'shopper' } },
          ],
        },
        'item.lower': {
          guard: { type: 'canLowerLine', params: ({ event }) => ({ key: event.key }) },
          actions: [
            { type: 'changeQuantity', params: ({ event }) => ({ key: event.key, by: -1 }) },
            { type: 'tellChanged', params: { cause: 'shopper' } },
          ],
        },
        'item.remove': {
          guard: { type: 'hasLine', params: ({ event }) => ({ key: event.key }) },
          actions: [
            { type: 'remove', params: ({ event }) => ({ key: event.key }) },
            { type: 'tellChanged', params: { cause: 'shopper' } },
          ],
        },
        'item.restore': {
          guard: 'hasRemoved',
          actions: ['restoreRemoved', { type: 'tellChanged', params: { cause: 'shopper' } }],
        },
        'subscription.cancel': {
          guard: { type: 'hasLine', params: ({ event }) => ({ key: event.key }) },
          actions: [
            { type: 'cancelPlan', params: ({ event }) => ({ key: event.key }) },
            { type: 'tellChanged', params: { cause: 'shopper' } },
          ],
        },
        'bundle.add': {
          actions: [
            { type: 'addBundle', params: ({ event }) => ({ lines: event.lines }) },
            { type: 'tellChanged', params: { cause: 'shopper' } },
          ],
        },
        'bundle.remove': {
          actions: [
            { type: 'dropBundle', params: ({ event }) => ({ bundleId: event.bundleId }) },
            { type: 'tellChanged', params: { cause: 'shopper' } },
          ],
        },
        'cart.empty': {
          guard: 'hasLines',
          actions: ['clearLines', { type: 'tellChanged', params: { cause: 'shopper' } }],
        },
        'cart.clear': { actions: ['clearLines', { type: 'tellChanged', params: { cause: 'logout' } }] },
        'cart.replace': {
          actions: [
            { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
            { type: 'tellChanged', params: ({ event }) => ({ cause: event.cause }) },
          ],
        },
        'cart.checked': { actions: { type: 'mark', params: ({ event }) => ({ checked: event.lines }) } },
        'prices.acknowledge': {
          actions: ['clearPriceMarks', { type: 'tellChanged', params: { cause: 'server' } }],
        },
        'products.learn': { actions: { type: 'learn', params: ({ event }) => ({ products: event.products }) } },
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
              guard: { type: 'isShown', params: ({ event }) => ({ request: event }) },
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
