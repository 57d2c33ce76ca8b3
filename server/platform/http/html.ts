import type { FastifyReply } from 'fastify';
import { type Language, tagOf } from '../../../src/domain/kit/text/language.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { writtenIn } from './words.ts';
import { styleSource } from './guard/content-policy.ts';
import { fillShell } from './shell.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an HTML element or attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => escapes[character] ?? character);
}

/** Policy sources of the style elements on the server's own pages, collected as they are created. */
const registered = new Set<string>();

/** A style element, added to the policy of the server's own pages. Never pass user input. */
export function styleElement(css: string): string {
  registered.add(styleSource(css));
  return `<style>${css}</style>`;
}

/** The policy sources of all style elements on the server's own pages. */
export function ownStyles(): readonly string[] {
  return [...registered];
}

const style = styleElement(`
:root{color-scheme:light dark}
body{font:16px/1.55 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem}
h1,h2,h3{line-height:1.2}
table{border-collapse:collapse;width:100%}
th,td{border-bottom:1px solid #8886;padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
code{overflow-wrap:anywhere}
pre{overflow:auto;background:#8881;padding:.75rem}
.code{font-size:1.25rem;font-weight:600;letter-spacing:.1em;white-space:nowrap}
a{color:inherit}
`);

/** Styles of pages that messages link to: the shop's colours without its front end. */
const letterStyle = styleElement(`
:root{color-scheme:light dark;--ink:#16231b;--muted:#46594d;--line:#d8ddce;--ground:#f9f9f2;--leaf:#17452f;--on-leaf:#f9f9f2}
@media(prefers-color-scheme:dark){:root{--ink:#eef1e4;--muted:#a9bcae;--line:#3b453e;--ground:#0e1511;--leaf:#8fcb9e;--on-leaf:#0e1511}.shop img{filter:brightness(2.2)}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 Anek,system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
main.wide{max-width:60rem}
table{border-collapse:collapse;width:100%;margin:1rem 0;font-size:.9375rem}
th,td{border-bottom:1px solid var(--line);padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}
@media print{body{background:#fff;color:#000}main{padding:0}}
.shop{font-weight:600;color:inherit;text-decoration:none;display:inline-flex;align-items:center;gap:.6rem;padding:.5rem 0}
.shop img{width:32px;height:32px}
h1{font:400 2.125rem/1.1 Tiro,Georgia,serif;letter-spacing:-.016em;margin:1.5rem 0 .5rem;text-wrap:balance}
a{color:inherit}
p{overflow-wrap:anywhere}
button,.button{display:inline-block;min-height:3rem;margin:.5rem 0;padding:.7rem 1.4rem;border:0;border-radius:.25rem;background:var(--leaf);color:var(--on-leaf);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:2px solid var(--leaf);outline-offset:3px}
`);

/** A font with letters that only a language needs. */
export interface LetterFace {
  readonly family: 'Text' | 'Late';
  readonly address: string;
  /** '400 500'. */
  readonly weight: string;
}

/** The same by language. */
export type Letters = Readonly<Partial<Record<Language, readonly LetterFace[]>>>;

/** The addresses of the shop's own fonts in this build; where one is missing, the device's are used. */
export interface PageFonts {
  readonly display?: string | undefined;
  readonly ui?: string | undefined;
  /** The letters of headlines as a `data:` address, for a page that can fetch nothing. */
  readonly headline?: string | undefined;
  /** The rupee sign of `ui`. */
  readonly rupee?: string | undefined;
}

/** Fonts of pages without the shop's front end: shown in the device's letters until they are here. */
export function fontFaces({ display, ui, rupee }: PageFonts): string {
  const face = (family: string, address: string | undefined, rest: string) =>
    address === undefined
      ? ''
      : `@font-face{font-family:${family};src:url("${address}") format("woff2");font-display:swap;font-weight:${rest}}`;
  return (
    face('Tiro', display, '400') + face('Anek', ui, '400 700') + face('Anek', rupee, '400 700;unicode-range:U+20B9')
  );
}

let ownFaces = '';
const letters = new Map<string, string>();

/**
 * Gives the pages behind links the shop's own fonts, and the server's own pages the letters of each language, as this
 * build has them; other languages load nothing.
 */
export function setLetters(faces: Letters, fonts: PageFonts): void {
  ownFaces = styleElement(fontFaces(fonts));
  for (const [language, all = []] of Object.entries(faces)) {
    // Phones have these letters beyond any list of families: they are read at once, and ours take their place.
    const css = all.map(
      ({ family, address, weight }) =>
        `@font-face{font-family:${family};src:url("${address}") format("woff2");font-display:swap;font-weight:${weight};unicode-range:U+0900-097F,U+200C-200D,U+25CC}`,
    );
    // The signs above and below the line need room.
    const rules =
      'body{font-family:Anek,system-ui,Text,sans-serif;line-height:1.6}h1{font-family:Tiro,Georgia,Late,Text,serif;line-height:1.3;letter-spacing:0}';
    letters.set(language, styleElement(css.join('') + rules));
  }
}

/** The style of a language's letters, after a page's own; '' for those that need none. */
export function lettersIn(language: Language): string {
  return letters.get(language) ?? '';
}

/** Keeps a page out of search engines. */
export const noIndex = '<meta name="robots" content="noindex">';

/** A page that a message links to. */
export interface LinkPage {
  readonly shopName: string;
  /** The tab's title; the heading by default. */
  readonly title?: string;
  readonly heading: string;
  readonly body: string;
  readonly head?: string;
  /** Room for a table. */
  readonly isWide?: boolean;
  /** What it is written in; English by default. */
  readonly language?: Language;
}

/** The frame of these pages: the shop's name, linked to the shop, and a heading. */
export function linkPage({
  shopName,
  heading,
  title = heading,
  body,
  head = '',
  isWide = false,
  language = 'en',
}: LinkPage): string {
  return fillShell({
    lang: tagOf(language),
    head: `<title>${escaped(title)}</title>${noIndex}<meta name="referrer" content="no-referrer">${ownFaces}${letterStyle}${lettersIn(language)}${head}`,
    body: `<main${isWide ? ' class="wide"' : ''}><a class="shop" href="${addressIn(language, '/')}"><img src="/favicon.svg" alt="">${escaped(shopName)}</a><h1>${escaped(heading)}</h1>${body}</main>`,
  });
}

/** Writes a page in a language and sends it: behind a signed link, never cached, and without a referrer. */
export async function sendLinkPage(
  reply: FastifyReply,
  language: Language,
  page: () => LinkPage,
): Promise<FastifyReply> {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(writtenIn(language, () => linkPage({ ...page(), language })));
}

/** A small static page without scripts or the shop's front end. */
export function plainPage(title: string, body: string, head = ''): string {
  return fillShell({
    head: `<title>${escaped(title)}</title>${noIndex}${head}${style}`,
    body: `<main><h1>${escaped(title)}</h1>${body}</main>`,
  });
}
