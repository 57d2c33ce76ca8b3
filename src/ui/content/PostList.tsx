import type { PostCard } from '../../domain/content/content.ts';
import { artworkOf } from '../art/artwork.ts';
import { fieldGround } from '../art/field.css.ts';
import { Plate } from '../art/Plate.tsx';
import { text } from '../theme/text.css.ts';
import * as css from './PostList.css.ts';
import { PostMeta } from './PostMeta.tsx';

interface PostListProps {
  readonly posts: readonly PostCard[];
  /** 2 on a page of its own, 3 below another heading. */
  readonly level: 2 | 3;
  readonly withSummary?: boolean;
  /** True where the first screen shows it. */
  readonly first?: boolean;
}

/** Posts of the journal, each under its plate. */
export function PostList({ posts, level, withSummary = false, first = false }: PostListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={css.list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <article className={css.post}>
            <PostPicture sku={post.sku} first={first && index === 0} />
            <Heading className={text({ as: 'h4' })}>
              <a className={css.link} href={`/blog/${post.slug}`}>
                {post.title}
              </a>
            </Heading>
            {withSummary && <p className={text({ as: 'body', tone: 'secondary' })}>{post.summary}</p>}
            <PostMeta post={post} />
          </article>
        </li>
      ))}
    </ul>
  );
}

function PostPicture({ sku, first }: { sku: string; first: boolean }) {
  const { field, plate } = artworkOf(sku);
  return (
    <div className={`${css.picture} ${fieldGround[field]}`}>
      {plate !== null && (
        <Plate plate={plate} alt="" sizes="(min-width: 768px) 33vw, 100vw" first={first} className={css.plate} />
      )}
    </div>
  );
}
