/** Ends the current task, so the browser can paint and handle input before the next one. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Resolves once the browser has drawn what a press has changed and has nothing more urgent to do. Unlike timers and frames
 * it also goes on while a test holds the clock.
 */
export async function afterPaint(): Promise<void> {
  if ('scheduler' in globalThis) await scheduler.postTask(() => {}, { priority: 'background' });
  else await yieldToMain();
}
