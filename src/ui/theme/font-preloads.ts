import anek from '../../../assets/fonts/anek.woff2?url';
import anekRupee from '../../../assets/fonts/anek-rupee.woff2?url';
import tiro from '../../../assets/fonts/tiro.woff2?url';
import tiroItalic from '../../../assets/fonts/tiro-italic.woff2?url';
import words from '../../../assets/fonts/tiro-words.woff2?url';

/** Fonts that every first view needs: `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontPreloads: readonly string[] = [anek, tiro, tiroItalic, anekRupee];

/** The product words in Devanagari, for pages that show them first (home, shop, product). */
export const scriptFontPreload: string = words;
