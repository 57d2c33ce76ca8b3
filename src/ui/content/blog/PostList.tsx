import { langOf } from '../../../domain/kit/text/translated.ts';
import type { PostCard } from '../../../domain/content/blog/blog.ts';
import { text } from '../../kit/theme/text.css.ts';
import * as css from './PostList.css.ts';
import { PostMeta } from './PostMeta.tsx';
import { PostPicture } from './PostPicture.tsx';
import { Link } from '../../kit/action/Link.tsx';

interface PostListProps {
  readonly posts: readonly PostCard[];
  /** Heading level: 2 on the blog's own page, 3 below another heading. */
  readonly level: 2 | 3;
  readonly withSummary?: boolean;
  /** True above the fold: the first image loads eagerly. */
  readonly first?: boolean;
}

/** Blog posts as cards. */
export function PostList({ posts, level, withSummary = false, first = false }: PostListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={css.list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <article className={css.post}>
            <PostPicture post={post} first={first && index === 0} />
            <Heading className={text({ as: 'h4' })}>
              <Link className={css.link} href={`/blog/${post.slug}`} lang={langOf(post, 'title')}>
                {post.title}
              </Link>
            </Heading>
            {withSummary && (
              <p className={text({ as: 'body', tone: 'secondary' })} lang={langOf(post, 'summary')}>
                {post.summary}
              </p>
            )}
            <PostMeta post={post} />
          </article>
        </li>
      ))}
    </ul>
  );
}
