/** The families that no first paint has: the text's, Hindi headlines, the names in Devanagari, and the signs. */
const late: ReadonlySet<string> = new Set(['Anek', 'Text', 'Late', 'Words', 'Signs']);

/**
 * Fetches the fonts that no paint waits for. The names in Devanagari appear at once: their place is kept. The text is
 * set in its own letters from the next page on, or while nobody looks: a page that is being read must not move. A font
 * that can't be loaded leaves its stand-in from the device.
 */
export async function showFonts(view: Document): Promise<void> {
  const faces = [...view.fonts].filter(({ family }) => late.has(family.replaceAll('"', '')));
  await Promise.allSettled(faces.map(async (face) => face.load()));
  view.documentElement.dataset['fonts'] = 'here';
  await pageTurned(view);
  delete view.documentElement.dataset['fonts'];
}

/** Resolves when the shop draws another page than the document came with, or when the document is hidden. */
function pageTurned(view: Document): Promise<void> {
  let first: string | undefined;
  return new Promise((resolve) => {
    const look = () => {
      const drawn = view.documentElement.dataset['drawn']?.split('?')[0];
      first ??= drawn;
      if (view.visibilityState === 'visible' && drawn === first) return;
      watch.disconnect();
      view.removeEventListener('visibilitychange', look);
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(view.documentElement, { attributeFilter: ['data-drawn'] });
    view.addEventListener('visibilitychange', look);
    look();
  });
}
