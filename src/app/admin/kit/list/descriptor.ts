import type { ReactNode } from 'react';
import type { SectionSlug } from '../../../../domain/shell/page/section.ts';
import type {
  Cell,
  CommandResult,
  Listed,
  Picking,
  Row,
} from '../../../../machines/admin/frame/collection/collection.types.ts';
import type { ImportReport } from '../../../../machines/admin/frame/csv-import/csv-import.machine.ts';
import type {
  Draft,
  SaveOutcome,
  StoredRecord,
} from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import type { RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import type { CollectionActor } from '../../../../ui/admin/list/list-actor.ts';
import type { AdminList, ColumnSet, ListPart } from './admin-list.ts';

export type Search = Readonly<Record<string, string>>;

/** A row with a cell for every column. */
export type RowOf<Columns> = Omit<Row, 'cells'> & { readonly cells: Readonly<Record<keyof Columns, Cell>> };

/** Does a command to the picked rows, or to all that the query matches. */
type Run = (command: string, picking: Picking, matching: Search, signal: AbortSignal) => Promise<CommandResult>;
type ExportCsv = (search: Search, signal: AbortSignal) => Promise<string>;

/** The calls behind a list, as its page uses them. */
export interface ListCalls {
  readonly list: (search: Search, signal: AbortSignal) => Promise<Listed>;
  /** How many rows each tab has, in one call; without it each tab is asked for. */
  readonly counts?: (signal: AbortSignal) => Promise<Readonly<Record<string, number>>>;
  readonly run?: Run;
  readonly exportCsv?: ExportCsv;
  readonly importCsv?: (form: FormData, signal: AbortSignal) => Promise<ImportReport>;
}

/** The calls that a list has to have: all but those of the parts that it says it does without. */
type NeededCalls<Columns, Absent extends ListPart> = Omit<ListCalls, 'list'> & {
  readonly list: (
    search: Search,
    signal: AbortSignal,
  ) => Promise<{ readonly total: number; readonly rows: readonly RowOf<Columns>[] }>;
} & ('export' extends Absent ? { readonly exportCsv?: never } : { readonly exportCsv: ExportCsv }) &
  ('bulk' extends Absent ? unknown : { readonly run: Run });

/** A section of the dashboard: its list with the calls behind it, and the forms of its records. */
export interface SectionDescriptor<Columns extends ColumnSet, Absent extends ListPart> {
  readonly list: AdminList<Columns, Absent>;
  readonly calls: (http: Http, view: Window) => NeededCalls<Columns, Absent>;
  /** Where a row leads, where it is no form of this section. */
  readonly hrefOf?: (id: string) => string;
  /** What an import's file has to look like. */
  readonly importHint?: string;
  /** Beside the title and above the list: what only this section has. */
  readonly actions?: (list: CollectionActor) => ReactNode;
  readonly above?: (list: CollectionActor) => ReactNode;
  /** How rows lead to the forms of its records; `account/dashboard/sections.ts` says where their code is. */
  readonly forms?: FormPlaces;
}

/** The calls behind the form of one record. */
export interface RecordCalls {
  /** Null where there is no such record. */
  readonly load: (id: string, signal: AbortSignal) => Promise<StoredRecord | null>;
  readonly save: (
    record: { readonly id: string | null; readonly version: number | null; readonly draft: Draft },
    signal: AbortSignal,
  ) => Promise<SaveOutcome>;
  readonly remove?: (id: string, signal: AbortSignal) => Promise<void>;
}

/** How a list leads to the forms of its records. */
export interface FormPlaces {
  /** The words of the button that makes a new one; none where nobody makes any. */
  readonly newLabel?: string;
  /** Where a new one and a stored one are, below the section; 'new' and the id unless told. */
  readonly paths?: { readonly create: string; readonly edit: (id: string) => string };
}

/** The form of one record, alone or below a list. */
export interface FormDescriptor extends FormPlaces {
  readonly slug: SectionSlug;
  readonly form: { readonly config: RecordConfig; readonly empty: () => Draft };
  readonly calls: (http: Http, view: Window) => RecordCalls;
  /** Where it leads when a new one is saved; to its form unless told. */
  readonly afterCreate?: (id: string) => string;
  /** Whether what is typed is kept on the device until it is saved: only where it is nobody's personal data. */
  readonly keepsDrafts?: boolean;
  /** Below the fields of a stored record. */
  readonly below?: (id: string) => ReactNode;
}

/** Where a stored record is, below its section. */
export function placeOf({ paths }: FormPlaces, id: string): string {
  return paths?.edit(id) ?? id;
}
