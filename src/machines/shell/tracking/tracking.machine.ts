import { assign, setup } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Purpose } from '../../../domain/shell/consent.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import {
  additionOf,
  checkoutOf,
  purchasesIn,
  viewOf,
  type ShopMoment,
} from '../../../domain/shell/tracking/shop-moment.ts';
import { isMeasured } from '../../../domain/shell/tracking/tracker.ts';
import type { CartCause } from '../../cart/cart/cart.types.ts';
import type { TrackingContext, TrackingEvent, TrackingInput } from './tracking.types.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';

/** More events than this can't happen before the scripts load or fail. */
const maxWaiting = 20;

type Place = Pick<TrackingInput, 'page' | 'location'>;

const follow = {
  'page.arrived': { actions: { type: 'setPlace', params: ({ event }: { event: Place }) => event } },
  'cart.changed': {
    actions: { type: 'setLines', params: ({ event }: { event: Pick<TrackingInput, 'lines'> }) => event },
  },
} as const;

/**
 * Third-party tracking scripts: none before the visitor consents, none on pages with personal details, and removed
 * with their cookies as soon as consent is withdrawn (ANA-06).
 */
export const trackingMachine = setup({
  types: {} as { context: TrackingContext; events: TrackingEvent; input: TrackingInput },
  actors: {
    /** Rejects if none of the scripts loaded. */
    loadTrackers: promiseSlot<void, { agreed: readonly Purpose[] }>(),
    watchLeaving: watchSlot<Extract<TrackingEvent, { type: 'page.leaving' }>>(),
  },
  actions: {
    setAgreed: assign({ agreed: (_, params: { agreed: readonly Purpose[] }) => params.agreed }),
    setPlace: assign((_, params: Place) => ({
      page: params.page,
      location: params.location,
    })),
    setLines: assign((_, params: Pick<TrackingInput, 'lines'>) => ({ lines: params.lines })),
    wait: assign({
      waiting: ({ context }, params: { moments: readonly ShopMoment[] }) =>
        [...context.waiting, ...params.moments].slice(0, maxWaiting),
    }),
    clearWaiting: assign({ waiting: [] }),
    tellPage: (_, _params: { location: Location }) => {},
    tellMoments: (_, _params: { moments: readonly ShopMoment[] }) => {},
    /** Events on a page without tracking are reported on the next page with it. */
    keepMoments: (_, _params: { moments: readonly ShopMoment[] }) => {},
    tellKept: (_) => {},
    logFailure: (_, _params: { error: unknown }) => {},
    /** Deletes their cookies and reloads the page without them. */
    removeTrackers: (_) => {},
  },
  guards: {
    hasAgreed: (_, params: { agreed: readonly Purpose[] }) => params.agreed.length > 0,
    hasWithdrawn: ({ context }, params: { agreed: readonly Purpose[] }) =>
      context.agreed.some((purpose) => !params.agreed.includes(purpose)),
    hasMore: ({ context }, params: { agreed: readonly Purpose[] }) =>
      params.agreed.some((purpose) => !context.agreed.includes(purpose)),
    /**
     * A document's content security policy and scripts don't change with its pages, so it must have been opened on
     * a page with tracking.
     */
    canMeasure: ({ context: { began, location } }, params: { agreed: readonly Purpose[] }) =>
      params.agreed.length > 0 && isMeasured(began.path) && isMeasured(location.path),
    isShoppers: (_, params: { cause: CartCause }) => params.cause === 'shopper',
    isCheckout: (_, params: { location: Location }) => params.location.path === '/checkout',
  },
}).createMachine({
  id: 'tracking',
  description:
    'Third-party scripts that measure visits: only with consent, and never where visitors enter personal details.',
  context: ({ input: { page, location, lines } }) => ({
    page,
    location,
    lines,
    began: location,
    agreed: [],
    waiting: [],
  }),
  initial: 'silent',
  states: {
    barred: {
      description:
        'This document started where nothing is measured, and stays that way. A purchase is saved for the next one.',
      on: {
        ...follow,
        'consent.changed': [
          {
            guard: { type: 'hasAgreed', params: ({ event }) => ({ agreed: event.agreed }) },
            actions: { type: 'setAgreed', params: ({ event }) => ({ agreed: event.agreed }) },
          },
          { target: 'silent' },
        ],
        'order.confirmed': {
          actions: {
            type: 'keepMoments',
            params: ({ event }) => ({ moments: purchasesIn(event.sold) }),
          },
        },
      },
    },
    silent: {
      description: 'Nothing was accepted, so no script is loaded and nothing is reported.',
      on: {
        ...follow,
        'consent.changed': [
          {
            guard: { type: 'canMeasure', params: ({ event }) => ({ agreed: event.agreed }) },
            target: 'open',
            actions: { type: 'setAgreed', params: ({ event }) => ({ agreed: event.agreed }) },
          },
          {
            guard: { type: 'hasAgreed', params: ({ event }) => ({ agreed: event.agreed }) },
            target: 'barred',
            actions: { type: 'setAgreed', params: ({ event }) => ({ agreed: event.agreed }) },
          },
        ],
      },
    },
    open: {
      description: 'The visitor has accepted at least one purpose.',
      initial: 'loading',
      invoke: { id: 'watchLeaving', src: 'watchLeaving' },
      on: {
        'consent.changed': [
          {
            guard: { type: 'hasWithdrawn', params: ({ event }) => ({ agreed: event.agreed }) },
            target: 'withdrawn',
          },
          {
            guard: { type: 'hasMore', params: ({ event }) => ({ agreed: event.agreed }) },
            target: '.loading',
            actions: { type: 'setAgreed', params: ({ event }) => ({ agreed: event.agreed }) },
          },
        ],
      },
      states: {
        loading: {
          description: 'Loading the accepted scripts. Whatever happens meanwhile is reported afterwards.',
          invoke: {
            id: 'loadTrackers',
            src: 'loadTrackers',
            input: ({ context }) => ({ agreed: context.agreed }),
            onDone: {
              target: 'telling',
              actions: [
                { type: 'tellPage', params: ({ context }) => ({ location: context.location }) },
                { type: 'tellMoments', params: ({ context }) => ({ moments: viewsOf(context.page) }) },
                { type: 'tellMoments', params: ({ context }) => ({ moments: context.waiting }) },
                'clearWaiting',
                'tellKept',
              ],
            },
            onError: {
              target: 'failed',
              actions: [{ type: 'logFailure', params: ({ event }) => ({ error: event.error }) }, 'clearWaiting'],
            },
          },
          on: {
            ...follow,
            'cart.changed': [
              {
                guard: { type: 'isShoppers', params: ({ event }) => ({ cause: event.cause }) },
                actions: [
                  {
                    type: 'wait',
                    params: ({ context, event }) => ({ moments: addedOf(context.lines, event.lines) }),
                  },
                  { type: 'setLines', params: ({ event }) => event },
                ],
              },
              follow['cart.changed'],
            ],
          },
        },
        telling: {
          description: 'The scripts are loaded. They learn about pages and products, never about people.',
          on: {
            'page.arrived': {
              actions: [
                { type: 'setPlace', params: ({ event }) => event },
                { type: 'tellPage', params: ({ event }) => ({ location: event.location }) },
                { type: 'tellMoments', params: ({ event }) => ({ moments: viewsOf(event.page) }) },
              ],
            },
            'cart.changed': [
              {
                guard: { type: 'isShoppers', params: ({ event }) => ({ cause: event.cause }) },
                actions: [
                  {
                    type: 'tellMoments',
                    params: ({ context, event }) => ({ moments: addedOf(context.lines, event.lines) }),
                  },
                  { type: 'setLines', params: ({ event }) => event },
                ],
              },
              follow['cart.changed'],
            ],
            'page.leaving': {
              guard: { type: 'isCheckout', params: ({ event }) => ({ location: event.location }) },
              actions: {
                type: 'tellMoments',
                params: ({ context }) => ({ moments: [checkoutOf(context.lines)] }),
              },
            },
          },
        },
        failed: {
          description: 'None of the scripts loaded, or something blocks them. The shop works as usual.',
          on: follow,
        },
      },
    },
    withdrawn: {
      description: 'The visitor withdrew consent. Cookies are deleted, and the page reloads without the scripts.',
      entry: 'removeTrackers',
      type: 'final',
    },
  },
});

function viewsOf(page: Page): readonly ShopMoment[] {
  return page.route === 'product' ? [viewOf(page.product)] : [];
}

function addedOf(before: Cart, after: Cart): readonly ShopMoment[] {
  const added = additionOf(before, after);
  return added === null ? [] : [added];
}
