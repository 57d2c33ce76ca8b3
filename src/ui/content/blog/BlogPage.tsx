import { plural, t } from '../../../domain/kit/text/text.ts';
import { langOf } from '../../../domain/kit/text/translated.ts';
import { type FormEvent, useId } from 'react';
import { blogQueryString, postsPerPage } from '../../../domain/content/blog/blog.ts';
import { pageLinks } from '../../../domain/shell/page/page-links.ts';
import type { PageOf } from '../../../domain/shell/page/page.ts';
import { useShopActor } from '../../shell/app/actors.tsx';
import { EmptyBottle } from '../../kit/art/drawings.tsx';
import * as content from '../pages/content.css.ts';
import { PageHead } from '../passages/PageHead.tsx';
import { Button, LinkButton } from '../../kit/action/Button.tsx';
import { EmptyState } from '../../kit/status/EmptyState.tsx';
import * as field from '../../kit/field/Field.css.ts';
import { FieldFrame } from '../../kit/field/Field.tsx';
import { SearchIcon } from '../../kit/icon/icons.tsx';
import { Pages } from '../../kit/action/Pages.tsx';
import { wrap } from '../../kit/theme/page.css.ts';
import * as css from './BlogPage.css.ts';
import { PostList } from './PostList.tsx';
import { Link } from '../../kit/action/Link.tsx';

type BlogOf = PageOf<'blog'>;

/** The blog's list of posts. Category, search and page are in the URL. */
export function BlogPage({ page: { query, list } }: { page: BlogOf }) {
  const links = pageLinks(
    { page: query.page ?? 1, size: postsPerPage, total: list.total },
    (page) => `/blog${blogQueryString({ ...query, page })}`,
  );
  return (
    <div className={`${wrap} ${content.page}`}>
      <PageHead
        title={t`From the journal`}
        crumb={t`Journal`}
        lead={t`About the plants, the kitchen and the season: short pieces to read with a cup of tea.`}
      />
      <div className={css.bar}>
        <Categories query={query} list={list} />
        <Search query={query} />
      </div>
      {query.q !== undefined && (
        <output className={css.result}>
          {t`${plural(list.total, { one: '# post', other: '# posts' })} for “${query.q}”`}
        </output>
      )}
      <div className={content.under}>
        {list.posts.length === 0 ? (
          <NothingFound isFiltered={query.q !== undefined || query.category !== undefined} />
        ) : (
          <PostList posts={list.posts} level={2} withSummary first />
        )}
        <Pages links={links} />
      </div>
    </div>
  );
}

function Categories({ query, list: { categories } }: Pick<BlogOf, 'query' | 'list'>) {
  const filled = categories.filter(({ count }) => count > 0);
  if (filled.length < 2) return null;
  const all = { slug: undefined, name: t`All`, translated: ['name'] };
  return (
    <nav aria-label={t`Categories`}>
      <ul className={css.kinds}>
        {[all, ...filled].map(({ slug, name, ...category }) => (
          <li key={name}>
            <Link
              className={css.kind}
              href={`/blog${blogQueryString(slug === undefined ? {} : { category: slug })}`}
              {...(slug === query.category ? { 'aria-current': 'page' as const } : {})}
            >
              <span lang={langOf(category, 'name')}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without script, submitting it requests the same URL from the server. */
function Search({ query }: Pick<BlogOf, 'query'>) {
  const id = useId();
  const navigation = useShopActor('navigation');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    const { category } = query;
    const search = blogQueryString({ ...(category === undefined ? {} : { category }), ...(q === '' ? {} : { q }) });
    navigation.send({ type: 'page.open', location: { path: '/blog', search } });
  };
  return (
    <search aria-label={t`Journal`}>
      <form className={css.search} action="/blog" method="get" onSubmit={submit}>
        {query.category !== undefined && <input type="hidden" name="category" value={query.category} />}
        <FieldFrame id={id} label={t`Search the journal`} before={<SearchIcon />}>
          <input
            key={query.q ?? ''}
            className={field.input}
            id={id}
            type="search"
            name="q"
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t`Neem, Diwali, kitchen`}
            defaultValue={query.q ?? ''}
          />
        </FieldFrame>
        <Button type="submit" tone="outline">
          {t`Search`}
        </Button>
      </form>
    </search>
  );
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      art={<EmptyBottle />}
      title={t`No posts match`}
      action={<LinkButton href="/blog">{t`Show all posts`}</LinkButton>}
    >
      {t`Try another word or another category.`}
    </EmptyState>
  ) : (
    <EmptyState
      art={<EmptyBottle />}
      title={t`The first post is being written`}
      action={<LinkButton href="/shop">{t`See the plants`}</LinkButton>}
    >
      {t`Until then, every plant has its own page in the shop.`}
    </EmptyState>
  );
}
