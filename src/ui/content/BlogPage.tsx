import type { PageOf } from '../../domain/page/page.ts';
import { wrap } from '../theme/page.css.ts';
import * as content from './content.css.ts';
import { PageHead } from './PageHead.tsx';
import { PostList } from './PostList.tsx';

/** The journal: every post, the newest first (CNT-01). */
export function BlogPage({ page: { posts } }: { page: PageOf<'blog'> }) {
  return (
    <div className={`${wrap} ${content.page}`}>
      <PageHead
        title="From the journal"
        crumb="Journal"
        lead="About the plants, the kitchen and the season: short pieces to read with a cup of tea."
      />
      <div className={content.below}>
        <PostList posts={posts} level={2} withSummary first />
      </div>
    </div>
  );
}
