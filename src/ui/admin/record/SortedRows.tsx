import { isSame } from '../../../domain/kit/is-same.ts';
import { sortableListView } from '../../../machines/admin/frame/sortable-list/sortable-list.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { openedLate } from '../../kit/action/on-demand.tsx';
import type { SortableListProps } from '../field/SortableList.tsx';

const SortableList = openedLate<SortableListProps & { readonly open: boolean }>(async () => {
  const module = await import('../field/SortableList.tsx');
  return module.SortableList;
});

interface SortedRowsProps {
  readonly actor: SortableListProps['actor'];
  readonly title: string;
}

/** Sorts all rows by dragging, keys or buttons. */
export function SortedRows({ actor, title }: SortedRowsProps) {
  const labels = useView(actor, labelsOf, isSame);
  return (
    <SortableList open actor={actor} label={title} renderRow={(id) => labels.find((row) => row.id === id)?.label} />
  );
}

function labelsOf(snapshot: Parameters<typeof sortableListView>[0]) {
  return sortableListView(snapshot).rows.map(({ id, label }) => ({ id, label }));
}
