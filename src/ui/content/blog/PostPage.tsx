import { t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import type { Post } from '../../../domain/content/blog/blog.ts';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { useSite } from '../../shell/app/site.tsx';
import { artworkOf } from '../../kit/art/artwork.ts';
import { Plate } from '../../kit/art/Plate.tsx';
import { field } from '../passages/Botanical.css.ts';
import { Botanical } from '../passages/Botanical.tsx';
import * as content from '../pages/content.css.ts';
import { PageHead } from '../passages/PageHead.tsx';
import { LinkButton } from '../../kit/action/Button.tsx';
import { Photo } from '../../kit/display/Photo.tsx';
import { EnglishNote } from '../../kit/display/EnglishNote.tsx';
import { RichText } from '../../kit/display/RichText.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import { text } from '../../kit/theme/text.css.ts';
import { PostList } from './PostList.tsx';
import { PostMeta } from './PostMeta.tsx';
import { drawingOfPost } from './post-art.ts';
import * as css from './PostPage.css.ts';
import { ShareLinks } from './ShareLinks.tsx';
import { SourceList } from './SourceList.tsx';

export function PostPage({ page: { post } }: { page: PageOf<'post'> }) {
  const { origin } = useSite();
  return (
    <div className={`${wrap} ${content.page}`}>
      <PostArticle post={post} address={`${origin}/blog/${post.slug}`} />
      {post.related.length > 0 && (
        <section className={css.others} aria-labelledby="other-posts" data-screen="">
          <h2 className={text({ as: 'h3' })} id="other-posts">
            {t`More from the journal`}
          </h2>
          <PostList posts={post.related} level={3} />
        </section>
      )}
    </div>
  );
}

interface PostArticleProps {
  readonly post: Post;
  readonly address: string;
  readonly titleAs?: 'h1' | 'h2';
}

/** The article, shared by the page and the editor's preview. */
export function PostArticle({ post, address, titleAs = 'h1' }: PostArticleProps) {
  const { category, sources, caution, sku } = post;
  const above = [
    { label: t`Journal`, href: '/blog' },
    { label: category.name, href: `/blog?category=${category.slug}`, lang: langOf(category, 'name') },
  ];
  return (
    <article className={css.article}>
      <div className={css.top}>
        <PageHead
          title={post.title}
          lead={post.summary}
          langs={{ title: langOf(post, 'title'), lead: langOf(post, 'summary') }}
          above={above}
          titleAs={titleAs}
        >
          <div className={content.meta}>
            <PostMeta post={post} author={post.author} />
          </div>
        </PageHead>
        <PostArt post={post} />
      </div>
      <div className={css.columns}>
        <div className={content.prose}>
          <EnglishNote record={post} member="html" />
          <div lang={langOf(post, 'html')}>
            <RichText html={post.html} />
          </div>
          {sources.length > 0 && <SourceList sources={sources} />}
        </div>
        <div className={content.aside}>
          {caution !== '' && (
            <section className={css.caution} aria-labelledby="before-you-try">
              <h2 className={text({ as: 'h4' })} id="before-you-try">
                {t`Before you try it`}
              </h2>
              <p className={content.under} lang={langOf(post, 'caution')}>
                {caution}
              </p>
            </section>
          )}
          {sku !== null && (
            <LinkButton href={`/shop/${sku}`} tone="outline" data-screen="">
              {t`See what we make from it`}
            </LinkButton>
          )}
          <ShareLinks title={post.title} address={address} />
        </div>
      </div>
    </article>
  );
}

function PostArt({ post: { slug, cover, sku } }: { post: Post }) {
  if (cover !== null) {
    const { url, alt, width, height } = cover;
    return (
      <Photo
        className={css.cover}
        src={url}
        alt={alt}
        sizes="(min-width: 1024px) 960px, 100vw"
        width={width}
        height={height}
        first
      />
    );
  }
  const sizes = '(min-width: 1024px) 460px, 300px';
  const drawing = drawingOfPost(slug);
  if (drawing !== null) {
    return (
      <div className={`${field} ${css.art}`}>
        <Plate plate={drawing} alt="" sizes={sizes} first />
      </div>
    );
  }
  const { latin } = artworkOf(sku ?? '');
  return (
    <Botanical
      sku={sku ?? ''}
      alt={latin === null ? '' : t`Drawing of ${latin}`}
      sizes={sizes}
      first
      className={css.art}
    />
  );
}
