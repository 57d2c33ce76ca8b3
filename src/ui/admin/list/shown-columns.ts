import type { ColumnLook, ListLook } from '../record/desk.types.ts';

/** The columns that are to be seen: all but those that were hidden, by the section or by who reads. */
export function shownColumns({ columns }: ListLook, hidden: readonly string[]): readonly ColumnLook[] {
  return columns.filter(
    ({ key, isHiddenFirst = false }, place) => place === 0 || isHiddenFirst === hidden.includes(key),
  );
}
