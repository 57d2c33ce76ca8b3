import type { Failure, Tells } from '../../../kit/tells.ts';

/** What a field holds while it is edited: text as it is typed, a switch, a list, rows of fields. */
export type FieldValue = string | boolean | null | readonly (string | SubRecord)[];
export type SubRecord = Readonly<Record<string, string | boolean>>;

/** All fields of a record as they are edited, by name. */
export type Draft = Readonly<Record<string, FieldValue>>;

/** A record as the server has it. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number | null;
  readonly draft: Draft;
}

/** What was typed over a record and never saved, as it lies on the device: the record as it was then, and the fields. */
export interface KeptDraft {
  readonly version: number | null;
  readonly base: Draft;
  readonly draft: Draft;
}

/** How a save went: kept, or another admin was faster and this is theirs. */
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

export type RecordEditorFact = { type: 'record.kept'; id: string; isNew: boolean } | { type: 'record.removed' };

export interface RecordEditorInput {
  readonly parent: Tells<RecordEditorFact>;
  /** Null for a new one. */
  readonly id: string | null;
  /** The fields of a new one. */
  readonly empty: Draft;
  /** From before; null where there is none, or where none are kept. */
  readonly kept?: KeptDraft | null;
}

export interface RecordEditorContext extends RecordEditorInput {
  readonly version: number | null;
  /** As it was when it was read or saved last. */
  readonly base: Draft;
  readonly draft: Draft;
  readonly theirs: StoredRecord | null;
  /** Of fields that both changed: whose is kept. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly failure: Failure | null;
  /** What the server wants of fields, until they are changed. */
  readonly errors: Readonly<Record<string, string>>;
  /** Where somebody wants to go; null for a step back. */
  readonly wanted: string | null;
}
