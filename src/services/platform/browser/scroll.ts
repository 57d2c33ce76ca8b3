import { locationAt } from '../../../domain/shell/page/address.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import { layOutRest } from '../../shell/pages/lay-out-rest.ts';
import { createWhenDrawn } from '../../shell/pages/when-drawn.ts';
import { afterPaint, yieldToMain } from './yield-to-main.ts';
import { fieldsOf, wholeOf } from '../storage/shape.ts';
import { storageKeys, type DeviceStore } from '../storage/storage.ts';

const throttleMs = 100;
const minScroll = 100;
const maxPaths = 50;

/** Stores the scroll position per path: only beyond 100 px, and at most every 100 ms. */
export function createScrollService(view: Window, store: DeviceStore) {
  const positions = () => store.read(storageKeys.scroll, readPositions) ?? {};
  const save = (path: string) => {
    const top = Math.round(view.scrollY);
    const { [path]: _, ...others } = positions();
    const kept = Object.entries(others).slice(1 - maxPaths);
    store.write(storageKeys.scroll, Object.fromEntries(top > minScroll ? [...kept, [path, top]] : kept));
  };
  const whenDrawn = createWhenDrawn(view);
  const root = view.document.documentElement;
  /** The path of the rendered page. After a back or forward step, the URL changes before the page does. */
  let drawn = pathOf(view);
  let pages = 0;
  /** Sections below the first screen (`further`) are laid out once it is painted, each in a task of its own. */
  const firstScreenFirst = async (page: number) => {
    root.dataset['laid'] = 'top';
    await afterPaint();
    // What else has come by then is laid out in this task.
    root.getBoundingClientRect();
    await yieldToMain();
    await layOutRest(view.document, () => page !== pages);
  };
  const placeWhenDrawn = (location: Location, top: number) =>
    whenDrawn(location, () => {
      drawn = location.path;
      pages += 1;
      if (top > 0) root.dataset['laid'] = '';
      else firstScreenFirst(pages).catch(reportError);
      view.scrollTo({ top, behavior: 'instant' });
    });
  /** A browser that hasn't put a reloaded page where it was leaves that to the shop. */
  const restoreReloaded = () => {
    const top = positions()[drawn];
    const [entry] = view.performance.getEntriesByType('navigation');
    const isBack = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
    if (isBack && top !== undefined && view.scrollY <= minScroll) view.scrollTo({ top, behavior: 'instant' });
  };
  /** In a task of its own, unless another page has come. */
  const saveSoon = async (path: string) => {
    await yieldToMain();
    if (pathOf(view) === path && drawn === path) save(path);
  };
  return {
    saveScroll: save,
    watchScroll: () => {
      restoreReloaded();
      view.history.scrollRestoration = 'manual';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onScroll = () => {
        // Until the new page renders, scroll positions belong neither to the old path nor to the new one.
        if (pathOf(view) !== drawn) return;
        const path = drawn;
        timer ??= setTimeout(() => {
          timer = undefined;
          // Asked for between two frames, the position would lay out at once what has changed since the last.
          view.requestAnimationFrame(() => void saveSoon(path));
        }, throttleMs);
      };
      // A reload, and a return from another site, are the browser's: it knows the place before the shop has opened.
      const onLeave = () => {
        if (pathOf(view) === drawn) save(drawn);
        view.history.scrollRestoration = 'auto';
      };
      view.addEventListener('scroll', onScroll, { passive: true });
      view.addEventListener('pagehide', onLeave);
      return () => {
        clearTimeout(timer);
        view.removeEventListener('scroll', onScroll);
        view.removeEventListener('pagehide', onLeave);
      };
    },
    restoreScroll: (location: Location) => placeWhenDrawn(location, positions()[location.path] ?? 0),
    scrollToTop: (location: Location) => placeWhenDrawn(location, 0),
  };
}

/** The path that the browser shows, without its language. */
function pathOf(view: Window): string {
  return locationAt(view.location.pathname).path;
}

function readPositions(value: unknown): Record<string, number> | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const entries = Object.entries(fields).map(([path, top]) => [path, wholeOf(top)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, number] => entry[1] !== null));
}
