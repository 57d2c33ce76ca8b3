import type { SectionSlug } from '../../../../domain/shell/page/section.ts';
import type {
  ColumnConfig,
  CommandConfig,
  FilterConfig,
  ListConfig,
} from '../../../../ui/admin/record/admin.types.ts';
import { optionsOf, type Words } from '../words.ts';
import type { Demand } from '../demand.ts';
import type { Noun } from './commands.ts';

/** What every list has, or says why not. */
export type ListPart = 'search' | 'sort' | 'filters' | 'columns' | 'bulk' | 'export' | 'empty';

/** Columns by the keys of their cells. */
export type ColumnSet = Readonly<Record<string, Omit<ColumnConfig, 'key'>>>;

/** A choice or a period, without its name. */
type Filter =
  | { readonly kind: 'choice'; readonly label: string; readonly words: Words<string> }
  | Extract<FilterConfig, { kind: 'period' }>;

/** Filters by their names in the address. */
export type FilterSet = Readonly<Record<string, Filter>>;

/** A command that can be done to many rows at once. */
export type BulkCommand = CommandConfig & { readonly place: 'bulk' | 'both' };

/** How a list looks; what it has to have besides is demanded where it is made. */
interface ListDescriptor {
  readonly slug: SectionSlug;
  readonly title: string;
  readonly noun: Noun;
  /** What can be searched by. */
  readonly search?: string;
  /** The sort where the address names none: '-createdAt'. */
  readonly sort?: string;
  readonly columns?: ColumnSet;
  readonly filters?: FilterSet;
  /** Views beside 'All': each stands for values of the list's own filters. */
  readonly tabs?: Readonly<Record<string, Tab>>;
  readonly bulk?: readonly [BulkCommand, ...CommandConfig[]];
  /** Commands of a single row. */
  readonly rowCommands?: readonly CommandConfig[];
  readonly empty?: { readonly title: string; readonly text: string };
  /** What the list does without, and why. */
  readonly absent?: Readonly<Partial<Record<ListPart, string>>>;
}

interface Tab {
  readonly label: string;
  readonly where: Readonly<Record<string, string>>;
}

type ColumnsOf<List> = List extends { readonly columns: infer Columns extends ColumnSet } ? Columns : ColumnSet;
type AbsentOf<List> = List extends { readonly absent: infer Absent } ? keyof Absent & ListPart : never;
type FiltersOf<List> = List extends { readonly filters: infer Filters } ? keyof Filters : never;
/** Names that some tab of a list asks for. */
type Asked<List> = List extends { readonly tabs: infer Tabs }
  ? { [Name in keyof Tabs]: Tabs[Name] extends { readonly where: infer Where } ? keyof Where : never }[keyof Tabs]
  : never;

/** Nothing for a list that has or explains every part, and whose tabs ask for its own filters alone. */
export type Whole<List> = Demand<'missing', Exclude<ListPart, keyof List | AbsentOf<List> | 'export'>> &
  Demand<'givenAndAbsent', keyof List & AbsentOf<List>> &
  Demand<'askedButNoFilter', Exclude<Asked<List>, FiltersOf<List>>>;

/** A list as its page wants it, and what it does without. */
export interface AdminList<Columns extends ColumnSet = ColumnSet, Absent extends ListPart = ListPart> {
  readonly slug: SectionSlug;
  readonly config: ListConfig;
  readonly columns: Columns;
  readonly absent: Readonly<Partial<Record<Absent, string>>>;
}

/** A list of the dashboard. What it leaves out without a reason in `absent` does not compile. */
export function adminList<const List extends ListDescriptor>(
  list: List & Whole<List>,
): AdminList<ColumnsOf<List>, AbsentOf<List>> {
  const { slug, title, noun, search = '', sort = '', empty = { title: '', text: '' } }: ListDescriptor = list;
  const { tabs = {}, filters = {}, columns = {}, absent = {}, rowCommands = [], bulk }: ListDescriptor = list;
  const views = Object.entries(tabs).map(([name, { label, where }]) => ({
    name,
    label,
    search: `?${new URLSearchParams(where).toString()}`,
  }));
  return {
    slug,
    columns: columns as ColumnsOf<List>,
    absent,
    config: {
      title,
      noun,
      searchHint: search,
      usualSort: sort,
      empty,
      columns: Object.entries(columns).map(([key, column]) => ({ key, ...column })),
      filters: Object.entries(filters).map(([name, filter]) => filterOf(name, filter)),
      tabs: views.length === 0 ? [] : [{ name: 'all', label: 'All', search: '' }, ...views],
      commands: [...rowCommands, ...(bulk ?? [])],
    },
  };
}

function filterOf(name: string, filter: Filter): FilterConfig {
  if (filter.kind === 'period') return filter;
  return { kind: 'choice', name, label: filter.label, options: optionsOf(filter.words) };
}

/** A filter that takes one of some values. */
export function choiceFilter(label: string, words: Words<string>) {
  return { kind: 'choice', label, words } as const;
}

/** A filter of what is so, or isn't. */
export function onOffFilter(label: string, on: string, off: string) {
  return choiceFilter(label, { true: on, false: off });
}

/** From a day to a day, by the names of both in the address. */
export function periodFilter(label: string, from = 'from', to = 'to', isAhead = false) {
  return { kind: 'period', label, from, to, isAhead } as const;
}
