import type { FastifyInstance } from 'fastify';
import { escaped, noIndex } from '../../platform/http/html.ts';
import { fillShell } from '../../platform/http/shell.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Settings } from '../../platform/start/settings.ts';
import { schemeOf, themeAttributes, type Scheme } from './document.ts';
import type { FrontEnd } from './front-end.ts';

const description = '<a href="/openapi.json">/openapi.json</a>';

/** The API reference at /docs: /openapi.json, rendered in the browser. */
export function registerApiPage(
  app: FastifyInstance,
  { settings }: ShopContext,
  { apiPage }: Pick<FrontEnd, 'apiPage'>,
): void {
  app.get('/docs', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(apiPageOf(settings, schemeOf(request.headers.cookie), apiPage)),
  );
}

/** The HTML shown while the reference loads, with links to other formats. */
export function apiPageOf(
  { business, season }: Pick<Settings, 'business' | 'season'>,
  scheme: Scheme | null,
  { head, script }: FrontEnd['apiPage'],
): string {
  const shopName = escaped(business.shopName);
  const title = `API of ${shopName}`;
  return fillShell({
    attributes: themeAttributes(season, scheme),
    head: `<title>${title}</title>${noIndex}${head}`,
    body: [
      '<a class="api-skip" href="#calls">Skip to the calls</a>',
      `<header class="api-head"><a href="/">${shopName}</a></header>`,
      `<main class="api-main"><h1>${title}</h1>`,
      '<p class="api-intro">Every call of the shop, for its own pages and for other programs. Send JSON; amounts are whole',
      ` rupees. The description itself, for tools, is ${description} (OpenAPI 3.1).</p>`,
      '<div id="calls" tabindex="-1"><p role="status">Loading the calls …</p></div>',
      `<noscript><p>This page needs JavaScript. The same is in ${description}.</p></noscript></main>`,
      script,
    ].join(''),
  });
}
