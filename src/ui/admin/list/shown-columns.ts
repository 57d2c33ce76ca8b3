import type { ColumnConfig, ListConfig } from '../record/admin.types.ts';

/** The visible columns: all except those hidden by the section or the user. */
export function shownColumns({ columns }: ListConfig, hidden: readonly string[]): readonly ColumnConfig[] {
  return columns.filter(
    ({ key, isHiddenFirst = false }, place) => place === 0 || isHiddenFirst === hidden.includes(key),
  );
}
