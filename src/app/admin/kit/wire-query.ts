import type { Listed, ListQuery, Row } from '../../../machines/admin/frame/collection/collection.types.ts';

/** Rows of a page of the dashboard. */
export const pageRows = 25;

/** A query as the calls of the dashboard take it: only what is asked for. */
export function searchFields({ q, sort, page, filters }: ListQuery): Readonly<Record<string, string>> {
  return {
    ...filters,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(sort === '' ? {} : { sort }),
    limit: String(pageRows),
    offset: String((page - 1) * pageRows),
  };
}

/** The rows of a page out of what a call of the dashboard answers. */
export function listOf<Item>(
  ask: (
    query: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<{ readonly total: number; readonly items: readonly Item[] }>,
  rowOf: (item: Item) => Row,
) {
  return async (query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Listed> => {
    const { total, items } = await ask(query, signal);
    return { total, rows: items.map(rowOf) };
  };
}

/** Values as the choices of a filter, written as words. */
export function wordChoices(values: readonly string[]): { readonly value: string; readonly label: string }[] {
  return values.map((value) => ({ value, label: capitalised(value) }));
}

export function capitalised(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
