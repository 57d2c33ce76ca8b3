import type { Failure } from '../../../kit/tells.ts';

/** What is asked of a list; the address says the same. */
export interface ListQuery {
  readonly q: string;
  /** 'name', '-name' from the last; '' as the list is by itself. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
  /** Chosen values by filter; filters without one are absent. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What a cell shows, as data: how it is drawn is the table's. */
export type Cell =
  /** With `href` the text is a link: of no column that leads to the row's own form. */
  | { readonly kind: 'text'; readonly text: string; readonly note?: string; readonly href?: string | undefined }
  /** What stands elsewhere in its row. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'badge'; readonly text: string; readonly tone: CellTone }
  | { readonly kind: 'money'; readonly amount: number | null }
  | { readonly kind: 'number'; readonly value: number | null; readonly of?: number | null }
  /** ISO 8601; shown as the time in India. */
  | { readonly kind: 'moment'; readonly at: string | null }
  | { readonly kind: 'picture'; readonly src: string | null; readonly text: string }
  /** What was before and what is now, by field; '' where there was or is nothing. */
  | {
      readonly kind: 'changes';
      readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[];
    }
  | { readonly kind: 'colours'; readonly background: string; readonly text: string; readonly words: string };

export type CellTone = 'good' | 'warning' | 'info' | 'bad' | 'neutral' | 'accent';

export interface Row {
  readonly id: string;
  /** What it is called in questions and for screen readers. */
  readonly name: string;
  /** By column. */
  readonly cells: Readonly<Record<string, Cell>>;
  /** Commands that this row takes. */
  readonly commands: readonly string[];
}

export interface Listed {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Another order, other values of some filters ('' for none), another page. */
export type QueryChange =
  | { readonly sort: string }
  | { readonly filters: Readonly<Record<string, string>> }
  | { readonly page: number };

/** What is to be picked from now on: rows of the page, all that match, or nothing. */
export type PickedPart = { readonly ids: readonly string[] } | 'all' | 'none';

/** Something that can be done with rows. */
export interface RowCommand {
  readonly name: string;
  /** Whether a person is asked first. */
  readonly asks: boolean;
  /** The command that gives back what it took; null where nothing does. */
  readonly inverse: string | null;
}

/** Which rows: these, or all that the query matches. */
export type Picking = { readonly kind: 'some'; readonly ids: readonly string[] } | { readonly kind: 'all' };

export interface CommandRun {
  readonly command: string;
  readonly picking: Picking;
}

export interface CommandResult {
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** How a person has set the list up, kept on their device. */
export interface ListSetup {
  readonly hidden: readonly string[];
  readonly views: readonly SavedView[];
}

export interface SavedView {
  readonly name: string;
  /** '' or '?…'. */
  readonly search: string;
}

export type CollectionEvent =
  | { type: 'address.changed'; search: string }
  | { type: 'list.retry' }
  | { type: 'list.changed' }
  | { type: 'search.type'; text: string }
  | { type: 'query.change'; change: QueryChange }
  | { type: 'filter.clear' }
  | { type: 'view.save'; name: string }
  | { type: 'view.remove'; name: string }
  | { type: 'column.toggle'; column: string }
  | { type: 'row.pick'; what: PickedPart }
  | { type: 'command.ask'; run: CommandRun }
  | { type: 'command.confirm' }
  | { type: 'command.cancel' }
  | { type: 'command.undo' }
  | { type: 'result.close' };

export interface CollectionInput {
  /** The query string of the address: '' or '?…'. */
  readonly search: string;
  readonly filterNames: readonly string[];
  readonly commands: readonly RowCommand[];
  /** Rows of a page. */
  readonly pageRows: number;
  readonly setup: ListSetup;
}

export interface CollectionContext extends CollectionInput {
  readonly query: ListQuery;
  /** The search as it is typed. */
  readonly text: string;
  readonly listed: Listed;
  readonly counts: Readonly<Record<string, number>>;
  readonly picking: Picking;
  readonly run: CommandRun | null;
  readonly result: CommandResult | null;
  /** Why the list did not come, and why a command was not done. */
  readonly failure: Failure | null;
  readonly trouble: Failure | null;
}
