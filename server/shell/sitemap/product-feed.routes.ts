import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { membershipSku, type Product } from '../../../src/domain/catalogue/product/product.ts';
import { readProducts } from '../../catalogue/product.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { escaped } from '../../platform/http/html.ts';
import { readProductPages } from './sitemap.queries.ts';
import { siteOf } from '../../platform/start/site.ts';

const batch = 500;
/** Maximum products a catalogue service accepts in one file. */
const maxProducts = 150_000;

/** /products.xml: the catalogue for shopping services, RSS 2.0 with Google's fields. */
export function registerProductFeed(app: FastifyInstance, context: ShopContext): void {
  app.get('/products.xml', async (_request, reply) => {
    const { origin, business } = await siteOf(context);
    const feed = Readable.from(feedOf(context, origin, business.shopName), { encoding: 'utf8' });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(feed);
  });
}

async function* feedOf({ database }: ShopContext, origin: string, shopName: string): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>';
  yield `<title>${escaped(shopName)}</title><link>${escaped(origin)}</link><description>Products of ${escaped(shopName)}</description>`;
  let after = '';
  for (let count = 0; count < maxProducts; count += batch) {
    const pages = await readProductPages(database.replica, { limit: batch, after });
    const products = await readProducts(
      database.replica,
      pages.map(({ sku }) => sku),
    );
    yield products
      .filter(isForShoppingServices)
      .map((product) => itemOf(product, origin, shopName))
      .join('');
    after = pages.at(-1)?.sku ?? after;
    if (pages.length < batch) break;
  }
  yield '</channel></rss>';
}

/** Shopping services refuse prescription products, and products without a price or a picture. */
function isForShoppingServices({ sku, images, needsPrescription, price }: Product): boolean {
  return sku !== membershipSku && needsPrescription !== true && price > 0 && images.length > 0;
}

function itemOf(product: Product, origin: string, shopName: string): string {
  const [image = '', ...others] = product.images;
  const fields: [string, string][] = [
    ['g:id', product.sku],
    ['g:title', product.name],
    ['g:description', product.description || product.tagline || product.name],
    ['g:link', `${origin}/shop/${product.sku}`],
    ['g:image_link', origin + image],
    ...others.slice(0, 10).map((other): [string, string] => ['g:additional_image_link', origin + other]),
    ['g:availability', product.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', `${product.price}.00 INR`],
    ['g:brand', shopName],
    ['g:condition', 'new'],
    ['g:product_type', product.category],
    ['g:identifier_exists', 'no'],
  ];
  return `<item>${fields.map(([name, value]) => `<${name}>${escaped(value)}</${name}>`).join('')}</item>`;
}
