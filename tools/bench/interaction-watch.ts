/** What is noted in the page: how long each event took until its paint, and each task above 50 ms; in milliseconds. */
interface Watch {
  /** When the finger left the screen. */
  released: number;
  readonly events: { at: number; duration: number }[];
  readonly tasks: { at: number; duration: number }[];
}

declare global {
  interface Window {
    interactionWatch: Watch;
  }
}

/** Runs in the page before anything else. */
export function watchInteractions(): void {
  const watch: Watch = { released: 0, events: [], tasks: [] };
  window.interactionWatch = watch;
  window.addEventListener('pointerup', ({ timeStamp }) => (watch.released = timeStamp), { capture: true });
  const observe = (list: { at: number; duration: number }[], options: PerformanceObserverInit) =>
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const isTap = !('interactionId' in entry) || entry.interactionId !== 0;
        if (isTap) list.push({ at: entry.startTime, duration: entry.duration });
      }
    }).observe(options);
  observe(watch.events, { type: 'event', durationThreshold: 16 });
  observe(watch.tasks, { type: 'longtask' });
}

/** Runs in the page: the moment at which the frame with the result is drawn, in milliseconds of its clock. */
export function paintOf({ selector, otherThan }: Shown): Promise<number> {
  return new Promise((resolve) => {
    // Asking for computed styles would add to what is measured.
    const isHidden = (element: Element) => element.closest('[style*="display: none"]') !== null;
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(
        (element) => !isHidden(element) && (otherThan === undefined || element.textContent !== otherThan),
      );
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

/** What an interaction is to bring: an element, or one whose text is no longer what it was. */
export interface Shown {
  readonly selector: string;
  readonly otherThan?: string | undefined;
}

/** Runs in the page: resolves once nothing has taken longer than 50 ms for half a second. */
export function quiet(): Promise<void> {
  const calmMs = 500;
  return new Promise((resolve) => {
    const look = () => {
      const last = Math.max(0, ...window.interactionWatch.tasks.map(({ at, duration }) => at + duration));
      if (performance.now() - last > calmMs) requestIdleCallback(() => resolve(), { timeout: calmMs });
      else setTimeout(look, calmMs / 5);
    };
    setTimeout(look, calmMs);
  });
}
