import type { SnapshotFrom } from 'xstate';
import { failureWords } from '../../../kit/failure-words.ts';
import type { recordEditorMachine } from './record-editor.machine.ts';
import { contestedFields, graveChange, mineOf, sideOf } from './record-editor.rules.ts';
import type { Draft, FieldValue, GraveChange, Side } from './record-editor.types.ts';

type Snapshot = SnapshotFrom<typeof recordEditorMachine>;

export interface RecordEditorView {
  readonly stage: 'opening' | 'recovering' | 'failed' | 'missing' | 'editing' | 'over';
  readonly isNew: boolean;
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  /** True until something is changed again. The first field with an error gets the focus. */
  readonly isRefused: boolean;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly isRemoving: boolean;
  readonly isKept: boolean;
  readonly canRemove: boolean;
  readonly isAskingRemoval: boolean;
  readonly isLeaving: boolean;
  /** The change that is asked about before it is saved. */
  readonly grave: GraveChange | null;
  /** Fields that differ from another admin's version; null without a conflict. */
  readonly contest: readonly ContestedField[] | null;
  /** A problem that belongs to no field. */
  readonly problem: string | null;
}

export interface ContestedField {
  readonly field: string;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
  readonly side: Side;
}

/** View model of the editor. */
export function recordEditorView(snapshot: Snapshot): RecordEditorView {
  const { context } = snapshot;
  return {
    stage: stageOf(snapshot),
    isNew: context.id === null,
    draft: context.draft,
    errors: context.errors,
    isRefused: snapshot.matches({ editing: { changed: 'refused' } }),
    isChanged: snapshot.can({ type: 'record.save' }),
    isSaving: snapshot.matches('saving'),
    isRemoving: snapshot.matches('removing'),
    isKept: snapshot.matches({ editing: 'kept' }),
    canRemove: snapshot.can({ type: 'record.remove' }),
    isAskingRemoval: snapshot.matches('asking'),
    isLeaving: snapshot.matches('leaving'),
    grave: snapshot.matches('consenting') ? graveChange(context) : null,
    contest: snapshot.matches('overtaken') ? contestOf(snapshot) : null,
    problem: problemOf(snapshot),
  };
}

function stageOf(snapshot: Snapshot): RecordEditorView['stage'] {
  if (snapshot.matches('opening')) return 'opening';
  if (snapshot.matches('recovering')) return 'recovering';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('missing')) return 'missing';
  return snapshot.status === 'done' ? 'over' : 'editing';
}

function contestOf({ context }: Snapshot): readonly ContestedField[] {
  return contestedFields(context).map((field) => ({
    field,
    mine: mineOf(context, field),
    theirs: context.theirs?.draft[field] ?? null,
    side: sideOf(context.sides, field),
  }));
}

function problemOf({ context: { failure, errors } }: Snapshot): string | null {
  if (!failure) return null;
  return Object.keys(errors).length > 0 ? 'Check the marked fields before saving.' : failureWords(failure);
}
