import type { Failure } from '../../../kit/tells.ts';

/** The query of a list, as in the URL. */
export interface ListQuery {
  readonly q: string;
  /** 'name', or '-name' for descending; '' for the default order. */
  readonly sort: string;
  /** 1-based. */
  readonly page: number;
  /** Selected values by filter; filters without one are left out. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The content of a cell as data; the table decides how to render it. */
export type Cell =
  /** With `href` the text is a link, except in the column that links to the row's own form. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly note?: string;
      /** Never broken into two lines, such as the number of an order. */
      readonly isWhole?: true;
      readonly href?: string | undefined;
      /** Whose picture stands before the text: the product's own, or the shop's drawing of it. */
      readonly product?: { readonly sku: string; readonly image: string | undefined };
    }
  /** Empty, as the row shows the value elsewhere. */
  | { readonly kind: 'blank' }
  | { readonly kind: 'badge'; readonly text: string; readonly tone: CellTone }
  | { readonly kind: 'money'; readonly amount: number | null }
  | { readonly kind: 'number'; readonly value: number | null; readonly of?: number | null }
  /** ISO 8601; shown in Indian time. */
  | { readonly kind: 'moment'; readonly at: string | null }
  | { readonly kind: 'picture'; readonly src: string | null; readonly text: string }
  /** Old and new values by field; '' if there was or is none. */
  | {
      readonly kind: 'changes';
      readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[];
    }
  | { readonly kind: 'colours'; readonly background: string; readonly text: string; readonly words: string };

export type CellTone = 'good' | 'warning' | 'info' | 'bad' | 'neutral' | 'accent';

export interface Row {
  readonly id: string;
  /** Name for questions and screen readers. */
  readonly name: string;
  /** By column. */
  readonly cells: Readonly<Record<string, Cell>>;
  /** Commands available for this row. */
  readonly commands: readonly string[];
  /** The names of other records that a command takes along, such as the bundles of a campaign. */
  readonly along?: Readonly<Record<string, readonly string[]>>;
}

export interface Listed {
  readonly total: number;
  readonly rows: readonly Row[];
}

/** A new sort, new values of some filters ('' for none), or another page. */
export type QueryChange =
  | { readonly sort: string }
  | { readonly filters: Readonly<Record<string, string>> }
  | { readonly page: number };

/** The new selection: rows of the page, all that match, or none. */
export type PickedPart = { readonly ids: readonly string[] } | 'all' | 'none';

/** An action on rows. */
export interface RowCommand {
  readonly name: string;
  /** Whether it asks for confirmation. */
  readonly asks: boolean;
  /** The command that undoes it; null if none does. */
  readonly inverse: string | null;
  /** Whether it changes no row, such as printing, so that the selection stays. */
  readonly keepsPicking?: boolean;
}

/** The selected rows: these, or all that match the query. */
export type Picking = { readonly kind: 'some'; readonly ids: readonly string[] } | { readonly kind: 'all' };

export interface CommandRun {
  readonly command: string;
  readonly picking: Picking;
}

export interface CommandResult {
  readonly changed: number;
  readonly refused: readonly { readonly id: string; readonly message: string }[];
}

/** A person's settings of the list, stored on their device. */
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
  /** The query string: '' or '?…'. */
  readonly search: string;
  readonly filterNames: readonly string[];
  readonly commands: readonly RowCommand[];
  /** Rows per page. */
  readonly pageRows: number;
  readonly setup: ListSetup;
}

export interface CollectionContext extends CollectionInput {
  readonly query: ListQuery;
  /** The search text as typed. */
  readonly text: string;
  readonly listed: Listed;
  readonly counts: Readonly<Record<string, number>>;
  readonly picking: Picking;
  readonly run: CommandRun | null;
  readonly result: CommandResult | null;
  /** Why the list couldn't be loaded, or the command failed. */
  readonly failure: Failure | null;
  readonly trouble: Failure | null;
}
