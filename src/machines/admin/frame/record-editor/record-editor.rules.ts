import { isSame } from '../../../../domain/kit/is-same.ts';
import type {
  Draft,
  FieldValue,
  GraveChange,
  RecordEditorContext,
  RecordEditorInput,
  Side,
  StoredRecord,
  SubRecord,
} from './record-editor.types.ts';

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

/** The editor's context for a record that was loaded or saved; unchanged without one. */
export function openedOf(record: StoredRecord | null): Partial<RecordEditorContext> {
  if (!record) return {};
  const { id, version, draft } = record;
  return { id, version, base: draft, draft, theirs: null, sides: {}, failure: null, errors: {} };
}

/**
 * The editor's context with a stored draft. Keeps the version that it was based on, so that saving can't overwrite
 * another admin's change.
 */
export function takenOf({ kept }: Pick<RecordEditorInput, 'kept'>): Partial<RecordEditorContext> {
  return kept ? { ...kept, kept: null } : {};
}

/**
 * Whether the stored draft differs from the record, or from an empty one. A draft of a new record never applies to
 * an existing one, nor the reverse.
 */
export function hasOtherDraft({ kept, empty }: RecordEditorInput, record: StoredRecord | null): boolean {
  if (!kept || (kept.version === null) !== (record === null)) return false;
  return !isSameDraft(kept.draft, record?.draft ?? empty);
}

/** Removes the errors of a field and of its parts: 'variants' also removes 'variants.0.price'. */
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

/** Fields that I changed and whose value differs from the other admin's; somebody has to choose. */
export function contestedFields(context: RecordEditorContext): readonly string[] {
  const { base, draft, theirs } = context;
  if (!theirs) return [];
  return Object.keys(draft).filter(
    (field) => !isSame(draft[field], base[field]) && !isSame(mineOf(context, field), theirs.draft[field]),
  );
}

/** My value of a field. Of rows only the parts that I changed, over the other admin's; all of them if rows came or went. */
export function mineOf({ base, draft, theirs }: RecordEditorContext, field: string): FieldValue {
  const mine = draft[field] ?? null;
  const [before, after] = [base[field], theirs?.draft[field]];
  if (!isRows(mine) || !isRows(before) || !isRows(after)) return mine;
  if (mine.length !== before.length || mine.length !== after.length) return mine;
  return mine.map((row, place) => ({
    ...after[place],
    ...Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== before[place]?.[name])),
  }));
}

function isRows(value: FieldValue | undefined): value is readonly SubRecord[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object');
}

/** The other admin's version, with my values in the fields that I changed and kept. */
export function settledDraft(context: RecordEditorContext): Draft {
  const { draft, theirs, sides } = context;
  if (!theirs) return draft;
  const mine = contestedFields(context).filter((field) => sideOf(sides, field) === 'mine');
  return { ...theirs.draft, ...Object.fromEntries(mine.map((field) => [field, mineOf(context, field)])) };
}

export function sideOf(sides: Readonly<Record<string, Side>>, field: string): Side {
  return sides[field] ?? 'mine';
}

/** The change of the draft that is asked about before it is saved; null if there is none. */
export function graveChange({
  grave = [],
  draft,
  base,
}: Pick<RecordEditorContext, 'grave' | 'draft' | 'base'>): GraveChange | null {
  return grave.find(({ field, value }) => draft[field] === value && base[field] !== value) ?? null;
}
