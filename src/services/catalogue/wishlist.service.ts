import * as wishCalls from '../../contract/catalogue/wish.calls.ts';
import { emptyWishlist, type Wish, type WishChange, type Wishlist } from '../../domain/catalogue/wish.ts';
import type { ProductCard } from '../../domain/catalogue/product/product.ts';
import type { Http } from '../platform/http/http.ts';
import { fieldsOf, listOf, textOf } from '../platform/storage/shape.ts';
import { promotionKeys } from '../platform/storage/session-keys.ts';
import type { DeviceStore } from '../platform/storage/storage.ts';

const maxViewed = 12;

/** The wishlist on this device and in the account, and what was looked at, which stays on the device (WSH-01). */
export function createWishlistService(http: Http, store: DeviceStore) {
  return {
    readList: () => store.read(promotionKeys.wishlist, wishlistOf) ?? emptyWishlist,
    storeList: (list: Wishlist) =>
      list === emptyWishlist ? store.remove(promotionKeys.wishlist) : store.write(promotionKeys.wishlist, list),
    watchList: (listener: (list: Wishlist) => void) =>
      store.watch(promotionKeys.wishlist, (value) => listener(wishlistOf(value) ?? emptyWishlist)),
    sendChanges: async (changes: readonly WishChange[], signal: AbortSignal): Promise<readonly Wish[]> => {
      const { items } =
        changes.length === 0
          ? await http.send(wishCalls.readWishes, { signal })
          : await http.send(wishCalls.changeWishes, { body: { changes: [...changes] }, signal });
      return items.map(({ sku, name }) => ({ sku, name }));
    },
    /** Notes a product, if any, and gives the codes of the others, the latest first. */
    noteViewed: (sku: string | null): readonly string[] => {
      const others = (store.read(promotionKeys.viewed, textsOf) ?? []).filter((each) => each !== sku);
      if (sku !== null) store.write(promotionKeys.viewed, [sku, ...others].slice(0, maxViewed));
      return others;
    },
    forgetViewed: () => store.remove(promotionKeys.viewed),
    loadProducts: async (skus: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]> =>
      (await http.send(wishCalls.readCards, { query: { skus: skus.join(',') }, signal })).products,
  };
}

function wishlistOf(value: unknown): Wishlist | null {
  const fields = fieldsOf(value);
  const wishes = listOf(fields?.['wishes'], wishOf);
  const changes = listOf(fields?.['changes'], changeOf);
  const owner = fields?.['owner'] ?? null;
  if (!wishes || !changes || (owner !== null && typeof owner !== 'string')) return null;
  return { owner, wishes, changes };
}

function wishOf(value: unknown): Wish | null {
  const fields = fieldsOf(value);
  const [sku, name] = [skuOf(fields?.['sku']), textOf(fields?.['name'])];
  return sku === null || name === null ? null : { sku, name };
}

function changeOf(value: unknown): WishChange | null {
  const fields = fieldsOf(value);
  const sku = skuOf(fields?.['sku']);
  const isWished = fields?.['isWished'];
  return sku === null || typeof isWished !== 'boolean' ? null : { sku, isWished };
}

/** The server would refuse a whole list for one code that can’t be any. */
function skuOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/u.test(value) ? value : null;
}

function textsOf(value: unknown): readonly string[] | null {
  return listOf(value, skuOf);
}
