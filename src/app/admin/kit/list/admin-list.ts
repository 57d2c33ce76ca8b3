import { englishLanguageNames } from '../../../../domain/kit/text/language-names.ts';
import { otherLanguages } from '../../../../domain/kit/text/translated.ts';
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

/** Every list has these parts, or gives a reason why not. */
export type ListPart = 'search' | 'sort' | 'filters' | 'columns' | 'bulk' | 'export' | 'empty';

/** Columns by cell key. */
export type ColumnSet = Readonly<Record<string, Omit<ColumnConfig, 'key'>>>;

/** A choice or a date range, without its name. */
type Filter =
  | { readonly kind: 'choice'; readonly label: string; readonly words: Words<string> }
  | Extract<FilterConfig, { kind: 'period' }>;

/** Filters by their query parameter. */
export type FilterSet = Readonly<Record<string, Filter>>;

/** A bulk command. */
export type BulkCommand = CommandConfig & { readonly place: 'bulk' | 'both' };

/** The look of a list; `adminList` checks that the other parts are there. */
interface ListDescriptor {
  readonly slug: SectionSlug;
  readonly title: string;
  readonly noun: Noun;
  /** What the search covers. */
  readonly search?: string;
  /** What else it covers, where all of it would be too long for the field. */
  readonly searchHelp?: string;
  /** The sort when the URL has none: '-createdAt'. */
  readonly sort?: string;
  readonly columns?: ColumnSet;
  readonly filters?: FilterSet;
  /** Tabs besides 'All': each sets some of the list's own filters. */
  readonly tabs?: Readonly<Record<string, Tab>>;
  readonly bulk?: readonly [BulkCommand, ...CommandConfig[]];
  /** Row commands. */
  readonly rowCommands?: readonly CommandConfig[];
  readonly empty?: { readonly title: string; readonly text: string };
  /** The parts this list doesn't have, with reasons. */
  readonly absent?: Readonly<Partial<Record<ListPart, string>>>;
}

interface Tab {
  readonly label: string;
  readonly where: Readonly<Record<string, string>>;
}

type ColumnsOf<List> = List extends { readonly columns: infer Columns extends ColumnSet } ? Columns : ColumnSet;
type AbsentOf<List> = List extends { readonly absent: infer Absent } ? keyof Absent & ListPart : never;
type FiltersOf<List> = List extends { readonly filters: infer Filters } ? keyof Filters : never;
/** Filter names used by the tabs of a list. */
type Asked<List> = List extends { readonly tabs: infer Tabs }
  ? { [Name in keyof Tabs]: Tabs[Name] extends { readonly where: infer Where } ? keyof Where : never }[keyof Tabs]
  : never;

/** `unknown` for a list that has or explains every part and whose tabs only use its own filters. */
export type Whole<List> = Demand<'missing', Exclude<ListPart, keyof List | AbsentOf<List> | 'export'>> &
  Demand<'givenAndAbsent', keyof List & AbsentOf<List>> &
  Demand<'askedButNoFilter', Exclude<Asked<List>, FiltersOf<List>>>;

/** A list as its page needs it, with the parts it doesn't have. */
export interface AdminList<Columns extends ColumnSet = ColumnSet, Absent extends ListPart = ListPart> {
  readonly slug: SectionSlug;
  readonly config: ListConfig;
  readonly columns: Columns;
  readonly absent: Readonly<Partial<Record<Absent, string>>>;
}

/** Defines an admin list. A missing part without a reason in `absent` is a compile error. */
export function adminList<const List extends ListDescriptor>(
  list: List & Whole<List>,
): AdminList<ColumnsOf<List>, AbsentOf<List>> {
  const {
    slug,
    title,
    noun,
    search = '',
    searchHelp,
    sort = '',
    empty = { title: '', text: '' },
  }: ListDescriptor = list;
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
      ...(searchHelp === undefined ? {} : { searchHelp }),
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

/** A filter with one of several values. */
export function choiceFilter(label: string, words: Words<string>) {
  return { kind: 'choice', label, words } as const;
}

/** A yes-or-no filter. */
export function onOffFilter(label: string, on: string, off: string) {
  return choiceFilter(label, { true: on, false: off });
}

/** What is to do for each other language (LNG-01). */
export const translationFilter = choiceFilter(
  'Translation',
  Object.fromEntries(
    otherLanguages.flatMap((language) => [
      [`${language}-missing`, `${englishLanguageNames[language]} missing`],
      [`${language}-outdated`, `${englishLanguageNames[language]} to check`],
    ]),
  ),
);

/** A date range, by the query parameters of both ends. */
export function periodFilter(label: string, from = 'from', to = 'to', isAhead = false) {
  return { kind: 'period', label, from, to, isAhead } as const;
}
