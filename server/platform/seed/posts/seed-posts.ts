import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { readingMinutes } from '../../../../src/domain/content/blog/blog.ts';
import { htmlOf, writtenCategories, writtenPosts } from './written-posts.ts';
import { writeTranslations } from '../../list/translation/translation.queries.ts';
import type { Session } from '../../database/session.ts';
import { cleanHtml, plainText } from '../../http/input/clean-html.ts';

/** The initial blog: categories and our own posts (CNT-01). */
export async function seedPosts(session: Session): Promise<void> {
  const categoryIds = new Map<string, string>();
  for (const [position, [slug, { name, hindi }]] of Object.entries(writtenCategories).entries()) {
    const id = randomUUID();
    categoryIds.set(slug, id);
    await session.execute(sql`
      INSERT INTO post_category (id, slug, name, position, created_at, updated_at)
      VALUES (${id}, ${slug}, ${name}, ${position}, now(), now())`);
    await writeTranslations(session, 'post-category', id, { hi: { name: hindi } });
  }
  for (const post of writtenPosts) {
    const id = randomUUID();
    const html = cleanHtml(htmlOf(post.sections));
    const publishedAt = new Date(`${post.publishedOn}T09:00:00+05:30`);
    await session.execute(sql`
      INSERT INTO post (id, slug, title, summary, category_id, product_sku, html, words, caution, sources, minutes,
        publish_at, created_at, updated_at)
      VALUES (${id}, ${post.slug}, ${post.title}, ${post.summary}, ${categoryIds.get(post.category)}, ${post.sku},
        ${html}, ${plainText(html)}, ${post.caution}, ${JSON.stringify(post.sources)}::jsonb, ${readingMinutes(html)},
        ${publishedAt}, ${publishedAt}, ${publishedAt})`);
    await session.execute(sql`INSERT INTO post_slug (slug, post_id) VALUES (${post.slug}, ${id})`);
  }
}
