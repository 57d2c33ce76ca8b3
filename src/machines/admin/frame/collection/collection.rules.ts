import { maxReached } from '../../../../domain/kit/money/counted.ts';
import type {
  CollectionContext,
  CollectionInput,
  CommandResult,
  CommandRun,
  ListQuery,
  ListSetup,
  PickedPart,
  Picking,
  QueryChange,
} from './collection.types.ts';

export const nonePicked: Picking = { kind: 'some', ids: [] };

/** The name part of a command: 'price' of 'price:10'. */
export function commandName(command: string): string {
  return command.split(':')[0] ?? command;
}

/** Whether the rows stay selected after the last command, because it changed none of them. */
export function keepsPicking({ run, commands }: Pick<CollectionContext, 'run' | 'commands'>): boolean {
  return commands.some(
    ({ name, keepsPicking: keeps }) => keeps === true && name === commandName(run?.command ?? ''),
  );
}

export function startOf(input: CollectionInput): CollectionContext {
  const query = queryOf(input.search, input.filterNames, input.pageRows);
  return {
    ...input,
    query,
    text: query.q,
    listed: { total: 0, rows: [] },
    counts: {},
    picking: nonePicked,
    run: null,
    result: null,
    failure: null,
    trouble: null,
  };
}

const own = { q: 'q', sort: 'sort', page: 'page' } as const;

/** Parses the query of a URL; ignores other parameters, and pages that a list doesn't reach. */
export function queryOf(search: string, filterNames: readonly string[], pageRows = 1): ListQuery {
  const members = new URLSearchParams(search);
  const page = Number(members.get(own.page));
  const filters = filterNames.flatMap((name) => {
    const value = members.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return {
    q: members.get(own.q) ?? '',
    sort: members.get(own.sort) ?? '',
    page: Number.isInteger(page) && page > 0 && page * pageRows <= maxReached ? page : 1,
    filters: Object.fromEntries(filters),
  };
}

/** The query string of a query; '' if it has no parameters. */
export function searchOf({ q, sort, page, filters }: ListQuery): string {
  const members = new URLSearchParams();
  if (q.trim() !== '') members.set(own.q, q.trim());
  for (const [name, value] of Object.entries(filters)) members.set(name, value);
  if (sort !== '') members.set(own.sort, sort);
  if (page > 1) members.set(own.page, String(page));
  const text = members.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a URL has a different query, ignoring the order of its filters. */
export function asksOther({ query, filterNames }: CollectionContext, search: string): boolean {
  const inOrder = (text: string) => searchOf(queryOf(text, filterNames));
  return inOrder(search) !== inOrder(searchOf(query));
}

/** Applies a change to the query; a new sort or filter goes back to the first page. */
export function changedQuery(query: ListQuery, change: QueryChange): ListQuery {
  if ('page' in change) return { ...query, page: change.page };
  if ('sort' in change) return { ...query, page: 1, sort: change.sort };
  const filters = Object.entries({ ...query.filters, ...change.filters }).filter(([, value]) => value !== '');
  return { ...query, page: 1, filters: Object.fromEntries(filters) };
}

export function pickingOf(what: PickedPart): Picking {
  if (what === 'all') return { kind: 'all' };
  return what === 'none' ? nonePicked : { kind: 'some', ids: what.ids };
}

export function withColumn(setup: ListSetup, column: string): ListSetup {
  const isHidden = setup.hidden.includes(column);
  return {
    ...setup,
    hidden: isHidden ? setup.hidden.filter((each) => each !== column) : [...setup.hidden, column],
  };
}

const maxViews = 12;

/** Saves the current query as a view, replacing one of the same name. */
export function withView({ setup, query }: CollectionContext, name: string): ListSetup {
  const others = setup.views.filter((view) => view.name !== name);
  return { ...setup, views: [...others, { name, search: searchOf({ ...query, page: 1 }) }].slice(-maxViews) };
}

export function withoutView(setup: ListSetup, name: string): ListSetup {
  return { ...setup, views: setup.views.filter((view) => view.name !== name) };
}

/** The command that undoes the last one for the rows it changed; null if it can't be undone. */
export function undoOf({ run, result, commands }: CollectionContext): CommandRun | null {
  const inverse = commands.find(({ name }) => name === commandName(run?.command ?? ''))?.inverse ?? null;
  if (!run || !result || inverse === null || run.picking.kind === 'all') return null;
  const ids = changedIds(run.picking.ids, result);
  return ids.length === 0 ? null : { command: inverse, picking: { kind: 'some', ids } };
}

function changedIds(ids: readonly string[], { refused }: CommandResult): readonly string[] {
  return ids.filter((id) => !refused.some((each) => each.id === id));
}
