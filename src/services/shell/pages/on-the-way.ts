/** How far below or above the screen somebody counts as on the way. */
const margin = '100%';

/**
 * Resolves once the visitor comes near the element with this id, or presses anything, which may lead away from it. At once
 * where it isn't on the page.
 */
export async function onTheWay(elementId: string): Promise<void> {
  const element = globalThis.document?.getElementById(elementId);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const end = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) end.abort();
      },
      { rootMargin: margin },
    );
    end.signal.addEventListener('abort', () => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    const options = { signal: end.signal, passive: true };
    for (const type of ['pointerdown', 'keydown', 'popstate']) {
      window.addEventListener(type, () => end.abort(), options);
    }
  });
}
