import { assign, emit, setup, type EventObject } from 'xstate';
import type { Page } from '../../../domain/shell/page/page.ts';
import { hrefOf, type Location } from '../../../domain/shell/page/route.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../kit/tells.ts';

export type NavigationEvent =
  | { type: 'page.open'; location: Location; isReplacing?: boolean }
  | { type: 'page.retry' }
  | { type: 'layer.opened'; id: string }
  | { type: 'layer.closed'; id: string }
  | { type: 'history.popped'; location: Location };

export type NavigationFact =
  | { type: 'page.awaited'; location: Location }
  | { type: 'page.arrived'; page: Page; location: Location };

/** Whatever is open on top has to close: the visitor went a step back. */
export interface LayerDismissed {
  readonly type: 'layer.dismissed';
  readonly id: string;
}

export interface NavigationInput {
  readonly parent: Tells<NavigationFact>;
  readonly location: Location;
  readonly page: Page;
}

/** How a page is recorded in the browser history. */
type Arrival = 'push' | 'replace' | 'pop';

interface Placing {
  readonly location: Location;
  readonly arrival: Arrival;
  /** Whether the path differs from the last page's. */
  readonly isElsewhere: boolean;
}

interface NavigationContext extends NavigationInput {
  /** The location being loaded; the current one if nothing is loading. */
  readonly wanted: Location;
  readonly arrival: Arrival;
  readonly failure: Failure | null;
  /** What is open over the page (the cart, the menu, a dialog), the last one on top. */
  readonly layers: readonly string[];
}

type PageOpen = Extract<NavigationEvent, { type: 'page.open' }>;

/** While another page is loading, links to the page on screen work like any other. */
const toAnyPage = {
  target: 'loading',
  // The new page replaces the one that was still loading.
  reenter: true,
  actions: {
    type: 'setWanted',
    params: ({ event }: { event: PageOpen }) => ({ location: event.location, arrival: arrivalOf(event) }),
  },
} as const;

/** The page on screen and the loading of the next one; URL and scroll position follow. */
export const navigationMachine = setup({
  types: {} as {
    context: NavigationContext;
    events: NavigationEvent;
    input: NavigationInput;
    emitted: LayerDismissed;
  },
  actors: {
    loadPage: promiseSlot<Page, { location: Location }>(),
    watchHistory: watchSlot<Extract<NavigationEvent, { type: 'history.popped' }>>(),
    watchScroll: watchSlot<EventObject>(),
    fetchAhead: watchSlot<EventObject>(),
  },
  actions: {
    setWanted: assign((_, params: { location: Location; arrival: Arrival }) => ({
      wanted: params.location,
      arrival: params.arrival,
    })),
    showPage: assign(({ context }, params: { page: Page }) => ({
      page: params.page,
      location: context.wanted,
      failure: null,
      // Only what is opened on the new page is in the way of a step back from it.
      layers: [],
    })),
    addLayer: assign({
      layers: ({ context }, { id }: { id: string }) => [...context.layers.filter((each) => each !== id), id],
    }),
    removeLayer: assign({
      layers: ({ context }, { id }: { id: string }) => context.layers.filter((each) => each !== id),
    }),
    dismissLayer: emit(({ context }) => ({ type: 'layer.dismissed', id: context.layers.at(-1) ?? '' })),
    dropLayer: assign({ layers: ({ context }) => context.layers.slice(0, -1) }),
    openLayer: () => {},
    closeLayer: () => {},
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    writeHistory: (_, _params: { location: Location; arrival: Arrival }) => {},
    placeScroll: (_, _params: Placing) => {},
    placeFocus: (_, _params: Placing) => {},
    saveScroll: (_, _params: { location: Location }) => {},
    tellAwaited: ({ context }) => context.parent.send({ type: 'page.awaited', location: context.wanted }),
    tellArrived: ({ context }) =>
      context.parent.send({ type: 'page.arrived', page: context.page, location: context.location }),
  },
  guards: {
    isElsewhere: ({ context }, params: { location: Location }) =>
      hrefOf(params.location) !== hrefOf(context.location),
    hasLayer: ({ context }) => context.layers.length > 0,
    hasLowerLayer: ({ context }) => context.layers.length > 1,
    isLastLayer: ({ context }, params: { id: string }) => context.layers.every((each) => each === params.id),
  },
}).createMachine({
  id: 'navigation',
  description: 'Which page is shown, and the way to the next one.',
  context: ({ input }) => ({ ...input, wanted: input.location, arrival: 'replace', failure: null, layers: [] }),
  invoke: [
    { id: 'watchHistory', src: 'watchHistory' },
    { id: 'watchScroll', src: 'watchScroll' },
  ],
  initial: 'settled',
  on: {
    'page.open': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => ({ location: event.location }) },
        target: '.loading',
        actions: [
          { type: 'saveScroll', params: ({ context }) => ({ location: context.location }) },
          {
            type: 'setWanted',
            params: ({ event }) => ({ location: event.location, arrival: arrivalOf(event) }),
          },
        ],
      },
      {
        actions: {
          type: 'placeScroll',
          params: ({ event }) => ({ location: event.location, arrival: 'push', isElsewhere: false }),
        },
      },
    ],
    'history.popped': [
      { guard: 'hasLowerLayer', actions: ['dismissLayer', 'dropLayer', 'openLayer'] },
      { guard: 'hasLayer', actions: ['dismissLayer', 'dropLayer'] },
      {
        target: '.loading',
        actions: { type: 'setWanted', params: ({ event }) => ({ location: event.location, arrival: 'pop' }) },
      },
    ],
    'layer.opened': { actions: [{ type: 'addLayer', params: ({ event }) => event }, 'openLayer'] },
    'layer.closed': [
      {
        guard: { type: 'isLastLayer', params: ({ event }) => event },
        actions: [{ type: 'removeLayer', params: ({ event }) => event }, 'closeLayer'],
      },
      { actions: { type: 'removeLayer', params: ({ event }) => event } },
    ],
  },
  states: {
    settled: {
      description: 'The requested page is on screen. Pressing a link fetches its page ahead.',
      invoke: { id: 'fetchAhead', src: 'fetchAhead' },
    },
    loading: {
      description: 'Loading the next page and its data. The old page stays until they arrive.',
      entry: 'tellAwaited',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: ({ context }) => ({ location: context.wanted }),
        onDone: {
          target: 'settled',
          actions: [
            {
              type: 'writeHistory',
              params: ({ context }) => ({ location: context.wanted, arrival: context.arrival }),
            },
            { type: 'placeScroll', params: ({ context }) => placing(context) },
            { type: 'placeFocus', params: ({ context }) => placing(context) },
            { type: 'showPage', params: ({ event }) => ({ page: event.output }) },
            'tellArrived',
          ],
        },
        onError: {
          target: 'failed',
          actions: [
            { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            // The error screen begins at its top.
            {
              type: 'placeScroll',
              params: ({ context }) => ({ location: context.location, arrival: 'push', isElsewhere: false }),
            },
            'tellArrived',
          ],
        },
      },
      on: { 'page.open': toAnyPage },
    },
    failed: {
      description: 'Couldn’t load the page. The error screen offers to try again.',
      on: { 'page.retry': 'loading', 'page.open': toAnyPage },
    },
  },
});

function placing({ wanted, arrival, location }: NavigationContext): Placing {
  return { location: wanted, arrival, isElsewhere: wanted.path !== location.path };
}

function arrivalOf({ isReplacing }: PageOpen): Arrival {
  return isReplacing === true ? 'replace' : 'push';
}
