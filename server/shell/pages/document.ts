import type { Site } from '../../../src/domain/shell/site/site.ts';
import { fillShell } from '../../platform/http/shell.ts';
import type { PageTags, Rendered } from './front-end.ts';

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

/** The complete HTML of a page. Contains nothing personal except the colour scheme. */
export function documentOf(rendered: Rendered, tags: PageTags, site: Site, scheme: Scheme | null): string {
  return fillShell({
    attributes: `${themeAttributes(site.season, scheme)} data-fonts="late"`,
    head: [
      rendered.head,
      tags.head,
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      `<meta name="theme-color" content="${site.season === 'diwali' ? '#5A1230' : '#17452F'}">`,
      '<link rel="manifest" href="/site.webmanifest">',
      '<link rel="alternate" type="application/rss+xml" href="/feed.xml" title="Journal">',
    ].join(''),
    body: `<div id="root">${rendered.html}</div><script id="initial" type="application/json">${rendered.state}</script>${tags.script}`,
  });
}
