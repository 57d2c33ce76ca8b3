import anek from '../../../../assets/fonts/anek.woff2?url';
import anekRupee from '../../../../assets/fonts/anek-rupee.woff2?url';
import tiro from '../../../../assets/fonts/tiro.woff2?url';
import tiroItalic from '../../../../assets/fonts/tiro-italic.woff2?url';
import words from '../../../../assets/fonts/tiro-words.woff2?url';
import type { RouteName } from '../../../domain/shell/page/route.ts';

/** Pages that write the names of plants, or a second thought, in italics. */
const italicPages: ReadonlySet<RouteName> = new Set(['home', 'product', 'about']);

/**
 * The fonts that a page is written in, to be fetched with it: `<link rel="preload" as="font" type="font/woff2"
 * crossorigin>`. One that it does not show would only take the line from its first picture.
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
