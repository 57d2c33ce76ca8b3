import type { PageSource } from '../../../domain/shell/page/load-page.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { Http } from '../../platform/http/http.ts';
import type { OpenQueries } from '../../platform/queries.ts';

/** Loads pages with their data. */
export interface Pages extends PageSource {
  /** Loads the page at a location. Reuses the server-rendered page while it is fresh. */
  page(location: Location): Promise<Page>;
}

/** Loads its code on first use; the server-rendered page brings its own data. */
export interface LazyPages extends Pages {
  /** Loads the code early, so that it is available offline. */
  load(): Promise<void>;
}

/** The server-rendered page. `cameAt` is in milliseconds of the device clock. */
export interface FirstPage {
  readonly location: Location;
  readonly page: Page;
  readonly cameAt: number;
}

export function createLazyPages(http: Http, openQueries: OpenQueries, first: FirstPage): LazyPages {
  let opened: Pages | undefined;
  const open = async () => {
    // Importing what is there already still waits for other scripts that are on their way.
    if (opened) return opened;
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
