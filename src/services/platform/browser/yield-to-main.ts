/** Ends this task, so that the browser can draw and hear the visitor before the next piece of work. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
