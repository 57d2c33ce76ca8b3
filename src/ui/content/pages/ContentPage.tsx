import type { PageOf } from '../../../domain/shell/page/page.ts';
import { AboutPage } from './AboutPage.tsx';
import { BlogPage } from '../blog/BlogPage.tsx';
import { PostPage } from '../blog/PostPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { LegalPage } from './LegalPage.tsx';

/** The text pages, in one chunk: each is small, and visitors often open several. */
export function ContentPage({ page }: { page: PageOf<'about' | 'blog' | 'faq' | 'legal' | 'post'> }) {
  switch (page.route) {
    case 'about':
      return <AboutPage page={page} />;
    case 'blog':
      return <BlogPage page={page} />;
    case 'faq':
      return <FaqPage page={page} />;
    case 'legal':
      return <LegalPage page={page} />;
    default:
      return <PostPage page={page} />;
  }
}
