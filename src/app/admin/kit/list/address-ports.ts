import type { CollectionPorts } from '../../../../machines/admin/frame/collection/collection.actors.ts';
import type { ShopActors } from '../../../../machines/shell/shop/shop.types.ts';
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
    watchAddress: (listener) => {
      // Navigation moves several times on its way to a place: until it is there, its address is still the one before.
      let told = navigation.getSnapshot().context.location.search;
      const subscription = navigation.subscribe(({ context: { location } }) => {
        if (location.path !== path || location.search === told) return;
        told = location.search;
        listener(told);
      });
      return () => subscription.unsubscribe();
    },
    writeAddress: (search, isTyping) =>
      shop.send({ type: 'link.follow', location: { path, search }, isReplacing: isTyping }),
  };
}
