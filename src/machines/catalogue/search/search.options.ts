import { t } from '../../../domain/kit/text/text.ts';
import { productQueryString } from '../../../domain/catalogue/catalogue.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { SearchContext } from './search.machine.ts';

export interface SearchOption {
  /** The heading above it. */
  readonly group: string;
  readonly label: string;
  /** A price, or that a product is out of stock; null for anything else. */
  readonly detail: string | null;
  /** The product whose picture stands beside it; null for anything else. */
  readonly sku: string | null;
  readonly href: string;
}

/** Everything that can be chosen, in the order of the list. There is always a way on. */
export function optionsOf({ text, answer, recent }: Pick<SearchContext, 'text' | 'answer' | 'recent'>) {
  const options: SearchOption[] = [];
  const add = (group: SearchOption['group'], label: string, href: string, rest: Partial<SearchOption> = {}) =>
    options.push({ group, label, href, detail: null, sku: null, ...rest });
  const words = text.trim();
  if (words === '') {
    for (const each of recent) add(t`Your last searches`, each, `/shop${productQueryString({ q: each })}`);
    return options;
  }
  if (!answer) return options;
  const { products, posts, categories, categoryNames, questions, suggestion, isNearest } = answer;
  if (suggestion !== undefined) add(t`Did you mean`, suggestion, `/shop${productQueryString({ q: suggestion })}`);
  for (const { sku, name, price, stock } of products) {
    add(isNearest ? t`No product matches all words. Closest:` : t`Products`, name, `/shop/${sku}`, {
      sku,
      detail: stock > 0 ? formatRupees(price) : t`Out of stock`,
    });
  }
  for (const each of categories) {
    add(t`Categories`, categoryNames?.[each] ?? each, `/shop${productQueryString({ category: each })}`);
  }
  for (const { slug, title } of posts) add(t`Journal`, title, `/blog/${slug}`);
  for (const each of questions) add(t`Questions`, each, '/faq');
  if (products.length > 0) {
    add(t`More`, t`See all results for “${words}”`, `/shop${productQueryString({ q: words })}`);
  } else {
    add(t`More`, t`See all products`, '/shop');
    add(t`More`, t`Ask us`, '/contact');
  }
  return options;
}
