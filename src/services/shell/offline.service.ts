import { ownScript } from '../platform/browser/own-script.ts';

/** What a device keeps of the shop for when the connection is gone. */
export function createOfflineService(view: Window) {
  const { navigator, performance } = view;
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  return {
    /** Quietly nothing where the browser has no workers or forbids them, and where the connection is gone by now. */
    async open(): Promise<void> {
      if (!workers || !navigator.onLine) return;
      const registered = await workers.register(ownScript('/sw.js')).catch(() => null);
      if (registered === null) return;
      const { active } = await workers.ready;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = loaded.filter((name) => name.startsWith(view.location.origin));
      active?.postMessage({ kind: 'keep', addresses: [view.location.href.split('#')[0], ...own] });
    },
    /** Nothing of a visit stays on the device of somebody who signs out. */
    forget(): void {
      workers?.controller?.postMessage({ kind: 'forget' });
    },
  };
}
