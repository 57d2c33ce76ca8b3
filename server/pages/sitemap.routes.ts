import type { FastifyInstance } from 'fastify';
import { legalDocuments } from '../../src/domain/content/legal.ts';
import { readPostPaths } from '../blog/blog.queries.ts';
import type { ShopContext } from '../context.ts';
import { siteOf } from '../start/site.ts';

const pagePaths = [
  '/',
  '/shop',
  '/about',
  '/contact',
  '/faq',
  '/blog',
  ...legalDocuments.map(({ slug }) => `/legal/${slug}`),
];
const mostProducts = 100;

/** /sitemap.xml and /robots.txt (RTE-05). */
export function registerSitemap(app: FastifyInstance, context: ShopContext): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const { origin } = await siteOf(context);
    const paths = [...pagePaths];
    for (let offset = 0; ; offset += mostProducts) {
      const { products, total } = await context.catalogue.list({ limit: mostProducts, offset });
      paths.push(...products.map(({ sku }) => `/shop/${sku}`));
      if (products.length === 0 || paths.length - pagePaths.length >= Math.min(total, 45_000)) break;
    }
    const posts = await readPostPaths(context.database, context.clock());
    const urls = [
      ...paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
      ...posts.map(
        ({ slug, updated_at: at }) =>
          `<url><loc>${origin}/blog/${slug}</loc><lastmod>${at.toISOString()}</lastmod></url>`,
      ),
    ].join('');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      );
  });
  app.get('/robots.txt', async (_request, reply) => {
    const { origin } = await siteOf(context);
    const closed = [
      '/checkout',
      '/dashboard',
      '/login',
      '/register',
      '/order-success',
      '/popup-test',
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
