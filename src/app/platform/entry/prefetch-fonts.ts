/** Font faces that this page doesn't use yet, with a glyph each to select their subset. */
const further = [
  ['italic 1em Tiro', 'a'],
  ['1em Tiro', '₹क'],
  ['1em Anek', '₹'],
  // Needed before the offers appear: a glyph whose font loads later reflows the whole page.
  ['1em Signs', '🎯'],
] as const;

/** Loads the fonts that the next page may need, so that its first paint uses them. */
export async function prefetchFonts({ fonts }: Document): Promise<void> {
  await Promise.all(further.map(async ([face, signs]) => fonts.load(face, signs)));
}
