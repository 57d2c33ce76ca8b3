import type { PageSource } from '../../../domain/shell/page/load-page.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { Http } from '../../platform/http/http.ts';
import type { OpenQueries } from '../../platform/queries.ts';

/** Every page with its data. */
export interface Pages extends PageSource {
  /** The page of a place. The one that the server drew is not read again while it is fresh. */
  page(location: Location): Promise<Page>;
}

/** A source whose code comes with its first use: the server's page brings its own data. */
export interface LazyPages extends Pages {
  /** Fetches the code, so that it is there when the connection is gone. */
  load(): Promise<void>;
}

/** The page that the server drew, and when it came, in milliseconds of the device's clock. */
export interface FirstPage {
  readonly location: Location;
  readonly page: Page;
  readonly cameAt: number;
}

export function createLazyPages(http: Http, openQueries: OpenQueries, first: FirstPage): LazyPages {
  let opened: Pages | undefined;
  const open = async () => {
    const [queries, { createPages }] = await Promise.all([openQueries(), import('./pages.service.ts')]);
    return (opened ??= createPages(http, queries, first));
  };
  return {
    async load() {
      await open();
    },
    page: async (location) => (await open()).page(location),
    list: async (query, limit) => (await open()).list(query, limit),
    product: async (sku) => (await open()).product(sku),
    reading: async () => (await open()).reading(),
  };
}
