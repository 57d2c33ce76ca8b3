export interface SortableItem {
  readonly id: string;
  /** Its name in announcements. */
  readonly label: string;
}

/** Moves an item by one position; unchanged at the end of the list. */
export function stepped(items: readonly SortableItem[], id: string | null, by: -1 | 1): readonly SortableItem[] {
  const place = items.findIndex((item) => item.id === id);
  return movedTo(items, id, place + by);
}

/** Moves an item to a 0-based position; unchanged if there is no such position. */
export function movedTo(
  items: readonly SortableItem[],
  id: string | null,
  place: number | null,
): readonly SortableItem[] {
  const item = items.find((each) => each.id === id);
  if (!item || place === null || place < 0 || place >= items.length) return items;
  return items.filter((each) => each !== item).toSpliced(place, 0, item);
}

/** Whether the item can't move any further in this direction. */
export function isLeading(items: readonly SortableItem[], id: string, by: -1 | 1): boolean {
  return items.at(by === -1 ? 0 : -1)?.id === id;
}

export function isSameOrder(items: readonly SortableItem[], ids: readonly string[]): boolean {
  return items.length === ids.length && items.every(({ id }, place) => ids[place] === id);
}
