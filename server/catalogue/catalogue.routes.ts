import type { Language } from '../../src/domain/kit/text/language.ts';
import { t } from '../../src/domain/kit/text/text.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call } from '../../src/contract/call.ts';
import type { Product } from '../../src/domain/catalogue/product/product.ts';
import { listEmptySearches } from '../../src/contract/catalogue/empty-search.calls.ts';
import { getProduct, listProducts } from '../../src/contract/catalogue/product/product.calls.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { keptBytes } from '../platform/http/kept-bytes.ts';
import { problem } from '../platform/http/problem.ts';
import { EncodedAnswer, route } from '../platform/http/route.ts';
import type { CatalogueQuery } from './catalogue.ts';
import { languageOf } from '../platform/http/words.ts';
import { Cached } from '../platform/list/cached.ts';
import { countEmptySearch, emptySearchList } from './search/empty-search.queries.ts';
import { readPage } from '../platform/list/list.ts';
import { cardsIn, facetsIn, translatedProduct } from './translated-products.ts';

/** Maximum age of a list in milliseconds, and in seconds for the header. */
const lifetime = 10_000;
const cacheControl = 'public, max-age=10';
const maxLists = 500;

interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
}

/** An answer of a call as bytes to be kept, and the tag that tells whether somebody has them already. */
function encodedAnswer(call: Call, answer: Record<string, unknown>, reply: FastifyReply): Encoded {
  const text = reply.serializeInput(answer, String(call.status));
  const body = keptBytes(Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)));
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
}

/** Equivalent queries in a language share one cached response. */
function keyOf(
  { q, category, flavour, minPrice, maxPrice, sort, limit, offset }: CatalogueQuery,
  language: Language,
): string {
  return JSON.stringify([language, q, category, flavour, minPrice, maxPrice, sort, limit, offset]);
}

/**
 * Counts a search that found nothing. Only of whole lists, which somebody asked for on purpose: suggestions are asked for
 * at every letter. The list is answered whatever happens here.
 */
export async function noteEmpty(
  { database, clock, log }: Pick<ShopContext, 'database' | 'clock' | 'log'>,
  { q = '', offset = 0 }: Pick<CatalogueQuery, 'q' | 'offset'>,
  total: number,
): Promise<void> {
  if (q === '' || total > 0 || offset > 0) return;
  try {
    await countEmptySearch(database, q, clock());
  } catch (error) {
    log.warn({ err: error }, 'a search without a result wasn’t counted');
  }
}

export function catalogueRoutes(app: FastifyInstance, context: ShopContext): void {
  const answers = new Cached<Encoded>({ name: 'lists', lifetime, max: maxLists });
  context.catalogue.onChange(() => answers.outdate());

  route(app, context, listProducts, async ({ query }, reply) => {
    const language = languageOf(reply);
    const { body, etag } = await answers.one(keyOf(query, language), async () => {
      const { isWhole, ...list } = await context.catalogue.list(query);
      await noteEmpty(context, query, isWhole ? list.total : 0);
      const products = await cardsIn(context.catalogue, language, list.products);
      const facets = await facetsIn(context.catalogue, language, list.facets);
      return encodedAnswer(listProducts, { ...list, products, facets }, reply);
    });
    reply.headers({ 'cache-control': cacheControl, etag });
    return new EncodedAnswer(body);
  });

  // As long as the product and its stock are the same, in each language.
  const encoded = new WeakMap<Product, Map<Language, Encoded>>();
  route(app, context, getProduct, async ({ params: { sku } }, reply) => {
    const language = languageOf(reply);
    const product = await context.catalogue.product(sku);
    if (!product) throw problem('not-found', { detail: t`This product isn’t in the shop` });
    const kept = encoded.get(product) ?? new Map<Language, Encoded>();
    encoded.set(product, kept);
    const answer =
      kept.get(language) ??
      encodedAnswer(getProduct, { ...(await translatedProduct(context.catalogue, language, product)) }, reply);
    kept.set(language, answer);
    reply.headers({ 'cache-control': cacheControl, etag: answer.etag });
    return new EncodedAnswer(answer.body);
  });

  route(app, context, listEmptySearches, async ({ query }) => readPage(context.database, emptySearchList, query));
}
