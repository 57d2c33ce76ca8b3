import { globalFontFace } from '@vanilla-extract/css';

const file = (name: string) => `url("../../../../assets/fonts/${name}.woff2") format("woff2")`;

/** Declares a font of `assets/fonts` for these letters; a family may have several. */
export function face(
  family: string,
  name: string,
  unicodeRange: string,
  rest: { fontStyle?: string; fontWeight?: string; fontDisplay?: 'block' },
) {
  globalFontFace(family, {
    src: file(name),
    fontDisplay: 'swap',
    // Tiro's own gap between lines would move the text when it takes the place of its stand-in.
    lineGapOverride: '0%',
    unicodeRange,
    ...rest,
  });
}
