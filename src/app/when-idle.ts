const longestWaitMs = 4000;

/** Comes when the browser has nothing else to do; where it cannot tell, after a moment. */
export function idle(view: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if ('requestIdleCallback' in view) view.requestIdleCallback(done, { timeout: longestWaitMs });
    else setTimeout(done, longestWaitMs);
  });
}

/** Does the work when the browser has nothing else to do. */
export function whenIdle(view: Window, work: () => Promise<void>): void {
  idle(view)
    .then(work)
    .catch(() => {});
}
