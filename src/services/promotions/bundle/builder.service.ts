import * as bundleCalls from '../../../contract/promotions/bundle/bundle.calls.ts';
import * as productCalls from '../../../contract/catalogue/product/product.calls.ts';
import type { ShopClock } from '../../platform/browser/clock.ts';
import type { Http } from '../../platform/http/http.ts';

/** For more products there is the catalogue page. */
const offered = '12';
/** Bundles of the shop that are compared with one's own. */
const compared = '50';

/** Lists the products for building a bundle, and the shop's own bundles. Rejects with CallFailed. */
export function createBuilderService(http: Http, clock: Pick<ShopClock, 'now'>) {
  return {
    findProducts: async (signal: AbortSignal) => {
      const [{ products }, ready] = await Promise.all([
        http.send(productCalls.listProducts, { query: { limit: offered }, signal }),
        // Without them, one's own bundle can still be built.
        http.send(bundleCalls.listBundles, { query: { limit: compared }, signal }).then(
          ({ bundles }) => bundles,
          () => [],
        ),
      ]);
      return { products, ready };
    },
    makeId: () => crypto.randomUUID(),
    now: () => clock.now(),
  };
}
