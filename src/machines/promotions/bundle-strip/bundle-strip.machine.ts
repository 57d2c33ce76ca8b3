import { isSame } from '../../../domain/kit/is-same.ts';
import { assign, enqueueActions, setup } from 'xstate';
import type { BundleAction, BundleEventMetadata } from '../../../domain/promotions/bundle-event.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { bundleCardMachine } from '../bundle-card/bundle-card.machine.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { isSameGoods, momentOf } from './bundle-strip.rules.ts';
import type {
  BundleStripContext,
  BundleStripEvent,
  BundleStripInput,
  CartNews,
  Offers,
  OffersRequest,
} from './bundle-strip.types.ts';

interface Track {
  readonly bundleId: string;
  readonly action: BundleAction;
  readonly metadata?: BundleEventMetadata;
}

/** The bundles that go with a product or a cart, side by side (BND-02, BND-03, BND-08). */
export const bundleStripMachine = setup({
  types: {} as { context: BundleStripContext; events: BundleStripEvent; input: BundleStripInput },
  actors: {
    watchCart: watchSlot<CartNews>(),
    loadOffers: promiseSlot<Offers, { request: OffersRequest }>(),
    applyBundle: promiseSlot<void, { bundle: StoreBundle | null }>(),
    card: bundleCardMachine,
  },
  actions: {
    setLines: assign((_, params: { lines: Cart }) => params),
    setPosition: assign((_, params: { position: number }) => params),
    setApplied: assign({ appliedId: (_, params: { bundleId: string | null }) => params.bundleId }),
    setWanted: assign({ wantedId: (_, params: { bundleId: string }) => params.bundleId }),
    stopCards: enqueueActions(({ context, enqueue }, { offers }: { offers: Offers }) => {
      for (const { bundle, ref } of context.cards) {
        if (!offers.bundles.some((offer) => isSame(offer, bundle))) enqueue.stopChild(ref);
      }
    }),
    setOffers: assign(({ context, spawn, self }, { offers }: { offers: Offers }) => ({
      recommendationId: offers.recommendationId,
      cards: offers.bundles.slice(0, context.limit).map((bundle) => {
        const shown = context.cards.find((card) => isSame(card.bundle, bundle));
        return shown ?? { bundle, ref: spawn('card', { input: { parent: self, bundle } }) };
      }),
    })),
    tellCards: enqueueActions(({ context, enqueue }) => {
      for (const { bundle, ref } of context.cards) {
        enqueue.sendTo(ref, { type: bundle.id === context.appliedId ? 'bundle.applied' : 'bundle.removed' });
      }
    }),
    tellApplied: enqueueActions(({ context, enqueue }) => {
      const card = context.cards.find(({ bundle }) => bundle.id === context.wantedId);
      if (card) enqueue.sendTo(card.ref, { type: 'bundle.applied' });
    }),
    tellRefused: enqueueActions(({ context, enqueue }, { bundleId }: { bundleId: string | null }) => {
      const card = context.cards.find(({ bundle }) => bundle.id === bundleId);
      if (card) enqueue.sendTo(card.ref, { type: 'bundle.refused' });
    }),
    track: ({ context }, { bundleId, action, metadata }: Track) => {
      const moment = momentOf(context, bundleId, action, metadata);
      if (moment) context.parent.send({ type: 'analytics.track', event: moment });
    },
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasOffers: (_, { offers }: { offers: Offers }) => offers.bundles.length > 0,
    isOtherGoods: ({ context }, params: { lines: Cart }) => !isSameGoods(params.lines, context.lines),
    isWanted: ({ context }, params: { bundleId: string }) => params.bundleId === context.wantedId,
  },
}).createMachine({
  id: 'bundle-strip',
  description: 'The bundles that go with a product or a cart, side by side.',
  context: ({ input }) => ({
    ...input,
    recommendationId: null,
    cards: [],
    appliedId: null,
    wantedId: null,
    position: 0,
  }),
  invoke: { id: 'watchCart', src: 'watchCart' },
  type: 'parallel',
  on: {
    'choice.changed': {
      actions: [{ type: 'setApplied', params: ({ event }) => ({ bundleId: event.bundleId }) }, 'tellCards'],
    },
    'details.open': {
      actions: { type: 'track', params: ({ event }) => ({ bundleId: event.bundleId, action: 'details_view' }) },
    },
    'card.viewed': {
      actions: {
        type: 'track',
        params: ({ event: { bundleId, visibilityDuration } }) => ({
          bundleId,
          action: 'view',
          metadata: { visibilityDuration },
        }),
      },
    },
  },
  states: {
    deals: {
      description: 'Which bundles are offered.',
      initial: 'loading',
      on: {
        'cart.changed': {
          guard: { type: 'isOtherGoods', params: ({ event }) => ({ lines: event.lines }) },
          target: '.renewing',
          actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
        },
      },
      states: {
        loading: {
          description: 'Loading the first bundles. Their place on the page is kept free.',
          on: {
            'cart.changed': {
              guard: { type: 'isOtherGoods', params: ({ event }) => ({ lines: event.lines }) },
              target: 'loading',
              reenter: true,
              actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) },
            },
          },
          invoke: {
            id: 'loadOffers',
            src: 'loadOffers',
            input: ({ context: { product, source, lines } }) => ({ request: { product, source, lines } }),
            onDone: [
              {
                guard: { type: 'hasOffers', params: ({ event }) => ({ offers: event.output }) },
                target: 'ready',
                actions: [{ type: 'setOffers', params: ({ event }) => ({ offers: event.output }) }, 'tellCards'],
              },
              { target: 'empty' },
            ],
            onError: { target: 'empty', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
        },
        renewing: {
          description: 'The cart has changed. Loading its bundles while the earlier ones stay on screen.',
          invoke: {
            id: 'loadOffers',
            src: 'loadOffers',
            input: ({ context: { product, source, lines } }) => ({ request: { product, source, lines } }),
            onDone: [
              {
                guard: { type: 'hasOffers', params: ({ event }) => ({ offers: event.output }) },
                target: 'ready',
                actions: [
                  { type: 'stopCards', params: ({ event }) => ({ offers: event.output }) },
                  { type: 'setOffers', params: ({ event }) => ({ offers: event.output }) },
                  'tellCards',
                ],
              },
              {
                target: 'empty',
                actions: [
                  { type: 'stopCards', params: ({ event }) => ({ offers: event.output }) },
                  { type: 'setOffers', params: ({ event }) => ({ offers: event.output }) },
                ],
              },
            ],
            onError: { target: 'ready', actions: { type: 'logFailure', params: ({ event }) => event } },
          },
        },
        ready: { description: 'Bundles are shown.' },
        empty: {
          description: 'No bundle fits, or bundles couldn’t be loaded. Both look the same.',
        },
      },
    },
    list: {
      description: 'How many of them are shown.',
      initial: 'few',
      on: {
        'list.scrolled': {
          actions: { type: 'setPosition', params: ({ event }) => ({ position: event.position }) },
        },
      },
      states: {
        few: { description: 'One row that scrolls sideways.', on: { 'list.unfold': 'all' } },
        all: { description: 'All of them, one below the other.' },
      },
    },
    apply: {
      description: 'Whether one of them is being applied.',
      initial: 'idle',
      states: {
        idle: {
          description: 'None is being applied.',
          on: {
            'bundle.wanted': {
              target: 'applying',
              actions: [
                { type: 'setWanted', params: ({ event }) => ({ bundleId: event.bundleId }) },
                { type: 'track', params: ({ event }) => ({ bundleId: event.bundleId, action: 'click' }) },
                { type: 'track', params: ({ event }) => ({ bundleId: event.bundleId, action: 'apply' }) },
              ],
            },
          },
        },
        applying: {
          description: 'Applying a bundle to the cart. A second press is ignored.',
          invoke: {
            id: 'applyBundle',
            src: 'applyBundle',
            input: ({ context: { cards, wantedId } }) => ({
              bundle: cards.find(({ bundle }) => bundle.id === wantedId)?.bundle ?? null,
            }),
            onDone: { target: 'idle', actions: 'tellApplied' },
            onError: {
              target: 'idle',
              actions: [
                { type: 'logFailure', params: ({ event }) => event },
                { type: 'tellRefused', params: ({ context }) => ({ bundleId: context.wantedId }) },
              ],
            },
          },
          on: {
            'bundle.wanted': [
              { guard: { type: 'isWanted', params: ({ event }) => ({ bundleId: event.bundleId }) } },
              { actions: { type: 'tellRefused', params: ({ event }) => ({ bundleId: event.bundleId }) } },
            ],
          },
        },
      },
    },
  },
});
