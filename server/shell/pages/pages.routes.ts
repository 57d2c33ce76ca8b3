import { askedChoice, choicePath } from '../../../src/domain/catalogue/product/option.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { blogQueryString, parseBlogQuery } from '../../../src/domain/content/blog/blog.ts';
import { productQueryString, parseProductQuery } from '../../../src/domain/catalogue/catalogue.ts';
import { loadPage, type PageSource } from '../../../src/domain/shell/page/load-page.ts';
import type { Page } from '../../../src/domain/shell/page/page.ts';
import { audienceOf } from '../../../src/domain/shell/page/section.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { addressIn, placeAt } from '../../../src/domain/shell/page/address.ts';
import type { Site } from '../../../src/domain/shell/site/site.ts';
import { hrefOf, matchRoute, redirectOf, type Location } from '../../../src/domain/shell/page/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { DatabaseUnavailable } from '../../platform/database/connection/database-unavailable.ts';
import { styleAttributesOf, styleSource } from '../../platform/http/guard/content-policy.ts';
import { escaped, linkPage, setLetters } from '../../platform/http/html.ts';
import { writtenIn } from '../../platform/http/words.ts';
import { networkOf } from '../../platform/http/guard/network.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { siteOf } from '../../platform/start/site.ts';
import { registerApiPage } from './api-page.routes.ts';
import { documentOf, schemeOf, type Scheme } from './document.ts';
import type { FrontEnd } from './front-end.ts';
import { serveBuiltFiles } from './built-files.routes.ts';
import { createPageSource } from './page-source.ts';
import { createPageCache, encodingFor, type CachedPage, type MadePage } from './page-cache.ts';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';
import { noScriptStyle } from './no-script.ts';
import { rehearsalBarStyle } from '../rehearsal/rehearsal-bar.ts';
import { registerOffline } from '../offline/offline.routes.ts';
import { registerFlows } from './flows.routes.ts';
import { registerProductFeed } from '../sitemap/product-feed.routes.ts';
import { registerShareImages } from '../share-image/share-image.routes.ts';
import { registerSitemap } from '../sitemap/sitemap.routes.ts';

const forEverybody = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
/**
 * A page depends on two cookies. A CDN that is set up for the shop asks it whenever one of them is there
 * (docs/scale.md); any other cache in between has to compare all cookies.
 */
const anyCookie = 'accept-encoding, cookie';
const noCookie = 'accept-encoding';
const maxPages = 400;
const maxPassing = 100;
/** URLs up to this length are used as cache keys; longer ones are hashed. */
const longestName = 200;

/** Every page of the shop, rendered once for everyone and cached briefly. */
export async function registerPages(app: FastifyInstance, context: ShopContext, frontEnd: FrontEnd): Promise<void> {
  const { clientDir, freshMs } = frontEnd;
  const open = countRequests(app);
  let pages = 0;
  const queue = createRenderQueue(() => open() > pages);
  const now = () => context.clock().getTime();
  const cache = createPageCache({ freshMs, maxPages, maxPassing, now, isBusy: () => queue.isFull });
  const sourceIn = createPageSource(context);
  await context.database.listen('catalogue', () => cache.clear());
  await serveIcons(app, clientDir);
  await serveBuiltFiles(app, clientDir);
  setLetters(frontEnd.letters, frontEnd.fonts);
  registerOffline(app, context, frontEnd);
  registerShareImages(app, context, clientDir);
  registerSitemap(app, context, frontEnd);
  registerProductFeed(app, context);
  registerFlows(app, context, frontEnd);
  registerApiPage(app, context, frontEnd);
  app.get('/*', async (request, reply) => {
    pages += 1;
    reply.raw.once('close', () => {
      pages -= 1;
    });
    const { language, location } = askedPlace(request.url, frontEnd);
    const redirect = redirectOf(location.path);
    if (redirect !== null) {
      const moved = addressIn(language, redirect + location.search);
      return reply.header('cache-control', forEverybody).redirect(moved, 301);
    }
    const scheme = schemeOf(request.headers.cookie);
    const shared = sharedLocation(location);
    const isClosed = hasClosedBanner(request);
    const key = { name: nameOf({ language, location: shared, scheme, isClosed }), isPassing: isPassing(shared) };
    const page = await cache
      .get(key, async () =>
        queue.make(networkOf(request.ip), async () =>
          made(
            { context, frontEnd, source: sourceIn(language), queue },
            { language, location: shared, scheme, isClosed },
          ),
        ),
      )
      .catch((error: unknown) => writtenIn(language, () => busyPage(context, request, { error, language })));
    if (typeof page === 'string') {
      return reply.code(503).headers(busyHeaders).type('text/html; charset=utf-8').send(page);
    }
    if (page.location !== null) {
      return reply.header('cache-control', forEverybody).redirect(page.location, page.status);
    }
    const isOwn = scheme !== null || isClosed;
    return sendPage(request, reply, page, { isOwn, vary: context.settings.cdn === null ? anyCookie : noCookie });
  });
}

/** The other files of the build: a route for each of the few. */
async function serveIcons(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    index: false,
    preCompressed: true,
    root: clientDir,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=3600');
    },
  });
}

/** Returns how many requests are being answered. */
function countRequests(app: FastifyInstance): () => number {
  let count = 0;
  app.addHook('onRequest', (_request, { raw }, done) => {
    count += 1;
    raw.once('close', () => {
      count -= 1;
    });
    done();
  });
  return () => count;
}

/** The page that is asked for. Below the prefix of a language that the pages aren't there in, there is none. */
function askedPlace(url: string, { languages }: Pick<FrontEnd, 'languages'>) {
  const place = placeAt(url);
  return languages.includes(place.language)
    ? place
    : { language: 'en' as const, location: { path: url.split('?')[0] ?? '/', search: '' } };
}

interface Wanted {
  readonly language: Language;
  readonly location: Location;
  readonly scheme: Scheme | null;
  /** Whether this visit has closed the banners. */
  readonly isClosed: boolean;
}

interface Maker {
  readonly context: ShopContext;
  readonly frontEnd: FrontEnd;
  readonly source: PageSource;
  readonly queue: RenderQueue;
}

async function made(
  { context, frontEnd, source, queue }: Maker,
  { language, location, scheme, isClosed }: Wanted,
): Promise<MadePage> {
  const [page, whole] = await Promise.all([loadPage(location, source), siteOf(context, language)]);
  const moved = movedTo(page, location);
  if (moved !== null) return { status: 301, html: Buffer.alloc(0), location: addressIn(language, moved) };
  const { languages } = frontEnd;
  const site: Site = {
    ...whole,
    ...(isClosed ? { banners: [] } : {}),
    ...(languages.length > 1 ? { languages } : {}),
  };
  const rendered = await queue.render(async () => frontEnd.render({ location, page, site }, language));
  const tags = frontEnd.tagsOf(rendered.modules, language);
  return {
    styles: [
      ...tags.styles,
      styleSource(noScriptStyle),
      ...(site.rehearsal ? [styleSource(rehearsalBarStyle)] : []),
    ],
    styleAttributes: styleAttributesOf(rendered.html),
    status: page.route === 'not-found' ? 404 : 200,
    html: documentOf(rendered, tags, { site, scheme, language }),
  };
}

/** The cache key of a page: equal keys are equal pages. */
function nameOf({ language, location, scheme, isClosed }: Wanted): string {
  const href = addressIn(language, hrefOf(location));
  const place = href.length <= longestName ? href : createHash('sha256').update(href).digest('base64url');
  return `${scheme ?? ''} ${isClosed ? 'closed ' : ''}${place}`;
}

/** One of an unlimited set: a search text, or a path below a page. */
function isPassing({ path, search }: Location): boolean {
  const { route, params } = matchRoute(path);
  if (search !== '' || route === 'not-found') return true;
  return route === 'dashboard' && (params['*'] !== '' || audienceOf(params['section'] ?? '', '') === null);
}

const busyHeaders = { 'retry-after': '2', 'cache-control': 'no-store' };

/** The lightweight page shown when a page can't be rendered, in the language that `writtenIn` gives; rethrows any other error. */
function busyPage(
  { settings, log }: ShopContext,
  { id }: FastifyRequest,
  { error, language }: { readonly error: unknown; readonly language: Language },
): string {
  const isBusy = error instanceof ProblemError && error.slug === 'temporarily-unavailable';
  if (!isBusy && !(error instanceof DatabaseUnavailable)) throw error;
  log.warn({ id, err: error }, 'a page could not be made now');
  return linkPage({
    shopName: settings.business.shopName,
    heading: t`The shop is very busy`,
    body: `<p>${escaped(t`Try again in a few seconds. Your cart stays as it is.`)}</p><p><a class="button" href="">${escaped(t`Try again`)}</a></p>`,
    language,
  });
}

/** The current location of a page requested by an old URL. */
function movedTo(page: Page, { path }: Location): string | null {
  if (page.route !== 'post' || matchRoute(path).params['slug'] === page.post.slug) return null;
  return `/blog/${page.post.slug}`;
}

/**
 * The normalised location a page is rendered for. Equivalent query strings share it and others are dropped, so that
 * nobody gets a page with somebody else's order or return path in it.
 */
function sharedLocation({ path, search }: Location): Location {
  const { route } = matchRoute(path);
  if (route === 'shop') return { path, search: productQueryString(parseProductQuery(search)) };
  if (route === 'product') return { path, search: choicePath(askedChoice(search)) };
  return { path, search: route === 'blog' ? blogQueryString(parseBlogQuery(search)) : '' };
}

function hasClosedBanner(request: FastifyRequest): boolean {
  return /(?:^|;\s*)banner=closed(?:;|$)/u.test(request.headers.cookie ?? '');
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { isOwn, vary }: { readonly isOwn: boolean; readonly vary: string },
) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.styleSources = { styles: page.styles, styleAttributes: page.styleAttributes };
  reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', isOwn ? 'private, max-age=0' : forEverybody)
    .header('vary', vary)
    .header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}
