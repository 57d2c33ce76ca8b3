import type { SnapshotFrom } from 'xstate';
import type { CollectionPorts } from '../../../../machines/admin/frame/collection/collection.actors.ts';
import type { ShopActors } from '../../../../machines/shell/shop/shop.types.ts';
import { followValue, watchValue } from '../../../../ui/kit/react/watch-value.ts';
import type { ShopRef } from '../../../../ui/shell/app/actors.tsx';

interface AddressParts {
  /** The list's own path; it ignores the URL of other pages. */
  readonly path: string;
  readonly shop: ShopRef;
  readonly navigation: ShopActors['navigation'];
  /** Hears of every address of the list, the first one included, for the way back from a record. */
  readonly keep: (search: string) => void;
}

/** Syncs a list's query with the page's URL, so that links, Back and reload work. */
export function addressPorts({
  path,
  shop,
  navigation,
  keep,
}: AddressParts): Pick<CollectionPorts, 'watchAddress' | 'writeAddress'> {
  return {
    // While a navigation is in progress, the location can be another page's.
    watchAddress: (listener) => {
      const searchOf = ({ context: { location } }: SnapshotFrom<typeof navigation>) =>
        location.path === path ? location.search : undefined;
      const stops = [followValue(navigation, searchOf, keep), watchValue(navigation, searchOf, listener)];
      return () => stops.forEach((stop) => stop());
    },
    writeAddress: (search, isTyping) =>
      shop.send({ type: 'link.follow', location: { path, search }, isReplacing: isTyping }),
  };
}
