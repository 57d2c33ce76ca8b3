import type { ReactNode } from 'react';
import type { Granted } from '../../../../domain/account/permission.ts';
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
import type { FieldConfig, RecordConfig } from '../../../../ui/admin/record/admin.types.ts';
import type { Source } from '../../../../ui/kit/react/source.ts';
import type { CollectionActor } from '../../../../ui/admin/list/list-actor.ts';
import type { AdminList, ColumnSet, ListPart } from './admin-list.ts';

export type Search = Readonly<Record<string, string>>;

/** A row with a cell for every column. */
export type RowOf<Columns> = Omit<Row, 'cells'> & { readonly cells: Readonly<Record<keyof Columns, Cell>> };

/** Runs a command on the picked rows, or on all that match the query. */
type Run = (command: string, picking: Picking, matching: Search, signal: AbortSignal) => Promise<CommandResult>;
type ExportCsv = (search: Search, signal: AbortSignal) => Promise<string>;

/** The API calls behind a list. */
export interface ListCalls {
  readonly list: (search: Search, signal: AbortSignal) => Promise<Listed>;
  /** Row counts for all tabs in one call; without it each tab is requested separately. */
  readonly counts?: (signal: AbortSignal) => Promise<Readonly<Record<string, number>>>;
  readonly run?: Run;
  readonly exportCsv?: ExportCsv;
  readonly importCsv?: (form: FormData, signal: AbortSignal) => Promise<ImportReport>;
}

/** The calls a list must have: all except those of its absent parts. */
type NeededCalls<Columns, Absent extends ListPart> = Omit<ListCalls, 'list'> & {
  readonly list: (
    search: Search,
    signal: AbortSignal,
  ) => Promise<{ readonly total: number; readonly rows: readonly RowOf<Columns>[] }>;
} & ('export' extends Absent ? { readonly exportCsv?: never } : { readonly exportCsv: ExportCsv }) &
  ('bulk' extends Absent ? unknown : { readonly run: Run });

/** An admin section: its list, the API calls behind it, and the forms of its records. */
export interface SectionDescriptor<Columns extends ColumnSet, Absent extends ListPart> {
  readonly list: AdminList<Columns, Absent>;
  /** `reader` is who looks at the list: rows offer only what they may do. */
  readonly calls: (http: Http, view: Window, reader: Granted) => NeededCalls<Columns, Absent>;
  /** The link of a row, if it isn't a form of this section. */
  readonly hrefOf?: (id: string) => string;
  /** The expected format of an import file. */
  readonly importHint?: string;
  /** Extra content of this section, beside the title and above the list. */
  readonly actions?: (list: CollectionActor, reader: Granted) => ReactNode;
  readonly above?: (list: CollectionActor) => ReactNode;
  /** Links from rows to the forms; `account/dashboard/sections.ts` says where their code is. */
  readonly forms?: FormPlaces;
}

/** The API calls behind the form of one record. */
export interface RecordCalls {
  /** Null when there is no such record. */
  readonly load: (id: string, signal: AbortSignal) => Promise<StoredRecord | null>;
  readonly save: (
    record: { readonly id: string | null; readonly version: number | null; readonly draft: Draft },
    signal: AbortSignal,
  ) => Promise<SaveOutcome>;
  readonly remove?: (id: string, signal: AbortSignal) => Promise<void>;
}

/** How a list links to the forms of its records. */
export interface FormPlaces {
  /** The label of the create button; none when records can't be created. */
  readonly newLabel?: string;
  /** Paths of the create and edit forms, relative to the section; 'new' and the id by default. */
  readonly paths?: { readonly create: string; readonly edit: (id: string) => string };
}

/** The form of one record, alone or below a list. */
export interface FormDescriptor extends FormPlaces {
  readonly slug: SectionSlug;
  readonly form: { readonly config: RecordConfig; readonly empty: () => Draft };
  readonly calls: (http: Http, view: Window) => RecordCalls;
  /** Where to go after creating a record; its form by default. */
  readonly afterCreate?: (id: string) => string;
  /** What is said of a record that was saved, where saving did more than that; null for the usual words. */
  readonly saidOnSave?: (saved: Draft) => string | null;
  /**
   * Where an unsaved draft outlives a reload: on the device, only for records without personal data; in the tab while the
   * page is away, by default; or nowhere, for secrets (ADM-01).
   */
  readonly keeps?: 'device' | 'nowhere';
  /** Content below the fields of a saved record. */
  readonly below?: (id: string) => ReactNode;
  /** Provides what the fields share, such as products. */
  readonly Around?: (props: AroundProps) => ReactNode;
}

export interface AroundProps {
  readonly fields: readonly FieldConfig[];
  readonly source: Source<Draft>;
  readonly children: ReactNode;
}

/** The path of a saved record, relative to its section. */
export function placeOf({ paths }: FormPlaces, id: string): string {
  return paths?.edit(id) ?? id;
}

/** The header with the version being changed; none for a record without a version. */
export function atVersion(version: number | null): Readonly<Record<string, string>> {
  return version === null ? {} : { 'if-match': `"${version}"` };
}
