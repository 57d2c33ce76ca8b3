import { ownScript } from '../platform/browser/own-script.ts';

/** Manages the service worker that makes the shop work offline. */
export function createOfflineService(view: Window) {
  const { navigator, performance } = view;
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  return {
    /** Registers the service worker. Does nothing when workers are unavailable or the device is offline. */
    async open(): Promise<void> {
      if (!workers || !navigator.onLine) return;
      const registered = await workers.register(ownScript('/sw.js')).catch(() => null);
      if (registered === null) return;
      const { active } = await workers.ready;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = loaded.filter((name) => name.startsWith(view.location.origin));
      active?.postMessage({ kind: 'keep', addresses: [view.location.href.split('#')[0], ...own] });
    },
    /** Clears cached pages on sign-out, so nothing of the visit stays on the device. */
    forget(): void {
      workers?.controller?.postMessage({ kind: 'forget' });
    },
  };
}
