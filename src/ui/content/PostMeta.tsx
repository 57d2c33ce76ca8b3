import type { PostCard } from '../../domain/content/content.ts';
import { formatDay } from '../../domain/money/dates.ts';
import { text } from '../theme/text.css.ts';

/** Of what kind a post is, when it appeared and how long it takes. */
export function PostMeta({ post }: { post: PostCard }) {
  return (
    <p className={text({ as: 'caption', tone: 'muted' })}>
      {post.category}, <time dateTime={post.publishedOn}>{formatDay(new Date(post.publishedOn))}</time>, a{' '}
      {post.minutes} minute read
    </p>
  );
}
