import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { PostCard } from '../../../domain/content/blog/blog.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { unbroken } from '../../../domain/kit/text/unbroken.ts';
import { text } from '../../kit/theme/text.css.ts';

/** A post's category, date, reading time and author. */
export function PostMeta({ post, author = null }: { post: PostCard; author?: string | null }) {
  return (
    <p className={text({ as: 'caption', tone: 'muted' })}>
      <span lang={langOf(post.category, 'name')}>{post.category.name}</span>,{' '}
      <time dateTime={post.publishedAt.slice(0, 10)}>{formatDay(new Date(post.publishedAt))}</time>
      {unbroken(t`, a ${post.minutes} minute read`)}
      {author !== null && t`, by ${author}`}
    </p>
  );
}
