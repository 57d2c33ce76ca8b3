import { fieldsOf, wholeOf } from '../storage/shape.ts';
import { storageKeys, type DeviceStore } from '../storage/storage.ts';

const throttleMs = 100;
const minScroll = 100;
const maxPaths = 50;

/** How far each path was scrolled: saved past 100 px, at most every 100 ms. */
export function createScrollService(view: Window, store: DeviceStore) {
  const positions = () => store.read(storageKeys.scroll, readPositions) ?? {};
  const save = (path: string) => {
    const top = Math.round(view.scrollY);
    const { [path]: _, ...others } = positions();
    const kept = Object.entries(others).slice(1 - maxPaths);
    store.write(storageKeys.scroll, Object.fromEntries(top > minScroll ? [...kept, [path, top]] : kept));
  };
  /** The path of the page that is drawn; after a step back the address is ahead of it. */
  let drawn = view.location.pathname;
  const placeAfterDrawing = (path: string, top: number) =>
    view.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        drawn = path;
        view.scrollTo({ top, behavior: 'instant' });
      }),
    );
  return {
    saveScroll: save,
    watchScroll: () => {
      view.history.scrollRestoration = 'manual';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onScroll = () => {
        // What is scrolled while the address is ahead of the page belongs to neither.
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
    restoreScroll: (path: string) => placeAfterDrawing(path, positions()[path] ?? 0),
    scrollToTop: (path: string) => placeAfterDrawing(path, 0),
  };
}

function readPositions(value: unknown): Record<string, number> | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const entries = Object.entries(fields).map(([path, top]) => [path, wholeOf(top)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, number] => entry[1] !== null));
}
