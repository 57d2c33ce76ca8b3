const longestWaitMs = 4000;

/** Comes when the browser has nothing else to do; where it cannot tell, after a moment. */
export function idle(view: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if ('requestIdleCallback' in view) view.requestIdleCallback(done, { timeout: longestWaitMs });
    else setTimeout(done, longestWaitMs);
  });
}

/** Ends this task, so that the browser can draw and hear the visitor before the next piece of work. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Fetches one after the other, each when the browser has nothing else to do; what does not come is left out. */
export async function eachWhenIdle(view: Window, parts: readonly { preload(): Promise<void> }[]): Promise<void> {
  for (const part of parts) {
    await idle(view);
    await part.preload().catch(() => {});
  }
}
