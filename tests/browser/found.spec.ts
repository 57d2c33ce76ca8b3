import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate } from 'html-validate';
import { expect, test } from './support/test.ts';

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

/** Addresses on this site that a page leads to or loads. */
function linksOf(text: string, origin: string, path: string): string[] {
  const found = [...text.matchAll(/<(?:a|link|img|script|source|use)\b[^>]*?\s(?:href|src)="([^"]*)"/gu)];
  return found
    .map(([, link = '']) => new URL(link.replaceAll('&amp;', '&'), origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
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
  test.setTimeout(60_000);
  const origin = shop.url;
  const paths = await sitemapPaths(origin);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/shop', '/shop/sleep-mantra', '/blog/neem-is-bitter', '/legal/privacy']),
  );
  const links = new Map<string, string>();
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await fetch(origin + path);
    const text = await answer.text();
    if (answer.status !== 200) faults.push(`${path}: ${answer.status}`);
    const report = await html.validateString(text);
    for (const { messages } of report.results) {
      faults.push(...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector}`));
    }
    faults.push(...(await structuredFaults(text)).map((fault) => `${path}: ${fault}`));
    for (const link of linksOf(text, origin, path)) links.set(link, path);
  }
  for (const [link, from] of links) {
    const { status } = await fetch(origin + link, { redirect: 'follow' });
    if (status >= 400) faults.push(`${from} leads to ${link}: ${status}`);
  }
  expect(faults).toEqual([]);
});
