import type { ColumnConfig, ListConfig } from '../record/admin.types.ts';

/** The columns that are to be seen: all but those that were hidden, by the section or by who reads. */
export function shownColumns({ columns }: ListConfig, hidden: readonly string[]): readonly ColumnConfig[] {
  return columns.filter(
    ({ key, isHiddenFirst = false }, place) => place === 0 || isHiddenFirst === hidden.includes(key),
  );
}
