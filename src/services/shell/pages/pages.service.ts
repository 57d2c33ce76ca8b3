import * as productCalls from '../../../contract/catalogue/product/product.calls.ts';
import type { QueryClient } from '@tanstack/react-query';
import { productQueryString, type ProductQuery } from '../../../domain/catalogue/catalogue.ts';
import { loadPage, type PageSource, type Reading } from '../../../domain/shell/page/load-page.ts';
import { hrefOf, type Location } from '../../../domain/shell/page/route.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Http } from '../../platform/http/http.ts';
import { absentAsNull } from './absent.ts';
import type { FirstPage, Pages } from './lazy-pages.ts';

/** Products stay fresh for 10 s and aren't refetched on focus. */
const productsStaleMs = 10_000;

/** Public page data, cached. The HTTP layer retries. */
export function createPageSource(http: Http, queries: QueryClient): PageSource {
  let reading: Reading | undefined;
  return {
    list: (query, limit) =>
      queries.fetchQuery({
        staleTime: productsStaleMs,
        queryKey: ['products', productQueryString(query), limit],
        queryFn: ({ signal }) => http.send(productCalls.listProducts, { query: wireQuery(query, limit), signal }),
      }),
    product: (sku) =>
      queries.fetchQuery({
        staleTime: productsStaleMs,
        queryKey: ['product', sku],
        queryFn: ({ signal }) => absentAsNull(http.send(productCalls.getProduct, { params: { sku }, signal })),
      }),
    reading: async () => {
      // Importing what is there already still waits for the finger to leave the screen.
      if (reading) return reading;
      const { createBlogService } = await import('../../content/blog/blog.service.ts');
      return (reading ??= createBlogService(http, queries, productsStaleMs));
    },
  };
}

/** Loads pages from that data, with the server-rendered page already cached. */
export function createPages(http: Http, queries: QueryClient, first: FirstPage): Pages {
  const source = createPageSource(http, queries);
  const keyOf = (location: Location) => ['page', hrefOf(location)];
  queries.setQueryData(keyOf(first.location), first.page, { updatedAt: first.cameAt });
  return {
    ...source,
    async page(location) {
      const known = queries.getQueryCache().find<Page>({ queryKey: keyOf(location) });
      const isFresh = known?.isStaleByTime(productsStaleMs) === false;
      return (isFresh ? known.state.data : undefined) ?? loadPage(location, source);
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
