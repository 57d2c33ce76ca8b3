import type { PageSource } from '../../../domain/shell/page/load-page.ts';
import type { Http } from '../../platform/http/http.ts';

/** A source whose code comes with its first use: the server's page brings its own data. */
export interface LazyPageSource extends PageSource {
  /** Fetches the code, so that it is there when the connection is gone. */
  preload(): Promise<void>;
}

export function createLazyPageSource(http: Http): LazyPageSource {
  let opened: PageSource | undefined;
  const open = async () => {
    const { createPageSource } = await import('./pages.service.ts');
    opened ??= createPageSource(http);
    return opened;
  };
  return {
    async preload() {
      await open();
    },
    list: async (query, limit) => (await open()).list(query, limit),
    product: async (sku) => (await open()).product(sku),
    reading: async () => (await open()).reading(),
  };
}
