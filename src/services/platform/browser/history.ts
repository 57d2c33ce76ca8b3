import { addressOf, locationAt } from '../../../domain/shell/page/address.ts';
import { hrefOf, type Location } from '../../../domain/shell/page/route.ts';

/** What an entry stands for: a page, something open over it, or something that has been closed by its own button. */
type Entry = 'page' | 'layer' | 'closed layer';

/** Reads and writes the browser's history. */
export function createHistoryService(view: Window) {
  let holdUp: (() => void) | null = null;
  // A page that was loaded again has nothing open.
  let entry: Entry = view.history.state === null ? 'page' : 'closed layer';
  const write = (how: 'pushState' | 'replaceState', next: Entry, href: string) => {
    view.history[how](next === 'page' ? null : next, '', href);
    entry = next;
  };
  return {
    /** A page that was opened from a layer takes the layer's entry. */
    pushHistory: (location: Location) =>
      write(entry === 'page' ? 'pushState' : 'replaceState', 'page', addressOf(hrefOf(location))),
    replaceHistory: (location: Location) => write('replaceState', entry, addressOf(hrefOf(location))),
    /** Adds an entry for what is open over the page, so that a step back stays on it. One stands for all. */
    openLayer: () => write(entry === 'page' ? 'pushState' : 'replaceState', 'layer', view.location.href),
    /** What has been closed otherwise leaves its entry to what comes next, and a step back passes over it. */
    closeLayer: () => {
      if (entry === 'layer') write('replaceState', 'closed layer', view.location.href);
    },
    watchHistory: (listener: (location: Location) => void) => {
      const onPop = () => {
        const left = entry;
        entry = view.history.state === null ? 'page' : 'closed layer';
        if (left === 'closed layer' && entry === 'page') view.history.back();
        else if (holdUp && left === 'page') holdUp();
        else listener(locationAt(`${view.location.pathname}${view.location.search}`));
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
