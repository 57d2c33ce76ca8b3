import { type Language, tagOf } from '../../../src/domain/kit/text/language.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import type { Site } from '../../../src/domain/shell/site/site.ts';
import { rehearsalBar } from '../rehearsal/rehearsal-bar.ts';
import { shellAround } from '../../platform/http/shell.ts';
import type { PageTags, Rendered } from './front-end.ts';
import { noScript, noScriptHead } from './no-script.ts';

export type Scheme = 'light' | 'dark';

/** The visitor's choices for all pages, from cookies; null means the device decides. */
export function schemeOf(cookies = ''): Scheme | null {
  const found = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/u.exec(cookies)?.[1];
  return found === 'light' || found === 'dark' ? found : null;
}

/** The colours of a page, as attributes of its root element. */
export function themeAttributes(season: Site['season'], scheme: Scheme | null): string {
  return `data-season="${season}"${scheme === null ? '' : ` data-scheme="${scheme}"`}`;
}

/** Of the tags of a page's code, which are half of its bytes and the same for many pages. */
const encoded = new WeakMap<PageTags, Buffer>();

/**
 * The complete HTML of a page, in UTF-8. Contains nothing personal except the colour scheme. It is put together as bytes: as
 * one text it would take twice the memory, several times over.
 */
export function documentOf(
  rendered: Rendered,
  tags: PageTags,
  { site, scheme, language }: { readonly site: Site; readonly scheme: Scheme | null; readonly language: Language },
): Buffer {
  const tagsHead = encoded.get(tags) ?? Buffer.from(tags.head);
  encoded.set(tags, tagsHead);
  const pieces = shellAround<string | Buffer>({
    lang: tagOf(language),
    attributes: `${themeAttributes(site.season, scheme)} data-fonts="late"`,
    head: [
      rendered.head,
      tagsHead,
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
        `<meta name="theme-color" content="${site.season === 'diwali' ? '#5A1230' : '#17452F'}">` +
        `<link rel="manifest" href="${addressIn(language, '/site.webmanifest')}">` +
        '<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Journal">',
      noScriptHead,
    ],
    body: [
      site.rehearsal ? rehearsalBar(site.rehearsal) : '',
      noScript(language),
      '<div id="root">',
      rendered.html,
      '</div><script id="initial" type="application/json">',
      rendered.state,
      `</script>${tags.script}`,
    ],
  });
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
