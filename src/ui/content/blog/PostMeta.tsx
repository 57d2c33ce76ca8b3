import type { PostCard } from '../../../domain/content/blog/blog.ts';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { text } from '../../kit/theme/text.css.ts';

/** Of what kind a post is, when it appeared, how long it takes and who wrote it. */
export function PostMeta({ post, author = null }: { post: PostCard; author?: string | null }) {
  return (
    <p className={text({ as: 'caption', tone: 'muted' })}>
      {post.category.name},{' '}
      <time dateTime={post.publishedAt.slice(0, 10)}>{formatDay(new Date(post.publishedAt))}</time>, a{' '}
      {post.minutes} minute read{author === null ? '' : `, by ${author}`}
    </p>
  );
}
