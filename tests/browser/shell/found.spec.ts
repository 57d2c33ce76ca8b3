import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../support/test.ts';

/** Rules of the HTML standard; what is a matter of taste or of how React writes is left out. */
const html = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Every script is the site's own.
  rules: { 'require-sri': 'off' },
});

/** Every address that the sitemap names. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await (await fetch(origin + path)).text();
    return [...text.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, location = '']) => location.replace(origin, ''));
  };
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map(locations))).flat();
}

/** Pages that nobody shall find by a search, or by an address of their own, are valid all the same. */
const unlisted = [
  '/blog?category=plants',
  '/shop?sort=price-asc',
  '/login',
  '/register',
  '/offline',
  '/no-such-page',
];
/** What machines read of the shop, and follow. */
const fed = ['/feed.xml', '/products.xml', '/robots.txt', '/sitemap.xml', '/site.webmanifest'];

/** Addresses on this site that a page leads to, loads, or names for a screen, a messenger or a search engine. */
function linksOf(text: string, origin: string, path: string): string[] {
  const texts = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const links = [
    ...texts(/<(?:a|link|img|script|source|use|form|iframe|video)\b[^>]*?\s(?:href|src|action|poster)="([^"]*)"/gu),
    ...texts(/\ssrcset="([^"]*)"/giu).flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ),
    ...texts(/<meta (?:property|name)="[\w:]*(?:image|url)" content="([^"]*)"/gu),
    ...namedIn(texts(/<script type="application\/ld\+json">([^<]*)<\/script>/gu).join(' '), origin),
  ];
  return links
    .map((link) => new URL(link.replaceAll('&amp;', '&'), origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Whole addresses of this site in any text, and those that a manifest has as paths. */
function namedIn(text: string, origin: string): string[] {
  const whole = [...text.matchAll(/https?:\/\/[^\s"'<>\\\]]+/gu)].map(([found]) => found.replaceAll('&amp;', '&'));
  const paths = [...text.matchAll(/"(?:src|url|start_url)":"(\/[^"]*)"/gu)].map(([, path = '']) => origin + path);
  return [...whole, ...paths].filter((address) => address.startsWith(`${origin}/`));
}

/** What a search engine would refuse of a page's structured data. */
async function structuredFaults(text: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true }).parse(text);
  if (Object.keys(data.jsonld).length === 0) return ['no structured data'];
  const issues = await new Validator().validate(data);
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`);
}

test('RTE-05 the look at structured data sees what is missing @desktop', async () => {
  const product = { '@context': 'https://schema.org', '@type': 'Product', offers: { '@type': 'Offer' } };
  const script = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
  expect((await structuredFaults(script)).length).toBeGreaterThan(0);
  expect(await structuredFaults('<p>Nothing</p>')).toEqual(['no structured data']);
});

test('RTE-01 RTE-05 every page that can be found is valid HTML with valid structured data, and no link on it is broken @desktop', async ({
  shop,
}) => {
  const origin = shop.url;
  const paths = await sitemapPaths(origin);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/shop', '/shop/sleep-mantra', '/blog/neem-is-bitter', '/legal/privacy']),
  );
  const links = new Map<string, string>();
  const faults: string[] = [];
  for (const path of [...paths, ...unlisted]) {
    const answer = await fetch(origin + path);
    const text = await answer.text();
    if (answer.status !== (path === '/no-such-page' ? 404 : 200)) faults.push(`${path}: ${answer.status}`);
    const report = await html.validateString(text);
    for (const { messages } of report.results) {
      faults.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector}`));
    }
    if (paths.includes(path)) faults.push(...(await structuredFaults(text)).map((fault) => `${path}: ${fault}`));
    for (const link of linksOf(text, origin, path)) if (link !== '/no-such-page') links.set(link, path);
  }
  for (const path of fed) {
    const answer = await fetch(origin + path);
    if (answer.status !== 200) faults.push(`${path}: ${answer.status}`);
    const named = namedIn(await answer.text(), origin);
    if (named.length === 0) faults.push(`${path} names nothing`);
    for (const address of named) links.set(address.replace(origin, ''), path);
  }
  const kinds = [/\.avif$/u, /^\/og\//u, /^\/share\//u, /^\/icon-/u, /^\/sitemap-journal/u, /^\/blog\?category=/u];
  expect(kinds.filter((kind) => ![...links.keys()].some((link) => kind.test(link)))).toEqual([]);
  for (const [link, from] of links) {
    const { status } = await fetch(origin + link, { redirect: 'follow' });
    if (status >= 400) faults.push(`${from} leads to ${link}: ${status}`);
  }
  expect(faults).toEqual([]);
});
