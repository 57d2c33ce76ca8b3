import type { Site } from '../../../src/domain/shell/site/site.ts';
import { fillShell } from '../../platform/http/shell.ts';
import type { PageTags, Rendered } from './front-end.ts';

export type Scheme = 'light' | 'dark';

/** The whole HTML of a page. Nothing in it is anybody's own, but for the colour scheme. */
export function documentOf(rendered: Rendered, tags: PageTags, site: Site, scheme: Scheme | null): string {
  const schemeAttribute = scheme === null ? '' : ` data-scheme="${scheme}"`;
  return fillShell({
    attributes: `data-season="${site.season}"${schemeAttribute}`,
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
