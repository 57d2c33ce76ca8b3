import { isCallFailed } from '../../../../domain/kit/failure.ts';
import type {
  SaveOutcome,
  StoredRecord,
} from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import type { RecordCalls } from '../list/descriptor.ts';
import type { RecordForm } from './form-of.ts';

/** Options of every call: the abort signal and the record's version. */
interface Along {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The API calls behind a record. */
interface ContractCalls<Stored, Body> {
  /** Absent when records can't be opened. */
  readonly read?: (id: string, along: Along) => Promise<Stored>;
  /** Absent when records can't be created. */
  readonly create?: (body: Body, along: Along) => Promise<Stored>;
  /** Absent when records are read-only. */
  readonly update?: (id: string, body: Body, along: Along) => Promise<Stored>;
  readonly remove?: (id: string, along: Along) => Promise<unknown>;
  /** The id of a new record, when the client chooses it. */
  readonly idOf?: (body: Body) => string;
}

/**
 * Turns contract calls into the calls of a record's form. An update sends the version; if another admin saved
 * first, the result is 'overtaken' with their record. A missing record is null. Any other error is thrown.
 */
export function recordCalls<Stored, Body>(
  { storedOf, bodyOf }: Pick<RecordForm<Stored, Body>, 'storedOf' | 'bodyOf'>,
  callsOf: (http: Http, view: Window) => ContractCalls<Stored, Body>,
) {
  return (http: Http, view: Window): RecordCalls => {
    const { read, create, update, remove, idOf } = callsOf(http, view);
    const load = async (id: string, signal: AbortSignal) => {
      const stored = read ? await found(read(id, { signal })) : null;
      return stored && storedOf(stored);
    };
    const send = async (id: string | null, body: Body, along: Along) => {
      const sent = id === null ? create?.(body, along) : update?.(id, body, along);
      if (!sent) throw new Error('This record can’t be saved here');
      return storedOf(await sent);
    };
    return {
      load,
      save: async ({ id, version, draft }, signal) => {
        const body = bodyOf(draft);
        const along = { signal, headers: atVersion(version) };
        const wanted = id ?? idOf?.(body) ?? null;
        return saved(send(id, body, along), async () => (wanted === null ? null : load(wanted, signal)));
      },
      ...(remove
        ? {
            remove: async (id: string, signal: AbortSignal) => {
              await remove(id, { signal });
            },
          }
        : {}),
    };
  };
}

/** The header with the version being changed; none for a record without a version. */
export function atVersion(version: number | null): Readonly<Record<string, string>> {
  return version === null ? {} : { 'if-match': `"${version}"` };
}

async function saved(
  saving: Promise<StoredRecord>,
  readTheirs: () => Promise<StoredRecord | null>,
): Promise<SaveOutcome> {
  try {
    return { kind: 'kept', record: await saving };
  } catch (error) {
    const theirs =
      isRefused(error, (status, slug) => status === 412 && slug === 'version-conflict') && (await readTheirs());
    if (!theirs) throw error;
    return { kind: 'overtaken', record: theirs };
  }
}

/** Null when there is no such record, or when the id is malformed. */
async function found<Stored>(reading: Promise<Stored>): Promise<Stored | null> {
  try {
    return await reading;
  } catch (error) {
    if (isRefused(error, (status) => status === 404 || status === 422)) return null;
    throw error;
  }
}

function isRefused(error: unknown, is: (status: number, slug: string) => boolean): boolean {
  return isCallFailed(error) && error.failure.kind === 'refused' && is(error.failure.status, error.failure.slug);
}
