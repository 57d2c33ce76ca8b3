import { isCallFailed } from '../../../../domain/kit/failure.ts';
import type {
  SaveOutcome,
  StoredRecord,
} from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import type { RecordCalls } from '../list/descriptor.ts';
import type { RecordForm } from './form-of.ts';

/** What goes along with every call: until when it is wanted, and of which version it is. */
interface Along {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The contract's calls behind a record. */
interface ContractCalls<Stored, Body> {
  /** Absent where there is nothing to open. */
  readonly read?: (id: string, along: Along) => Promise<Stored>;
  /** Absent where nobody makes any. */
  readonly create?: (body: Body, along: Along) => Promise<Stored>;
  /** Absent where it is only read. */
  readonly update?: (id: string, body: Body, along: Along) => Promise<Stored>;
  readonly remove?: (id: string, along: Along) => Promise<unknown>;
  /** The id that a new record will have, where it isn't the server's to choose. */
  readonly idOf?: (body: Body) => string;
}

/**
 * The calls of a record's form from those of the contract. A change says which version it is of; where another
 * admin was faster it is 'overtaken', with theirs. A record that isn't there is null. Every other failure goes through.
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

/** The header that says which version of a record is changed; none for a record without one. */
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

/** Null where there is no such record, or where what is asked for is no id. */
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
