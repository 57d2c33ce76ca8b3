import * as productCalls from '../../../contract/catalogue/product/product.calls.ts';
import type { ShopClock } from '../../platform/browser/clock.ts';
import type { Http } from '../../platform/http/http.ts';

/** More would be a catalogue, which has a page of its own. */
const offered = '12';

/** What a shopper may build a bundle of. Rejects with CallFailed. */
export function createBuilderService(http: Http, clock: Pick<ShopClock, 'now'>) {
  return {
    findProducts: async (signal: AbortSignal) =>
      (await http.send(productCalls.listProducts, { query: { limit: offered }, signal })).products,
    makeId: () => crypto.randomUUID(),
    now: () => clock.now(),
  };
}
