/**
 * Shows the shop's fonts, all at once, so that the page is laid out again only once. A font that can't be loaded
 * leaves its stand-in from the device.
 */
export async function showFonts({ fonts, documentElement }: Document): Promise<void> {
  await Promise.allSettled([...fonts].map(async (face) => face.load()));
  delete documentElement.dataset['fonts'];
}

/** Whether the browser already had this script, and so most likely the fonts. */
export function isReturning(view: Window, script: string): boolean {
  const [own] = view.performance.getEntriesByName(script, 'resource');
  return own instanceof PerformanceResourceTiming && own.transferSize === 0;
}
