import type { ReactNode } from 'react';
import type { SectionSlug } from '../../../domain/shell/page/section.ts';
import type { CommandResult, Listed, Picking } from '../../../machines/admin/frame/collection/collection.types.ts';
import type { ImportReport } from '../../../machines/admin/frame/csv-import/csv-import.machine.ts';
import type {
  Draft,
  SaveOutcome,
  StoredRecord,
} from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import type { ListConfig, RecordConfig } from '../../../ui/admin/record/admin.types.ts';
import type { CollectionActor } from '../../../ui/admin/list/list-actor.ts';

/** The calls behind a list. What it may do without is not on the screen. */
export interface ListCalls {
  readonly list: (search: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Listed>;
  /** How many rows each tab has, in one call; without it each tab is asked for. */
  readonly counts?: (signal: AbortSignal) => Promise<Readonly<Record<string, number>>>;
  /** Does a command to the picked rows, or to all that the query matches. */
  readonly run?: (
    command: string,
    picking: Picking,
    matching: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<CommandResult>;
  readonly exportCsv?: (search: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<string>;
  readonly importCsv?: (form: FormData, signal: AbortSignal) => Promise<ImportReport>;
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

export interface SectionDescriptor {
  readonly slug: SectionSlug;
  readonly list: ListConfig;
  readonly listCalls: (http: Http, view: Window) => ListCalls;
  /** Where a row leads, where it is no form of this section. */
  readonly hrefOf?: (id: string) => string;
  /** What an import's file has to look like. */
  readonly importHint?: string;
  /** Beside the title and above the list: what only this section has. */
  readonly actions?: (list: CollectionActor) => ReactNode;
  readonly above?: (list: CollectionActor) => ReactNode;
  /** The form of its records, where its code is small; else the way to the forms. */
  readonly record?: RecordDescriptor;
  readonly forms?: FormPlaces;
}

/** How a list leads to the forms of its records. */
export interface FormPlaces {
  /** The words of the button that makes a new one; none where nobody makes any. */
  readonly newLabel?: string;
  /** Where a new one and a stored one are, below the section; 'new' and the id unless told. */
  readonly paths?: { readonly create: string; readonly edit: (id: string) => string };
}

/** The form of one record. */
export interface RecordDescriptor extends FormPlaces {
  readonly config: RecordConfig;
  readonly calls: (http: Http, view: Window) => RecordCalls;
  readonly empty: () => Draft;
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
