import { changedOf, type Tried } from '../../../domain/flows/change/changeable.ts';
import type { FlowChangesContext } from './flow-changes.machine.ts';

type Context = Pick<FlowChangesContext, 'slug' | 'tried' | 'changeables'>;

/** With what was typed; a text that is as it was is no change. */
export function typed({ slug, tried, changeables }: Context, { id, text }: { id: string; text: string }): Tried {
  const what = changeables?.list.find((each) => each.id === id);
  if (!what) return tried;
  if (text === what.value) return undone(tried, id);
  return { ...tried, changes: { ...tried.changes, [id]: { slug, value: text } } };
}

/** Without one of the changes. */
export function undone(tried: Tried, id: string): Tried {
  const { [id]: _dropped, ...changes } = tried.changes;
  return { ...tried, changes };
}

/** What the shop can show: this flow's changes without wrong ones, and those of other flows. */
export function worthTrying({ tried, changeables }: Context): Tried {
  const list = changeables?.list ?? [];
  const own = new Set(list.map(({ id }) => id));
  const good = new Set(changedOf(list, tried.changes).map(({ what }) => what.id));
  const changes = Object.entries(tried.changes).filter(([id]) => !own.has(id) || good.has(id));
  return { ...tried, changes: Object.fromEntries(changes) };
}
