const longestWaitMs = 4000;

/** Does the work when the browser has nothing else to do; where it cannot tell, after a moment. */
export function whenIdle(view: Window, work: () => Promise<void>): void {
  const start = () => void work();
  if ('requestIdleCallback' in view) view.requestIdleCallback(start, { timeout: longestWaitMs });
  else setTimeout(start, longestWaitMs);
}
