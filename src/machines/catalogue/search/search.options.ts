import { productQueryString } from '../../../domain/catalogue/catalogue.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { SearchContext } from './search.machine.ts';

export interface SearchOption {
  readonly group:
    | 'Did you mean'
    | 'Products'
    | 'Categories'
    | 'Journal'
    | 'Questions'
    | 'Your last searches'
    | 'More';
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
    for (const each of recent) add('Your last searches', each, `/shop${productQueryString({ q: each })}`);
    return options;
  }
  if (!answer) return options;
  const { products, posts, categories, questions, suggestion } = answer;
  if (suggestion !== undefined) add('Did you mean', suggestion, `/shop${productQueryString({ q: suggestion })}`);
  for (const { sku, name, price, stock } of products) {
    add('Products', name, `/shop/${sku}`, { sku, detail: stock > 0 ? formatRupees(price) : 'Out of stock' });
  }
  for (const each of categories) add('Categories', each, `/shop${productQueryString({ category: each })}`);
  for (const { slug, title } of posts) add('Journal', title, `/blog/${slug}`);
  for (const each of questions) add('Questions', each, '/faq');
  if (products.length > 0) {
    add('More', `See all results for “${words}”`, `/shop${productQueryString({ q: words })}`);
  } else {
    add('More', 'See all products', '/shop');
    add('More', 'Ask us', '/contact');
  }
  return options;
}
