import { t } from '../../domain/kit/text/text.ts';
import { ratingOf, type ReviewPage } from '../../domain/content/review/review.ts';
import type { Site } from '../../domain/shell/site/site.ts';
import { pagesOf } from './language-links.ts';
import { socialImageOf } from '../../ui/kit/art/artwork.ts';

/** The rating and the first reviews; nothing without a published one (REV-01). */
export function ratedBy(page: ReviewPage | null): object {
  const rating = page && ratingOf(page.figures);
  if (!rating) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    review: page.reviews.map(({ stars, words, author, writtenAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars },
      author: { '@type': 'Person', name: author },
      reviewBody: words,
      datePublished: writtenAt.slice(0, 10),
    })),
  };
}

/** The way to a page, for search engines. */
export function breadcrumbs(site: Site, trail: readonly (readonly [string, string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [[t`Home`, '/'] as const, ...trail].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${pagesOf(site)}${path}`,
    })),
  };
}

/** Who runs the shop, for search engines. */
export function organization({ business, origin }: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: business.shopName,
    legalName: business.companyName,
    url: `${origin}/`,
    logo: origin + socialImageOf(null),
    telephone: business.phone,
    email: business.email,
    sameAs: Object.values(business.social),
  };
}
