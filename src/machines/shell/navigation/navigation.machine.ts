import { assign, setup, type EventObject } from 'xstate';
import type { Page } from '../../../domain/shell/page/page.ts';
import { hrefOf, type Location } from '../../../domain/shell/page/route.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { failureOf, type Failure, type Tells } from '../../kit/tells.ts';

export type NavigationEvent =
  | { type: 'page.open'; location: Location; isReplacing?: boolean }
  | { type: 'page.retry' }
  | { type: 'history.popped'; location: Location };

export type NavigationFact =
  | { type: 'page.awaited'; location: Location }
  | { type: 'page.arrived'; page: Page; location: Location };

export interface NavigationInput {
  readonly parent: Tells<NavigationFact>;
  readonly location: Location;
  readonly page: Page;
}

/** How a page is recorded in the browser history. */
type Arrival = 'push' | 'replace' | 'pop';

interface NavigationContext extends NavigationInput {
  /** The location being loaded; the current one if nothing is loading. */
  readonly wanted: Location;
  readonly arrival: Arrival;
  readonly failure: Failure | null;
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
  types: {} as { context: NavigationContext; events: NavigationEvent; input: NavigationInput },
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
    })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    writeHistory: (_, _params: { location: Location; arrival: Arrival }) => {},
    placeScroll: (_, _params: { location: Location; arrival: Arrival }) => {},
    saveScroll: (_, _params: { location: Location }) => {},
    tellAwaited: ({ context }) => context.parent.send({ type: 'page.awaited', location: context.wanted }),
    tellArrived: ({ context }) =>
      context.parent.send({ type: 'page.arrived', page: context.page, location: context.location }),
  },
  guards: {
    isElsewhere: ({ context }, params: { location: Location }) =>
      hrefOf(params.location) !== hrefOf(context.location),
  },
}).createMachine({
  id: 'navigation',
  description: 'Which page is shown, and the way to the next one.',
  context: ({ input }) => ({ ...input, wanted: input.location, arrival: 'replace', failure: null }),
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
      { actions: { type: 'placeScroll', params: ({ event }) => ({ location: event.location, arrival: 'push' }) } },
    ],
    'history.popped': {
      target: '.loading',
      actions: { type: 'setWanted', params: ({ event }) => ({ location: event.location, arrival: 'pop' }) },
    },
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
            { type: 'showPage', params: ({ event }) => ({ page: event.output }) },
            'tellArrived',
            {
              type: 'placeScroll',
              params: ({ context }) => ({ location: context.wanted, arrival: context.arrival }),
            },
          ],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'setFailure', params: ({ event }) => ({ error: event.error }) }, 'tellArrived'],
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

function arrivalOf({ isReplacing }: PageOpen): Arrival {
  return isReplacing === true ? 'replace' : 'push';
}
