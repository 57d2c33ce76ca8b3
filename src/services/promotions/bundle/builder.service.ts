import * as productCalls from '../../../contract/catalogue/product/product.calls.ts';
import type { ShopClock } from '../../platform/browser/clock.ts';
import type { Http } from '../../platform/http/http.ts';

/** For more products there is the catalogue page. */
const offered = '12';

/** Lists the products for building a bundle. Rejects with CallFailed. */
export function createBuilderService(http: Http, clock: Pick<ShopClock, 'now'>) {
  return {
    findProducts: async (signal: AbortSignal) =>
      (await http.send(productCalls.listProducts, { query: { limit: offered }, signal })).products,
    makeId: () => crypto.randomUUID(),
    now: () => clock.now(),
  };
}
