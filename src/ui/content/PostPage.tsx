import type { PageOf } from '../../domain/page/page.ts';
import { artworkOf } from '../art/artwork.ts';
import { LinkButton } from '../kit/Button.tsx';
import { wrap } from '../theme/page.css.ts';
import { text } from '../theme/text.css.ts';
import { Botanical } from './Botanical.tsx';
import * as content from './content.css.ts';
import { PageHead } from './PageHead.tsx';
import { PostList } from './PostList.tsx';
import { PostMeta } from './PostMeta.tsx';
import * as css from './PostPage.css.ts';
import { Sections } from './Sections.tsx';

const journal = { label: 'Journal', href: '/blog' };

/** One post of the journal (CNT-01). */
export function PostPage({ page: { post, others } }: { page: PageOf<'post'> }) {
  const { latin } = artworkOf(post.sku);
  return (
    <div className={`${wrap} ${content.page}`}>
      <article>
        <div className={css.top}>
          <PageHead title={post.title} lead={post.summary} above={[journal]} crumb={post.category}>
            <div className={content.meta}>
              <PostMeta post={post} />
            </div>
          </PageHead>
          <Botanical
            sku={post.sku}
            alt={latin === null ? '' : `Drawing of ${latin}`}
            sizes="(min-width: 1024px) 460px, 300px"
            first
            className={css.art}
          />
        </div>
        <div className={content.columns}>
          <div className={content.prose}>
            <Sections sections={post.sections} />
          </div>
          <div className={content.aside}>
            <section className={css.caution} aria-labelledby="before-you-try">
              <h2 className={text({ as: 'h4' })} id="before-you-try">
                Before you try it
              </h2>
              <p className={content.under}>{post.caution}</p>
            </section>
            <LinkButton href={`/shop/${post.sku}`} tone="outline">
              See what we make of it
            </LinkButton>
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <section className={css.others} aria-labelledby="other-posts">
          <h2 className={text({ as: 'h3' })} id="other-posts">
            More from the journal
          </h2>
          <PostList posts={others} level={3} />
        </section>
      )}
    </div>
  );
}
