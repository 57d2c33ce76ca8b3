import {
  changedOf,
  type Changeable,
  type Changeables,
  type Tried,
} from '../../../domain/flows/change/changeable.ts';
import { patchOf } from '../../../domain/flows/change/patch.ts';

/** The changes in all flows as one patch. Rejects if what can be changed in one of them can't be loaded. */
export async function patchOfAll(
  { changes }: Tried,
  load: (slug: string) => Promise<Changeables>,
): Promise<string> {
  const slugs = [...new Set(Object.values(changes).map(({ slug }) => slug))];
  const loaded = await Promise.all(slugs.map(load));
  // What several flows share is one change.
  const list = new Map<string, Changeable>(loaded.flatMap((each) => each.list.map((what) => [what.id, what])));
  const lines: Record<string, Record<number, string>> = {};
  for (const [file, own] of loaded.flatMap((each) => Object.entries(each.lines))) {
    lines[file] = { ...lines[file], ...own };
  }
  return patchOf(changedOf([...list.values()], changes), lines);
}
