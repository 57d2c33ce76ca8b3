import type { Failure, Tells } from '../../../kit/tells.ts';

/** The value of a field while editing: text as typed, a switch, a list, or rows of fields. */
export type FieldValue = string | boolean | null | readonly (string | SubRecord)[];
export type SubRecord = Readonly<Record<string, string | boolean>>;

/** All fields of a record while editing, by name. */
export type Draft = Readonly<Record<string, FieldValue>>;

/** A record as stored on the server. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number | null;
  readonly draft: Draft;
}

/** An unsaved draft on the device: the fields, and the record they were based on. */
export interface KeptDraft {
  readonly version: number | null;
  readonly base: Draft;
  readonly draft: Draft;
}

/** The result of a save: saved, or a conflict with another admin's version. */
export type SaveOutcome =
  | { readonly kind: 'kept'; readonly record: StoredRecord }
  | { readonly kind: 'overtaken'; readonly record: StoredRecord };

export type Side = 'mine' | 'theirs';

export type RecordEditorEvent =
  | { type: 'record.retry' }
  | { type: 'draft.take' }
  | { type: 'draft.drop' }
  | { type: 'field.change'; field: string; value: FieldValue }
  | { type: 'record.save' }
  | { type: 'save.confirm' }
  | { type: 'save.cancel' }
  | { type: 'record.discard' }
  | { type: 'record.duplicate' }
  | { type: 'record.remove' }
  | { type: 'remove.confirm' }
  | { type: 'remove.cancel' }
  | { type: 'side.choose'; field: string; side: Side }
  | { type: 'sides.settle' }
  | { type: 'theirs.take' }
  | { type: 'leave.asked'; href: string | null }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' };

export type RecordEditorFact =
  | { type: 'record.kept'; record: StoredRecord; isNew: boolean }
  | { type: 'record.removed' };

export interface RecordEditorInput {
  readonly parent: Tells<RecordEditorFact>;
  /** Null for a new record. */
  readonly id: string | null;
  /** The initial fields of a new record. */
  readonly empty: Draft;
  /** The stored draft; null if there is none, or drafts aren't stored. */
  readonly kept?: KeptDraft | null;
  /** Changes that are asked about before they are saved. */
  readonly grave?: readonly GraveChange[];
  /** Whether a new record can be saved as it begins, such as a rehearsal at a known time. */
  readonly isReady?: boolean;
}

/** A field that is changed to this value. */
export interface GraveChange {
  readonly field: string;
  readonly value: string | boolean;
}

export interface RecordEditorContext extends RecordEditorInput {
  readonly version: number | null;
  /** The record as last loaded or saved. */
  readonly base: Draft;
  readonly draft: Draft;
  readonly theirs: StoredRecord | null;
  /** Whose value to keep, for fields that both changed. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly failure: Failure | null;
  /** The server's errors by field, until the field is changed. */
  readonly errors: Readonly<Record<string, string>>;
  /** Where the person wants to go; null for going back. */
  readonly wanted: string | null;
}
