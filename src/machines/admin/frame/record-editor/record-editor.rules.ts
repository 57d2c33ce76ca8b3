import { isSame } from '../../../../domain/kit/is-same.ts';
import type { Draft, RecordEditorContext, RecordEditorInput, Side, StoredRecord } from './record-editor.types.ts';

export function startOf(input: RecordEditorInput): RecordEditorContext {
  return {
    ...input,
    version: null,
    base: input.empty,
    draft: input.empty,
    theirs: null,
    sides: {},
    failure: null,
    errors: {},
    wanted: null,
  };
}

/** What a record that was just read or saved makes of the editor; nothing where there is none. */
export function openedOf(record: StoredRecord | null): Partial<RecordEditorContext> {
  if (!record) return {};
  const { id, version, draft } = record;
  return { id, version, base: draft, draft, theirs: null, sides: {}, failure: null, errors: {} };
}

/** The editor with what was typed before; over the version that it was typed over, so that nobody's change is lost. */
export function takenOf({ kept }: Pick<RecordEditorInput, 'kept'>): Partial<RecordEditorContext> {
  return kept ? { ...kept, kept: null } : {};
}

/** Whether something was typed before that the record does not say; a copy that was never saved is none of its own. */
export function hasOtherDraft({ kept, empty }: RecordEditorInput, record: StoredRecord | null): boolean {
  if (!kept || (kept.version === null) !== (record === null)) return false;
  return !isSameDraft(kept.draft, record?.draft ?? empty);
}

/** Without what was wanted of a field or of its parts: 'variants' takes 'variants.0.price' with it. */
export function withoutErrors(
  errors: Readonly<Record<string, string>>,
  field: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  );
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((field) => isSame(one[field], other[field]));
}

/** Fields of which mine is not theirs, though I changed it: they have to be decided about. */
export function contestedFields({ base, draft, theirs }: RecordEditorContext): readonly string[] {
  if (!theirs) return [];
  return Object.keys(draft).filter(
    (field) => !isSame(draft[field], base[field]) && !isSame(draft[field], theirs.draft[field]),
  );
}

/** Theirs, with mine in every field that I changed and did not give away. */
export function settledDraft(context: RecordEditorContext): Draft {
  const { draft, theirs, sides } = context;
  if (!theirs) return draft;
  const mine = contestedFields(context).filter((field) => sideOf(sides, field) === 'mine');
  return { ...theirs.draft, ...Object.fromEntries(mine.map((field) => [field, draft[field] ?? null])) };
}

export function sideOf(sides: Readonly<Record<string, Side>>, field: string): Side {
  return sides[field] ?? 'mine';
}
