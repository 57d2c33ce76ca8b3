import anek from '../../../../assets/fonts/anek.woff2?url';
import anekRupee from '../../../../assets/fonts/anek-rupee.woff2?url';
import tiro from '../../../../assets/fonts/tiro.woff2?url';
import tiroItalic from '../../../../assets/fonts/tiro-italic.woff2?url';
import words from '../../../../assets/fonts/tiro-words.woff2?url';
import type { RouteName } from '../../../domain/shell/page/route.ts';

/** Pages with italics: plant names and emphasis. */
const italicPages: ReadonlySet<RouteName> = new Set(['home', 'product', 'about']);

/**
 * The fonts to preload for a page (`<link rel="preload" as="font" type="font/woff2" crossorigin>`). Fonts the page
 * doesn't use would delay its first image.
 */
export function fontPreloads(route: RouteName, html: string): readonly string[] {
  return [
    anek,
    tiro,
    ...(italicPages.has(route) ? [tiroItalic] : []),
    ...(html.includes('₹') ? [anekRupee] : []),
    ...(/[\u0900-\u097F]/u.test(html) ? [words] : []),
  ];
}
