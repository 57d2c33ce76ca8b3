import { hrefOf, parseLocation, type Location } from '../../../domain/shell/page/route.ts';

/** Reads and writes the browser's history. */
export function createHistoryService(view: Window) {
  let holdUp: (() => void) | null = null;
  return {
    pushHistory: (location: Location) => view.history.pushState(null, '', hrefOf(location)),
    replaceHistory: (location: Location) => view.history.replaceState(null, '', hrefOf(location)),
    watchHistory: (listener: (location: Location) => void) => {
      const onPop = () => {
        if (holdUp) holdUp();
        else listener(parseLocation(`${view.location.pathname}${view.location.search}`));
      };
      view.addEventListener('popstate', onPop);
      return () => view.removeEventListener('popstate', onPop);
    },
    /**
     * Sends back and forward steps to this listener instead of `watchHistory`'s. Returns a function that stops it.
     */
    holdSteps: (listener: () => void) => {
      holdUp = listener;
      return () => {
        if (holdUp === listener) holdUp = null;
      };
    },
  };
}

export type HistoryService = ReturnType<typeof createHistoryService>;
