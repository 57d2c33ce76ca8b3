import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { legalDocuments } from '../../../src/domain/content/content/legal.ts';
import { Cached } from '../../platform/list/cached.ts';
import { readPostPaths } from '../../content/blog/blog.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { type Language, languages as all, tagOf } from '../../../src/domain/kit/text/language.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { escaped } from '../../platform/http/html.ts';
import { problem } from '../../platform/http/problem.ts';
import { siteOf } from '../../platform/start/site.ts';
import { readFileStarts, readPagesBetween } from './sitemap.queries.ts';

const pagePaths = [
  '/',
  '/shop',
  '/about',
  '/contact',
  '/faq',
  '/blog',
  ...legalDocuments.map(({ slug }) => `/legal/${slug}`),
];

/** Pages of one person, or of a step; no search engine reads them, in any language. */
const privatePages = ['/checkout', '/dashboard', '/login', '/register', '/order-success', '/pay/', '/popup-test'];

/** A file is written in one go: ten thousand keep everybody else waiting for 300 ms. The limit is 50,000 addresses. */
const productsAFile = 1000;

/** Milliseconds that the files stay divided as they are; what is added meanwhile makes one of them longer. */
const lifetime = 600_000;

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Place {
  readonly path: string;
  readonly changedAt?: Date;
}

const fileNumber = z.object({ number: z.coerce.number().check(z.int(), z.gte(1), z.lte(50_000)) });

/** /sitemap.xml, an index that grows with the catalogue, its files, and /robots.txt. */
export function registerSitemap(
  app: FastifyInstance,
  context: ShopContext,
  { languages }: { readonly languages: readonly Language[] },
): void {
  const { database, clock } = context;
  const starts = new Cached<readonly string[]>({ lifetime, max: 1 });
  const fileStarts = async () => starts.one('', async () => readFileStarts(database.replica, productsAFile));

  app.get('/sitemap.xml', async (_request, reply) => {
    const { origin } = await siteOf(context);
    const files = await fileStarts();
    const paths = [
      '/sitemap-pages.xml',
      '/sitemap-journal.xml',
      ...files.map((_, index) => `/sitemap-products-${index + 1}.xml`),
    ];
    return sendIndex(reply, origin, paths);
  });

  app.get('/sitemap-pages.xml', async (_request, reply) => {
    const { origin } = await siteOf(context);
    return sendPages(
      reply,
      { origin, languages },
      pagePaths.map((path) => ({ path })),
    );
  });

  app.get('/sitemap-journal.xml', async (_request, reply) => {
    const { origin } = await siteOf(context);
    const posts = await readPostPaths(database.replica, clock());
    const places = posts.map(({ slug, updated_at: changedAt }) => ({ path: `/blog/${slug}`, changedAt }));
    return sendPages(reply, { origin, languages }, places);
  });

  app.get('/sitemap-products-:number.xml', async (request, reply) => {
    const { origin } = await siteOf(context);
    const asked = z.safeParse(fileNumber, request.params);
    if (!asked.success) throw problem('not-found');
    const files = await fileStarts();
    const from = files[asked.data.number - 1];
    if (from === undefined) throw problem('not-found');
    const products = await readPagesBetween(database.replica, { from, before: files[asked.data.number] });
    const places = products.map(({ sku, updated_at: changedAt }) => ({ path: `/shop/${sku}`, changedAt }));
    return sendPages(reply, { origin, languages }, places);
  });

  app.get('/robots.txt', async (_request, reply) => {
    const { origin } = await siteOf(context);
    const closed = [
      ...all.flatMap((each) => privatePages.map((path) => addressIn(each, path))),
      '/v1/',
      '/sandbox/',
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`,
      );
  });
}

function sendIndex(reply: FastifyReply, origin: string, paths: readonly string[]): FastifyReply {
  const entries = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`);
  return sendXml(reply, `<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`);
}

interface Spoken {
  readonly origin: string;
  readonly languages: readonly Language[];
}

/** The pages in every language, each with its other languages beside it. */
function sendPages(reply: FastifyReply, { origin, languages }: Spoken, places: readonly Place[]): FastifyReply {
  const hasOthers = languages.length > 1;
  const entries = places.flatMap(({ path, changedAt }) => {
    const addressOf = (language: Language) => escaped(origin + addressIn(language, path));
    const link = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
    const others = hasOthers
      ? languages.map((each) => link(tagOf(each), addressOf(each))).join('') + link('x-default', addressOf('en'))
      : '';
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return languages.map((each) => `<url><loc>${addressOf(each)}</loc>${changed}${others}</url>`);
  });
  const others = hasOthers ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return sendXml(reply, `<urlset xmlns="${schema}"${others}>${entries.join('')}</urlset>`);
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
