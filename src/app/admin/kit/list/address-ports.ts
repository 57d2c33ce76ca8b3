import type { CollectionPorts } from '../../../../machines/admin/frame/collection/collection.actors.ts';
import type { ShopActors } from '../../../../machines/shell/shop/shop.types.ts';
import { watchValue } from '../../../platform/watch-value.ts';
import type { ShopRef } from '../../../../ui/shell/app/actors.tsx';

interface AddressParts {
  /** The list's own path: what the address says elsewhere is not for it. */
  readonly path: string;
  readonly shop: ShopRef;
  readonly navigation: ShopActors['navigation'];
}

/** The query of a list is the address of its page, both ways: links, Back and a reload know it. */
export function addressPorts({
  path,
  shop,
  navigation,
}: AddressParts): Pick<CollectionPorts, 'watchAddress' | 'writeAddress'> {
  return {
    // On its way to a page, navigation passes other places.
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
