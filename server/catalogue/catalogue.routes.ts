import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { getProduct, listProducts } from '../../src/contract/catalogue/product/product.calls.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { problem } from '../platform/http/problem.ts';
import { EncodedAnswer, route } from '../platform/http/route.ts';
import type { CatalogueQuery } from './catalogue.ts';
import { Cached } from './cached.ts';

/** Maximum age of a list in milliseconds, and in seconds for the header. */
const lifetime = 10_000;
const cacheControl = 'public, max-age=10';
const maxLists = 500;

interface ListAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

/** Equivalent queries share one cached response. */
function keyOf({ q, category, flavour, minPrice, maxPrice, sort, limit, offset }: CatalogueQuery): string {
  return JSON.stringify([q, category, flavour, minPrice, maxPrice, sort, limit, offset]);
}

export function catalogueRoutes(app: FastifyInstance, context: ShopContext): void {
  const answers = new Cached<ListAnswer>({ name: 'lists', lifetime, max: maxLists });
  context.catalogue.onChange(() => answers.outdate());

  route(app, context, listProducts, async ({ query }, reply) => {
    const { body, etag } = await answers.one(keyOf(query), async () => {
      const list = await context.catalogue.list(query);
      const text = reply.serializeInput({ ...list }, String(listProducts.status));
      const encoded = Buffer.from(typeof text === 'string' ? text : JSON.stringify(text));
      return { body: encoded, etag: `"${createHash('sha1').update(encoded).digest('base64url')}"` };
    });
    reply.headers({ 'cache-control': cacheControl, etag });
    return new EncodedAnswer(body);
  });

  route(app, context, getProduct, async ({ params: { sku } }, reply) => {
    const product = await context.catalogue.product(sku);
    if (!product) throw problem('not-found', { detail: 'This product isn’t in the shop' });
    reply.header('cache-control', cacheControl);
    return product;
  });
}
