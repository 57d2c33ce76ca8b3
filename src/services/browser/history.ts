import { hrefOf, parseLocation, type Location } from '../../domain/page/route.ts';

/** The address bar and its history. */
export function createHistoryService(view: Window) {
  return {
    pushHistory: (location: Location) => view.history.pushState(null, '', hrefOf(location)),
    replaceHistory: (location: Location) => view.history.replaceState(null, '', hrefOf(location)),
    watchHistory: (listener: (location: Location) => void) => {
      const onPop = () => listener(parseLocation(`${view.location.pathname}${view.location.search}`));
      view.addEventListener('popstate', onPop);
      return () => view.removeEventListener('popstate', onPop);
    },
  };
}
