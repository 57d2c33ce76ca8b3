import type { ListQuery, Row } from '../../../../machines/admin/frame/collection/collection.types.ts';
import type { Search } from './descriptor.ts';

/** The rows on a page of an admin list. */
export const pageRows = 25;

/** A query in the shape of the admin calls, without empty values. */
export function searchFields({ q, sort, page, filters }: ListQuery): Search {
  return {
    ...filters,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(sort === '' ? {} : { sort }),
    limit: String(pageRows),
    offset: String((page - 1) * pageRows),
  };
}

/** The rows of a page from an admin call's response: its total, and its items under any name. */
export function listOf<Name extends string, Item, Shown extends Omit<Row, 'cells'>>(
  ask: (
    search: Search,
    signal: AbortSignal,
  ) => Promise<{ readonly total: number } & { readonly [Items in Name]: readonly Item[] }>,
  name: Name,
  rowOf: (item: Item) => Shown,
) {
  return async (search: Search, signal: AbortSignal) => {
    const answer = await ask(search, signal);
    return { total: answer.total, rows: answer[name].map((item) => rowOf(item)) };
  };
}
