const longestWaitMs = 4000;

/** Resolves when the browser is idle, after 4 s at the latest. Without requestIdleCallback, always after 4 s. */
export function idle(view: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if ('requestIdleCallback' in view) view.requestIdleCallback(done, { timeout: longestWaitMs });
    else setTimeout(done, longestWaitMs);
  });
}

/** Milliseconds. Background work starts only after this, so it doesn't compete with the visitor. */
const calmAfterMs = 5000;

/** Resolves once the page has been open for 5 s and the browser is idle. */
export async function calm(view: Window): Promise<void> {
  await new Promise((resolve) => {
    view.setTimeout(resolve, calmAfterMs);
  });
  await idle(view);
}

/** Loads the parts one by one, each when the browser is idle. Ignores failures. */
export async function eachWhenIdle(view: Window, parts: readonly { load(): Promise<void> }[]): Promise<void> {
  for (const part of parts) {
    await idle(view);
    await part.load().catch(() => {});
  }
}
