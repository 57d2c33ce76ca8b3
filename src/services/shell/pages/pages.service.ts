import { QueryClient } from '@tanstack/query-core';
import { productQueryString, type ProductQuery } from '../../../domain/catalogue/catalogue.ts';
import type { PageSource } from '../../../domain/shell/page/load-page.ts';
import { calls } from '../../platform/http/calls.ts';
import type { Http } from '../../platform/http/http.ts';
import { absentAsNull } from './absent.ts';

/** Products are fresh for 10 s and are not fetched again on focus (CAT-01). */
const productsStaleMs = 10_000;

/** The public data of pages, cached; the HTTP layer does the retrying. */
export function createPageSource(http: Http): PageSource {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: productsStaleMs } } });
  return {
    list: (query, limit) =>
      cache.fetchQuery({
        queryKey: ['products', productQueryString(query), limit],
        queryFn: ({ signal }) => http.send(calls.listProducts, { query: wireQuery(query, limit), signal }),
      }),
    product: (sku) =>
      cache.fetchQuery({
        queryKey: ['product', sku],
        queryFn: ({ signal }) => absentAsNull(http.send(calls.getProduct, { params: { sku }, signal })),
      }),
    reading: async () => {
      const { createBlogService } = await import('../../content/blog/blog.service.ts');
      return createBlogService(http, cache);
    },
  };
}

function wireQuery(query: ProductQuery, limit: number) {
  const { page = 1, minPrice, maxPrice, ...rest } = query;
  return {
    ...rest,
    ...(minPrice === undefined ? {} : { minPrice: String(minPrice) }),
    ...(maxPrice === undefined ? {} : { maxPrice: String(maxPrice) }),
    limit: String(limit),
    offset: String((page - 1) * limit),
  };
}
