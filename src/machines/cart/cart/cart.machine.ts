import { cartSetup, emptyCart } from './cart.setup.ts';
import type { CartContext } from './cart.types.ts';

/** What waits longest for its product. */
const firstWanted = ({ context }: { context: CartContext }) => ({ sku: context.pending[0]?.sku ?? '' });

const unknown = [{ type: 'logUnknown', params: firstWanted }, 'dropPending'] as const;

/** An action or a guard gets what the event carries. */
const ofEvent = <Event>({ event }: { event: Event }) => event;

/** The shopper changed the lines. */
const byShopper = { type: 'tellChanged', params: { cause: 'shopper' } } as const;

/** The slide-out cart: its lines, every change to them, and its drawer. */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  description: 'The slide-out cart: its lines, every change to them, and its drawer.',
  context: ({ input }) => ({
    parent: input.parent,
    ...emptyCart,
    products: new Map(input.products.map((product) => [product.sku, product])),
    pending: [],
  }),
  type: 'parallel',
  states: {
    lines: {
      description: 'What is in the cart.',
      initial: 'empty',
      states: {
        empty: {
          description: 'Nothing is in the cart.',
          always: { guard: 'hasLines', target: 'filled' },
        },
        filled: {
          description: 'Something is in the cart. Every change is made at once.',
          always: { guard: 'isEmpty', target: 'empty' },
          on: {
            'item.raise': {
              guard: { type: 'canRaiseLine', params: ofEvent },
              actions: [{ type: 'changeQuantity', params: ({ event }) => ({ ...event, by: 1 }) }, byShopper],
            },
            'item.lower': {
              guard: { type: 'canLowerLine', params: ofEvent },
              actions: [{ type: 'changeQuantity', params: ({ event }) => ({ ...event, by: -1 }) }, byShopper],
            },
            'subscription.cancel': {
              guard: { type: 'hasLine', params: ofEvent },
              actions: [{ type: 'cancelPlan', params: ofEvent }, byShopper],
            },
            'bundle.remove': { actions: [{ type: 'dropBundle', params: ofEvent }, byShopper] },
            'cart.empty': { target: 'empty', actions: ['clearLines', byShopper] },
            'cart.checked': { actions: { type: 'mark', params: ofEvent } },
            'prices.acknowledge': {
              actions: ['clearPriceMarks', { type: 'tellChanged', params: { cause: 'server' } }],
            },
          },
        },
      },
      on: {
        'item.add': [
          {
            guard: { type: 'isKnown', params: ofEvent },
            target: '.filled',
            actions: [{ type: 'add', params: ofEvent }, byShopper],
          },
          { actions: { type: 'queue', params: ofEvent } },
        ],
        'bundle.add': {
          target: '.filled',
          actions: [{ type: 'addBundle', params: ofEvent }, byShopper],
        },
        'cart.clear': {
          target: '.empty',
          actions: ['clearLines', { type: 'tellChanged', params: { cause: 'logout' } }],
        },
        'cart.replace': {
          actions: [
            { type: 'setLines', params: ofEvent },
            { type: 'tellChanged', params: ofEvent },
          ],
        },
        'products.learn': { actions: { type: 'learn', params: ofEvent } },
      },
    },
    lookup: {
      description: 'Whether a product is looked up before it’s added.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No product is being looked up.',
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
                guard: { type: 'isFound', params: ofEvent },
                target: 'idle',
                actions: [{ type: 'addFound', params: ofEvent }, byShopper],
              },
              {
                target: 'idle',
                actions: unknown,
              },
            ],
            onError: {
              target: 'idle',
              actions: [...unknown, 'tellMissed'],
            },
          },
        },
      },
    },
    undo: {
      description: 'Whether what was removed last can be put back.',
      initial: 'none',
      on: {
        'item.remove': {
          guard: { type: 'hasLine', params: ofEvent },
          target: '.offered',
          actions: [{ type: 'remove', params: ofEvent }, byShopper],
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
              guard: { type: 'isShown', params: ofEvent },
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
