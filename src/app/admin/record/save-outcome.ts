import { isCallFailed } from '../../../domain/kit/failure.ts';
import type { SaveOutcome, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';

/**
 * A save over a version: kept, or overtaken by another admin, whose record the refusal brings along. `again` reads it
 * where it does not. Rejects with every other CallFailed.
 */
export async function saved<Item>(
  save: Promise<Item>,
  storedOf: (item: Item) => StoredRecord,
  again: () => Promise<StoredRecord | null>,
): Promise<SaveOutcome> {
  try {
    return { kind: 'kept', record: storedOf(await save) };
  } catch (error) {
    const isOvertaken =
      isCallFailed(error) && error.failure.kind === 'refused' && error.failure.slug === 'version-conflict';
    const theirs = isOvertaken ? await again() : null;
    if (!theirs) throw error;
    return { kind: 'overtaken', record: theirs };
  }
}

/** Null for a record that is not there; rejects with every other CallFailed. */
export async function found(load: Promise<StoredRecord>): Promise<StoredRecord | null> {
  try {
    return await load;
  } catch (error) {
    const isMissing =
      isCallFailed(error) && error.failure.kind === 'refused' && [404, 422].includes(error.failure.status);
    if (isMissing) return null;
    throw error;
  }
}

/** The If-Match header of a version; none for a record that has none. */
export function atVersion(version: number | null): Readonly<Record<string, string>> {
  return version === null ? {} : { 'if-match': `"${version}"` };
}

/** What a bulk command is for, as its body says it: these ids, or all that match. */
export function chosenOf(
  picking: { readonly kind: 'some'; readonly ids: readonly string[] } | { readonly kind: 'all' },
  matching: Readonly<Record<string, string>>,
) {
  const { sort: _, ...rest } = matching;
  return picking.kind === 'all' ? { matching: rest } : { ids: [...picking.ids] };
}
