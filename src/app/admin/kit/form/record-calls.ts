import { onlyCheckHeader } from '../../../../contract/platform/only-check.ts';
import { isCallFailed } from '../../../../domain/kit/failure.ts';
import type {
  SaveOutcome,
  StoredRecord,
} from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { atVersion, type RecordCalls } from '../list/descriptor.ts';
import type { RecordForm } from './form-of.ts';
import { refusedFields } from './read-draft.ts';

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
 * first, the result is 'overtaken' with their record. A missing record is null. Any other error is thrown. A draft
 * with a field that can't be read isn't saved: the server adds what it refuses besides, so that all is told at once.
 */
export function recordCalls<Stored, Body>(
  { storedOf, readOf }: Pick<RecordForm<Stored, Body>, 'storedOf' | 'readOf'>,
  callsOf: (http: Http, view: Window) => ContractCalls<Stored, Body>,
) {
  return (http: Http, view: Window): RecordCalls => {
    const calls = callsOf(http, view);
    const { read, remove, idOf } = calls;
    const load = async (id: string, signal: AbortSignal) => {
      const stored = read ? await found(read(id, { signal })) : null;
      return stored && storedOf(stored);
    };
    return {
      load,
      save: async ({ id, version, draft }, signal) => {
        const { body, wrong } = readOf(draft);
        const along = { signal, headers: atVersion(version) };
        if (Object.keys(wrong).length > 0) {
          const others = await refusalsOf(sent(callsOf(onlyChecking(http), view), id, body, along));
          throw refusedFields({ ...others, ...wrong });
        }
        const wanted = id ?? idOf?.(body) ?? null;
        const saving = sent(calls, id, body, along).then(storedOf);
        return saved(saving, async () => (wanted === null ? null : load(wanted, signal)));
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

async function sent<Stored, Body>(
  { create, update }: Pick<ContractCalls<Stored, Body>, 'create' | 'update'>,
  id: string | null,
  body: Body,
  along: Along,
): Promise<Stored> {
  const answer = id === null ? create?.(body, along) : update?.(id, body, along);
  if (!answer) throw new Error('This record can’t be saved here');
  return answer;
}

/** Every request that would change something is only checked, whichever headers its caller sends. */
export function onlyChecking(http: Http): Http {
  return {
    send: async (call, options = {}) => {
      if (call.method === 'GET') return http.send(call, options);
      const headers = { ...options.headers, [onlyCheckHeader]: 'true' };
      const { body } = options;
      return http.send(call, { ...options, ...(body === undefined ? {} : { body: withoutNaN(body) }), headers });
    },
  };
}

/** JSON makes null of a number that couldn't be read, and null may be a right answer; a text never is. */
function withoutNaN<Body>(body: Body): Body {
  return JSON.parse(JSON.stringify(body, (_name, value: unknown) => (Number.isNaN(value) ? '' : value))) as Body;
}

/** What the server refuses by field; nothing where it can't be asked. */
export async function refusalsOf(checking: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  try {
    await checking;
  } catch (error) {
    if (isCallFailed(error) && error.failure.kind === 'refused') return error.failure.fields;
  }
  return {};
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
