const longestWaitMs = 4000;

/** Comes when the browser has nothing else to do; where it cannot tell, after a moment. */
export function idle(view: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if ('requestIdleCallback' in view) view.requestIdleCallback(done, { timeout: longestWaitMs });
    else setTimeout(done, longestWaitMs);
  });
}

/** What nobody waits for begins only when a page has long been drawn: its first seconds belong to its visitor. */
const calmAfterMs = 5000;

/** Comes when the page has been open for a while and the browser has nothing else to do. */
export async function calm(view: Window): Promise<void> {
  await new Promise((resolve) => {
    view.setTimeout(resolve, calmAfterMs);
  });
  await idle(view);
}

/** Fetches one after the other, each when the browser has nothing else to do; what does not come is left out. */
export async function eachWhenIdle(view: Window, parts: readonly { load(): Promise<void> }[]): Promise<void> {
  for (const part of parts) {
    await idle(view);
    await part.load().catch(() => {});
  }
}
