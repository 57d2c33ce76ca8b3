import { CallFailed, failureOf } from '../../../domain/kit/failure.ts';
import type { SaveOutcome, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';

/** The header that says which version of a record is changed. */
export function atVersion(version: number | null): Readonly<Record<string, string>> {
  return version === null ? {} : { 'if-match': `"${version}"` };
}

/** How a save went; where another admin was faster, theirs is read (ADM-01). */
export async function saved(
  save: () => Promise<StoredRecord>,
  readTheirs: () => Promise<StoredRecord | null>,
): Promise<SaveOutcome> {
  try {
    return { kind: 'kept', record: await save() };
  } catch (error) {
    const failure = failureOf(error);
    const theirs = failure.kind === 'refused' && failure.status === 412 ? await readTheirs() : null;
    if (!theirs) throw error;
    return { kind: 'overtaken', record: theirs };
  }
}

/** A record as it is read; null where there is none. */
export async function readOrNone(read: () => Promise<StoredRecord>): Promise<StoredRecord | null> {
  try {
    return await read();
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.status === 404) return null;
    throw error;
  }
}

/** To be thrown: what is wrong with fields, before anything is sent. */
export function refusedFields(fields: Readonly<Record<string, string>>): CallFailed {
  const message = Object.values(fields)[0] ?? '';
  return new CallFailed({
    kind: 'refused',
    status: 422,
    slug: 'invalid-input',
    message,
    fields,
    retryAfter: null,
    body: null,
  });
}

/** What was typed as a number; text that is none stays NaN, so that nothing is guessed. */
export function numberOf(typed: string): number {
  const text = typed.trim().replaceAll(',', '');
  return /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : Number.NaN;
}
