import { fieldsOf, wholeOf } from '../storage/shape.ts';
import { storageKeys, type DeviceStore } from '../storage/storage.ts';

const throttleMs = 100;
const minScroll = 100;
const maxPaths = 50;
/** A page that isn't drawn by this frame won't be. */
const mostFrames = 120;

/** Stores the scroll position per path: only beyond 100 px, and at most every 100 ms. */
export function createScrollService(view: Window, store: DeviceStore) {
  const positions = () => store.read(storageKeys.scroll, readPositions) ?? {};
  const save = (path: string) => {
    const top = Math.round(view.scrollY);
    const { [path]: _, ...others } = positions();
    const kept = Object.entries(others).slice(1 - maxPaths);
    store.write(storageKeys.scroll, Object.fromEntries(top > minScroll ? [...kept, [path, top]] : kept));
  };
  /** The path of the rendered page. After a back or forward step, the URL changes before the page does. */
  let drawn = view.location.pathname;
  let placing = 0;
  const placeWhenDrawn = (path: string, top: number) => {
    const wanted = `${view.location.pathname}${view.location.search}`;
    let framesLeft = mostFrames;
    const place = () => {
      framesLeft -= 1;
      if (view.document.documentElement.dataset['drawn'] !== wanted && framesLeft > 0) {
        placing = view.requestAnimationFrame(place);
        return;
      }
      drawn = path;
      view.scrollTo({ top, behavior: 'instant' });
    };
    view.cancelAnimationFrame(placing);
    placing = view.requestAnimationFrame(place);
  };
  return {
    saveScroll: save,
    watchScroll: () => {
      view.history.scrollRestoration = 'manual';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onScroll = () => {
        // Until the new page renders, scroll positions belong neither to the old path nor to the new one.
        if (view.location.pathname !== drawn) return;
        const path = drawn;
        timer ??= setTimeout(() => {
          timer = undefined;
          if (view.location.pathname === path && drawn === path) save(path);
        }, throttleMs);
      };
      view.addEventListener('scroll', onScroll, { passive: true });
      return () => {
        clearTimeout(timer);
        view.removeEventListener('scroll', onScroll);
      };
    },
    restoreScroll: (path: string) => placeWhenDrawn(path, positions()[path] ?? 0),
    scrollToTop: (path: string) => placeWhenDrawn(path, 0),
  };
}

function readPositions(value: unknown): Record<string, number> | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const entries = Object.entries(fields).map(([path, top]) => [path, wholeOf(top)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, number] => entry[1] !== null));
}
