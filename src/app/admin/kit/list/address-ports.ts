import type { CollectionPorts } from '../../../../machines/admin/frame/collection/collection.actors.ts';
import type { ShopActors } from '../../../../machines/shell/shop/shop.types.ts';
import { watchValue } from '../../../../ui/kit/react/watch-value.ts';
import type { ShopRef } from '../../../../ui/shell/app/actors.tsx';

interface AddressParts {
  /** The list's own path; it ignores the URL of other pages. */
  readonly path: string;
  readonly shop: ShopRef;
  readonly navigation: ShopActors['navigation'];
}

/** Syncs a list's query with the page's URL, so that links, Back and reload work. */
export function addressPorts({
  path,
  shop,
  navigation,
}: AddressParts): Pick<CollectionPorts, 'watchAddress' | 'writeAddress'> {
  return {
    // While a navigation is in progress, the location can be another page's.
    watchAddress: (listener) =>
      watchValue(
        navigation,
        ({ context: { location } }) => (location.path === path ? location.search : undefined),
        listener,
      ),
    writeAddress: (search, isTyping) =>
      shop.send({ type: 'link.follow', location: { path, search }, isReplacing: isTyping }),
  };
}
