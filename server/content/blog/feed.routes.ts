import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import type { ShopContext } from '../../platform/start/context.ts';
import { readFeed } from './blog.queries.ts';

const maxItems = 30;

/** /feed.xml: the blog as an RSS 2.0 feed with full texts. */
export function feedRoutes(app: FastifyInstance, { database, clock, settings, origin }: ShopContext): void {
  app.get('/feed.xml', async (_, reply) => {
    const home = origin();
    const posts = await readFeed(database.replica, clock(), maxItems);
    const { shopName, companyName } = settings.business;
    const feed = new Feed({
      id: `${home}/blog`,
      title: `${shopName}: from the journal`,
      description: 'About the plants, the kitchen and the season.',
      link: `${home}/blog`,
      language: 'en-IN',
      copyright: companyName,
      feedLinks: { rss: `${home}/feed.xml` },
      ...(posts[0] ? { updated: posts[0].updatedAt } : {}),
    });
    for (const { slug, title, summary, html, category, publishedAt } of posts) {
      const link = `${home}/blog/${slug}`;
      feed.addItem({
        id: link,
        link,
        title,
        description: summary,
        content: absolute(html, home),
        date: publishedAt,
        published: publishedAt,
        category: [{ name: category }],
      });
    }
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(feed.rss2());
  });
}

/** Feed readers need absolute URLs. */
function absolute(html: string, home: string): string {
  return html.replaceAll(/(?<attribute> (?:href|src)=")\//gu, `$<attribute>${home}/`);
}
