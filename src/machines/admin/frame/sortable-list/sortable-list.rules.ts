/** One of the list. */
export interface SortableItem {
  readonly id: string;
  /** What it is called when its place is told. */
  readonly label: string;
}

/** The list with this one moved by a place; as it is at an end of it. */
export function stepped(items: readonly SortableItem[], id: string | null, by: -1 | 1): readonly SortableItem[] {
  const place = items.findIndex((item) => item.id === id);
  return movedTo(items, id, place + by);
}

/** The list with this one at a place, counted from 0; as it is where there is no such place. */
export function movedTo(
  items: readonly SortableItem[],
  id: string | null,
  place: number | null,
): readonly SortableItem[] {
  const item = items.find((each) => each.id === id);
  if (!item || place === null || place < 0 || place >= items.length) return items;
  return items.filter((each) => each !== item).toSpliced(place, 0, item);
}

/** Whether it cannot go further this way. */
export function isLeading(items: readonly SortableItem[], id: string, by: -1 | 1): boolean {
  return items.at(by === -1 ? 0 : -1)?.id === id;
}

export function isSameOrder(items: readonly SortableItem[], ids: readonly string[]): boolean {
  return items.length === ids.length && items.every(({ id }, place) => ids[place] === id);
}
