/** What the next page, or what comes to this one, may be written in, by the signs that want it. */
const further = [
  ['italic 1em Tiro', 'a'],
  ['1em Tiro', '₹क'],
  ['1em Anek', '₹'],
  // Before the offers come: a sign whose font arrives after it has the whole page laid out anew.
  ['1em Signs', '🎯'],
] as const;

/** Fetches the fonts that this page does without, so that the next one is painted in them. */
export async function prefetchFonts({ fonts }: Document): Promise<void> {
  await Promise.all(further.map(async ([face, signs]) => fonts.load(face, signs)));
}
