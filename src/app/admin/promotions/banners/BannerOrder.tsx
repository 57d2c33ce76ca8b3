import * as bannerCalls from '../../../../contract/promotions/banner.calls.ts';
import { isSame } from '../../../../domain/kit/is-same.ts';
import { sortableListLogic } from '../../../../machines/admin/frame/sortable-list/sortable-list.actors.ts';
import { collectionView } from '../../../../machines/admin/frame/collection/collection.view.ts';
import { useScreenActor, useView } from '../../../../ui/shell/app/actors.tsx';
import type { CollectionActor } from '../../../../ui/admin/list/list-actor.ts';
import { PutAway } from '../../../../ui/admin/command/PutAway.tsx';
import { SortedRows } from '../../../../ui/admin/record/SortedRows.tsx';
import { useServices } from '../../../platform/services.tsx';

const title = 'Order in the shop';

interface Named {
  readonly id: string;
  readonly label: string;
}

/** Sorts the banners by dragging or with keys; only when all of them are on the page. */
export function BannerOrder({ list }: { list: CollectionActor }) {
  const items = useView(list, itemsOf, isSame);
  if (items === null || (items !== 'loading' && items.length < 2)) return null;
  // Reordering keeps the same list, so the moved item keeps its focus.
  const known =
    items === 'loading'
      ? ''
      : items
          .map(({ id }) => id)
          .toSorted()
          .join(' ');
  return <PutAway title={title}>{items !== 'loading' && <Order key={known} list={list} items={items} />}</PutAway>;
}

function Order({ list, items }: { list: CollectionActor; items: readonly Named[] }) {
  const { http } = useServices();
  const actor = useScreenActor(
    sortableListLogic({
      saveOrder: async (ids, signal) => {
        await http.send(bannerCalls.orderBanners, { body: { ids: [...ids] }, signal });
      },
    }),
    { items, parent: { send: () => list.send({ type: 'list.changed' }) } },
  );
  return <SortedRows actor={actor} title={title} />;
}

/** Its place is kept while the list loads, unless a search or a filter narrows it. */
function itemsOf(snapshot: Parameters<typeof collectionView>[0]): readonly Named[] | 'loading' | null {
  const view = collectionView(snapshot);
  if (view.stage === 'loading') return view.search === '' ? 'loading' : null;
  const isWhole = view.search === '' && view.rows.length === view.total;
  return view.stage === 'shown' && isWhole ? view.rows.map(({ id, name }) => ({ id, label: name })) : null;
}
