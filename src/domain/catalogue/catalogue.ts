import { maxReached } from '../kit/money/counted.ts';
import type { ProductCard } from './product/product.ts';

export const productSorts = ['featured', 'price', '-price', 'name', 'newest'] as const;
export type ProductSort = (typeof productSorts)[number];

export const pageSize = 24;

/** The filters of the shop page, stored in its query string (CAT-04). */
export interface ProductQuery {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly flavour?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly sort?: ProductSort | undefined;
  /** 1-based. */
  readonly page?: number | undefined;
}

export interface Facet {
  readonly value: string;
  /** What a category is called in the reader's language, where it isn't English and has a name. */
  readonly name?: string | undefined;
  readonly count: number;
}

export interface ProductList {
  /** Counted as far as `countedTo` says; one more stands for any larger number. */
  readonly total: number;
  readonly products: readonly ProductCard[];
  /** Whether nothing has every word that was searched for, and these have the most of them (SRC-01). */
  readonly isNearest?: true | undefined;
  readonly facets: { readonly categories: readonly Facet[]; readonly flavours: readonly Facet[] };
}

const maxText = 80;
const lastPage = Math.ceil(maxReached / pageSize);

/** Parses a query string from a user or a link; ignores invalid values. */
export function parseProductQuery(search: string): ProductQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name)?.replaceAll('\u0000', '').trim().slice(0, maxText) || undefined;
  const amount = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{1,7}$/u.test(value) ? Number(value) : undefined;
  };
  const page = amount('page');
  return withoutGaps({
    q: text('q'),
    category: text('category'),
    flavour: text('flavour'),
    minPrice: amount('minPrice'),
    maxPrice: amount('maxPrice'),
    sort: productSorts.find((sort) => sort === params.get('sort')),
    page: page !== undefined && page > 1 ? Math.min(page, lastPage) : undefined,
  });
}

/** Writes the query string in a fixed order, so that equal queries have equal URLs. */
export function productQueryString(query: ProductQuery): string {
  const params = new URLSearchParams();
  const { q, category, flavour, minPrice, maxPrice, sort, page } = query;
  for (const [name, value] of Object.entries({ q, category, flavour, minPrice, maxPrice, sort, page })) {
    if (value === undefined || value === '' || (name === 'sort' && value === 'featured')) continue;
    if (name === 'page' && value === 1) continue;
    params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function withoutGaps(query: ProductQuery): ProductQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
