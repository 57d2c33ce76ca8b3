import { tagOf } from '../../domain/kit/text/language.ts';
import { addressIn, addressOf } from '../../domain/shell/page/address.ts';
import type { Site } from '../../domain/shell/site/site.ts';

/** What the absolute addresses of pages begin with in this language, without a slash at the end. */
export function pagesOf({ origin }: Pick<Site, 'origin'>): string {
  return origin + addressOf('');
}

/** A page in another language, or where search engines send people who speak none of them. */
export interface Alternate {
  readonly tag: string;
  readonly href: string;
}

/** All languages of a page, for search engines; none for a page that must not be indexed (LNG-01). */
export function alternatesOf(
  canonical: string | null,
  site: Pick<Site, 'origin' | 'languages'>,
): readonly Alternate[] {
  const { languages = [] } = site;
  if (canonical === null || languages.length === 0) return [];
  const path = canonical.slice(pagesOf(site).length);
  return [
    ...languages.map((each) => ({ tag: tagOf(each), href: site.origin + addressIn(each, path) })),
    { tag: 'x-default', href: site.origin + path },
  ];
}
