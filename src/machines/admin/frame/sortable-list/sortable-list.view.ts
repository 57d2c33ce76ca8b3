import type { SnapshotFrom } from 'xstate';
import type { sortableListMachine } from './sortable-list.machine.ts';
import { isLeading } from './sortable-list.rules.ts';

export interface SortableRow {
  readonly id: string;
  readonly label: string;
  /** 'Place 2 of 5'. */
  readonly place: string;
  readonly canGoUp: boolean;
  readonly canGoDown: boolean;
  readonly isHeld: boolean;
  /** Whether a dragged item would land before or after this one; null if neither. */
  readonly mark: 'before' | 'behind' | null;
}

export interface SortableListView {
  readonly rows: readonly SortableRow[];
  /** Whether it is lifted by keyboard. */
  readonly isLifted: boolean;
  readonly isSaving: boolean;
  /** Announced to screen readers when it changes. */
  readonly announcement: string;
  /** What went wrong; null otherwise. */
  readonly problem: string | null;
}

/** View model of the list. */
export function sortableListView(snapshot: SnapshotFrom<typeof sortableListMachine>): SortableListView {
  const { items, held, over } = snapshot.context;
  const from = items.findIndex(({ id }) => id === held);
  return {
    rows: items.map(({ id, label }, place) => ({
      id,
      label,
      place: placeOf(place, items.length),
      canGoUp: !isLeading(items, id, -1),
      canGoDown: !isLeading(items, id, 1),
      isHeld: id === held,
      mark: over !== place || over === from ? null : over < from ? 'before' : 'behind',
    })),
    isLifted: snapshot.matches('lifted'),
    isSaving: snapshot.matches('saving'),
    announcement: announcementOf(snapshot),
    problem: snapshot.matches('failed') ? 'Couldn’t save the new order. Try again.' : null,
  };
}

function announcementOf(snapshot: SnapshotFrom<typeof sortableListMachine>): string {
  const { items, moved } = snapshot.context;
  const place = items.findIndex(({ id }) => id === moved);
  const item = items[place];
  if (!item || snapshot.matches('failed') || snapshot.matches('dragged')) return '';
  const where = `${item.label}, ${placeOf(place, items.length).toLowerCase()}`;
  return snapshot.matches('lifted')
    ? `${where}, picked up. Use the arrow keys to move it, Space to drop it, Escape to cancel.`
    : `${where}.`;
}

function placeOf(place: number, count: number): string {
  return `Position ${place + 1} of ${count}`;
}
