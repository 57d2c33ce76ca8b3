import { t } from '../../domain/kit/text/text.ts';
import { madeBy, offersOf } from './product-offers.ts';
import type { Initial } from '../../contract/shell/initial.ts';
import type { Site } from '../../domain/shell/site/site.ts';
import { factsOf, filled } from '../../domain/content/content/facts.ts';
import { formatTotal } from '../../domain/kit/money/counted.ts';
import { isSentImage } from '../../domain/kit/image.ts';
import type { PageOf } from '../../domain/shell/page/page.ts';
import { langOf } from '../../domain/kit/text/translated.ts';
import { language, tagOf } from '../../domain/kit/text/language.ts';
import { hrefOf } from '../../domain/shell/page/route.ts';
import { blogQueryString } from '../../domain/content/blog/blog.ts';
import { productQueryString } from '../../domain/catalogue/catalogue.ts';
import { shareImagePath } from '../../domain/shell/share-image.ts';
import { artworkOf, socialImageOf } from '../../ui/kit/art/artwork.ts';
import { type Alternate, alternatesOf, pagesOf } from './language-links.ts';
import { breadcrumbs, organization, ratedBy } from './structured.ts';

/** A page's metadata for browsers, search engines and messengers. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Absolute URL; null when the page must not be indexed. */
  readonly canonical: string | null;
  /** Absolute URL of an image of 1200 × 630. */
  readonly image: string;
  readonly type: 'website' | 'product' | 'article';
  readonly structured: readonly object[];
}

/** The metadata of a page, and its addresses in all languages. */
export function headOf(initial: Initial): Head & { readonly alternates: readonly Alternate[] } {
  const head = pageHead(initial);
  return { ...head, alternates: alternatesOf(head.canonical, initial.site) };
}

function pageHead({ page, site, location }: Initial): Head {
  const { shopName, search, tagline } = site.business;
  const base = {
    description: search.description ?? tagline,
    image: site.origin + socialImageOf(null),
    type: 'website' as const,
    structured: [],
  };
  const named = (title: string, isFound = true): Head => ({
    ...base,
    title: `${title} · ${site.business.shopName}`,
    canonical: isFound ? `${pagesOf(site)}${location.path}` : null,
  });
  switch (page.route) {
    case 'home':
      return {
        ...base,
        title: search.title === null ? shopName : `${shopName} · ${search.title}`,
        canonical: `${pagesOf(site)}/`,
        structured: [organization(site)],
      };
    case 'shop':
      return shopHead(page, site, named(t`Shop`));
    case 'product':
      return productHead(page, site);
    case 'about':
      return {
        ...named(t`About us`),
        description: filled(page.about.summary, factsOf(site)),
        structured: [organization(site), breadcrumbs(site, [[t`About us`, '/about']])],
      };
    case 'contact':
      return {
        ...named(t`Contact`),
        description: t`How to reach ${site.business.shopName}: phone, WhatsApp, e-mail and address.`,
        structured: [organization(site), breadcrumbs(site, [[t`Contact`, '/contact']])],
      };
    case 'faq':
      return faqHead(page, site, named(t`Questions people ask`));
    case 'legal':
      return {
        ...named(page.document.title),
        description: page.document.summary,
        structured: [breadcrumbs(site, [[page.document.title, `/legal/${page.document.slug}`]])],
      };
    case 'blog':
      return blogHead(page, site, named(t`Journal`));
    case 'post':
      return postHead(page, site);
    case 'not-found':
      return named(t`Page not found`, false);
    default:
      return named(titles[page.route], false);
  }
}

type PrivateRoute =
  | 'popup-test'
  | 'login'
  | 'register'
  | 'checkout'
  | 'payment'
  | 'order-success'
  | 'review'
  | 'wishlist'
  | 'pay'
  | 'dashboard';

const titles: Record<PrivateRoute, string> = {
  'popup-test': t`Popups and celebrations`,
  login: t`Sign in`,
  register: t`Create your account`,
  checkout: t`Checkout`,
  payment: t`Payment`,
  'order-success': t`Your order`,
  review: t`Your review`,
  wishlist: t`Your wishlist`,
  pay: t`Your order`,
  dashboard: t`Your account`,
};

function shopHead(page: PageOf<'shop'>, site: Site, base: Head): Head {
  // Searches share the plain list's canonical URL; categories and pages have their own.
  const { q, minPrice, maxPrice, sort, ...listed } = page.query;
  const isSearch = [q, minPrice, maxPrice, sort].some((part) => part !== undefined);
  return {
    ...base,
    description: t`${formatTotal(page.list.total)} Ayurvedic products, with prices that include all taxes.`,
    canonical: isSearch ? `${pagesOf(site)}/shop` : `${pagesOf(site)}/shop${productQueryString(listed)}`,
    structured: [breadcrumbs(site, [[t`Shop`, '/shop']])],
  };
}

function productHead({ product, reviews }: PageOf<'product'>, site: Site): Head {
  const path = `/shop/${product.sku}`;
  const photo = product.images.find(isSentImage);
  const image = site.origin + (photo ?? socialImageOf(product.sku));
  const shared = artworkOf(product.sku).plate
    ? socialImageOf(product.sku)
    : shareImagePath({ kind: 'product', name: product.sku, title: product.name, picture: photo ?? null });
  return {
    title: `${product.seoTitle ?? product.name} · ${site.business.shopName}`,
    description: product.seoDescription ?? (product.tagline || product.description.slice(0, 160)),
    canonical: `${pagesOf(site)}${path}`,
    image: site.origin + shared,
    type: 'product',
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        sku: product.sku,
        description: product.description,
        image: [image],
        category: product.categoryName ?? product.category,
        brand: { '@type': 'Brand', name: site.business.shopName },
        ...madeBy(product),
        offers: offersOf(product, `${pagesOf(site)}${path}`),
        ...ratedBy(reviews),
      },
      breadcrumbs(site, [
        [t`Shop`, '/shop'],
        [product.name, path],
      ]),
    ],
  };
}

function faqHead({ topics }: PageOf<'faq'>, site: Site, base: Head): Head {
  const facts = factsOf(site);
  const questions = topics.flatMap((topic) => topic.questions);
  return {
    ...base,
    description: t`Ordering, paying by UPI or cash, delivery, returns, plans, the Bliss Club and using the products safely.`,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: tagOf(language),
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: filled(answer.flat().join(' '), facts) },
        })),
      },
      breadcrumbs(site, [[t`FAQ`, '/faq']]),
    ],
  };
}

function blogHead({ query: { q, ...listed }, list }: PageOf<'blog'>, site: Site, base: Head): Head {
  const category = list.categories.find(({ slug }) => slug === listed.category);
  const path = `/blog${blogQueryString(listed)}`;
  const isEmpty = category === undefined && listed.category !== undefined;
  return {
    ...base,
    title: `${category === undefined ? t`Journal` : t`${category.name}, from the journal`} · ${site.business.shopName}`,
    description: t`About the plants, the kitchen and the season: short pieces to read with a cup of tea.`,
    canonical: isEmpty ? null : `${pagesOf(site)}${q === undefined ? path : '/blog'}`,
    structured: [breadcrumbs(site, [[t`Journal`, '/blog'], ...(category ? [[category.name, path] as const] : [])])],
  };
}

function postHead({ post }: PageOf<'post'>, site: Site): Head {
  const url = `${pagesOf(site)}/blog/${post.slug}`;
  const image = site.origin + (post.cover?.url ?? socialImageOf(post.sku));
  const shared = shareImagePath({
    kind: 'post',
    name: post.slug,
    title: post.title,
    picture: post.cover?.url ?? post.sku,
  });
  const publisher = { '@type': 'Organization', name: site.business.shopName, url: `${site.origin}/` };
  const description = post.seoDescription ?? post.summary;
  const spoken = langOf(post, 'html') ?? tagOf(language);
  return {
    title: `${post.seoTitle ?? post.title} · ${site.business.shopName}`,
    canonical: url,
    description,
    image: site.origin + shared,
    type: 'article',
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description,
        image: [image],
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        articleSection: post.category.name,
        inLanguage: spoken,
        mainEntityOfPage: url,
        author: post.author === null ? publisher : { '@type': 'Person', name: post.author },
        publisher,
        ...(post.sources.length === 0
          ? {}
          : { citation: post.sources.map((source) => ({ '@type': 'CreativeWork', ...source })) }),
      },
      breadcrumbs(site, [
        [t`Journal`, '/blog'],
        [post.title, `/blog/${post.slug}`],
      ]),
    ],
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
}

/** JSON for a script element, with `<` and line separators escaped. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<\u2028\u2029]/gu,
    (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
}

/** The tags for the server's document head. */
export function headTags(head: ReturnType<typeof headOf>, initial: Initial): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
  const open = (property: string, content: string) => `<meta property="${property}" content="${escaped(content)}">`;
  return [
    `<title>${escaped(head.title)}</title>`,
    meta('description', head.description),
    head.canonical === null
      ? meta('robots', 'noindex')
      : `<link rel="canonical" href="${escaped(head.canonical)}">`,
    ...head.alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escaped(href)}">`),
    open('og:title', head.title),
    open('og:description', head.description),
    open('og:type', head.type),
    open('og:url', head.canonical ?? `${pagesOf(initial.site)}${hrefOf(initial.location)}`),
    open('og:image', head.image),
    ...(['/og/', '/share/'].some((folder) => head.image.startsWith(initial.site.origin + folder))
      ? [open('og:image:width', '1200'), open('og:image:height', '630')]
      : []),
    open('og:site_name', initial.site.business.shopName),
    open('og:locale', tagOf(language).replace('-', '_')),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:image', head.image),
    ...head.structured.map((data) => `<script type="application/ld+json">${embeddedJson(data)}</script>`),
  ].join('');
}
