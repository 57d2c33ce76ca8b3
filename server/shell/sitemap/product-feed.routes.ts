import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { choicePath } from '../../../src/domain/catalogue/product/option.ts';
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
      .flatMap((product) => itemsOf(product, origin, shopName))
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

/** One item, or one for each option, which services show as one product. */
function itemsOf(product: Product, origin: string, shopName: string): string[] {
  const { options = [], sku, images } = product;
  if (options.length === 0) return [itemOf(product, origin, shopName)];
  return options.map((option) => {
    const { variant, flavour, price, stock, image } = option;
    const name = [product.name, flavour, variant].filter((part) => part !== '').join(', ');
    const pictures = image ? [image, ...images.filter((other) => other !== image)] : images;
    const code = option.sku || [sku, variant, flavour].filter((part) => part !== '').join(' ');
    const label = product.label && { ...product.label, netAmount: option.netAmount ?? product.label.netAmount };
    return itemOf({ ...product, name, price, stock, images: pictures, label }, origin, shopName, {
      id: code,
      query: choicePath(option),
      more: [['g:item_group_id', sku], ...(variant === '' ? [] : [['g:size', variant] as const])],
    });
  });
}

/** What services work the price of 100 g or 100 ml out from. */
function measureOf({ label }: Product): readonly (readonly [string, string])[] {
  if (!label || label.netAmount === null || label.netUnit === 'pieces') return [];
  const { netAmount, netUnit } = label;
  return [
    ['g:unit_pricing_measure', `${netAmount}${netUnit}`],
    ['g:unit_pricing_base_measure', `100${netUnit}`],
  ];
}

interface OptionFields {
  readonly id: string;
  readonly query: string;
  readonly more: readonly (readonly [string, string])[];
}

function itemOf(
  product: Product,
  origin: string,
  shopName: string,
  { id, query, more }: OptionFields = { id: product.sku, query: '', more: [] },
): string {
  const [image = '', ...others] = product.images;
  const fields: (readonly [string, string])[] = [
    ['g:id', id],
    ['g:title', product.name],
    ['g:description', product.description || product.tagline || product.name],
    ['g:link', `${origin}/shop/${product.sku}${query}`],
    ['g:image_link', origin + image],
    ...others.slice(0, 10).map((other): [string, string] => ['g:additional_image_link', origin + other]),
    ['g:availability', product.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', `${product.price}.00 INR`],
    ['g:brand', shopName],
    ['g:condition', 'new'],
    ['g:product_type', product.category],
    ['g:identifier_exists', 'no'],
    ...measureOf(product),
    ...more,
  ];
  return `<item>${fields.map(([name, value]) => `<${name}>${escaped(value)}</${name}>`).join('')}</item>`;
}
