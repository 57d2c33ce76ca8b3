import { fromPromise, type EventObject } from 'xstate';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import { watching } from '../../kit/slot.ts';
import { navigationMachine, type NavigationEvent } from './navigation.machine.ts';

export interface NavigationPorts {
  /** Loads a page's data and code. */
  loadPage(location: Location, signal: AbortSignal): Promise<Page>;
  /** Fetches data and code of pages whose link is being pressed, until it is stopped. */
  fetchAhead(): () => void;
  pushHistory(location: Location): void;
  replaceHistory(location: Location): void;
  watchHistory(listener: (location: Location) => void): () => void;
  /** Adds an entry to the history for what is open over the page. */
  openLayer(): void;
  /** Leaves that entry to what comes next: nothing is open any more. */
  closeLayer(): void;
  /** Stores the scroll position of each path. */
  watchScroll(): () => void;
  saveScroll(path: string): void;
  /** Restores the scroll position of a path once the page is rendered; the top if it has none. */
  restoreScroll(location: Location): void;
  scrollToTop(location: Location): void;
  /** Moves the focus to the page's heading once the page is rendered. */
  focusPage(location: Location): void;
}

export function navigationLogic(ports: NavigationPorts) {
  return navigationMachine.provide({
    actors: {
      loadPage: fromPromise<Page, { location: Location }>(({ input, signal }) =>
        ports.loadPage(input.location, signal),
      ),
      watchHistory: watching<Extract<NavigationEvent, { type: 'history.popped' }>>((tell) =>
        ports.watchHistory((location) => tell({ type: 'history.popped', location })),
      ),
      watchScroll: watching<EventObject>(() => ports.watchScroll()),
      fetchAhead: watching<EventObject>(() => ports.fetchAhead()),
    },
    actions: {
      writeHistory: (_, { location, arrival }) => {
        if (arrival === 'push') ports.pushHistory(location);
        if (arrival === 'replace') ports.replaceHistory(location);
      },
      saveScroll: (_, { location }) => ports.saveScroll(location.path),
      placeScroll: (_, { location, arrival, isElsewhere }) => {
        if (arrival === 'push' && !isElsewhere) ports.scrollToTop(location);
        else ports.restoreScroll(location);
      },
      placeFocus: (_, { location, isElsewhere }) => {
        if (isElsewhere) ports.focusPage(location);
      },
      openLayer: () => ports.openLayer(),
      closeLayer: () => ports.closeLayer(),
    },
  });
}
