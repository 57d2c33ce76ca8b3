import type { ListQuery } from '../../../machines/collection/collection.types.ts';

/** Rows of a page of the desk. */
export const pageRows = 25;

/** A query as the calls of the desk take it: only what is asked for. */
export function searchFields({ q, sort, page, filters }: ListQuery): Readonly<Record<string, string>> {
  return {
    ...filters,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(sort === '' ? {} : { sort }),
    limit: String(pageRows),
    offset: String((page - 1) * pageRows),
  };
}
