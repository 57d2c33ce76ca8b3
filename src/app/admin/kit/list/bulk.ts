import { failureOf } from '../../../../domain/kit/failure.ts';
import type { CommandResult, Picking } from '../../../../machines/admin/frame/collection/collection.types.ts';
import type { Search } from './descriptor.ts';

/** The target of a bulk command in its body: these ids, or all that match, regardless of sort. */
export function chosenOf(picking: Picking, matching: Search) {
  const { sort: _, ...rest } = matching;
  return picking.kind === 'all' ? { matching: rest } : { ids: [...picking.ids] };
}

/** The command as the API names it; falls back to the first, the least harmful one. */
export function commandOf<const Action extends string>(
  command: string,
  actions: readonly [Action, ...Action[]],
): Action {
  return actions.find((action) => action === command) ?? actions[0];
}

type PageOfIds = (page: { limit: string; offset: string }) => Promise<{
  readonly total: number;
  readonly items: readonly { readonly id: string }[];
}>;

/** The picked ids; for all matching rows, fetches them page by page. */
export async function pickedIds(picking: Picking, readPage: PageOfIds): Promise<readonly string[]> {
  if (picking.kind === 'some') return picking.ids;
  const ids: string[] = [];
  for (;;) {
    const { total, items } = await readPage({ limit: '100', offset: String(ids.length) });
    ids.push(...items.map(({ id }) => id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
}

/** Runs one call per id, in sequence; refusals are returned with their reason. */
export async function runEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<CommandResult> {
  const refused: { id: string; message: string }[] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused') throw error;
      refused.push({ id, message: failure.message });
    }
  }
  return { changed: ids.length - refused.length, refused };
}
