import { randomUUID } from 'node:crypto';
import { type Person, signedIn } from '../account/people.ts';
import { type Got, type Sent, type TestServer } from '../server.ts';

/** A line of the audit log as a test expects it; of records, the members that matter. */
export interface WantedLine {
  readonly action: string;
  readonly resource: string;
  readonly recordId: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly reason?: string;
}

/** One write of an admin that succeeds, and what has to be in the audit log after it. */
export interface AdminWrite {
  /** The members of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** JSON, or the form of an upload. */
  readonly body?: unknown;
  /** What it leaves, by the answer of the call. */
  readonly lines: (answer: unknown) => readonly WantedLine[];
}

/** Makes what the write is about, so that it can be called at any later moment. */
export type PrepareWrite = (desk: AuditedShop) => Promise<AdminWrite>;

interface SentBeside {
  readonly token?: string | undefined;
  readonly headers?: Sent['headers'] | undefined;
}

/** An admin at work on a server, and the people whom they work for. */
export interface AuditedShop {
  readonly server: TestServer;
  readonly admin: Person;
  readonly person: () => Promise<Person>;
  /** The answer of a call that has to succeed; the admin's, unless another token is given. */
  readonly done: <Answer>(method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;
  /** One call, the admin's unless it says otherwise. */
  readonly call: (method: string, path: string, body?: unknown, sent?: SentBeside) => Promise<Got>;
}

export async function openAuditedShop(server: TestServer): Promise<AuditedShop> {
  const addPerson = async (isAdmin: boolean) => signedIn(server.database, { isAdmin, now: server.context.clock() });
  const admin = await addPerson(true);
  const call: AuditedShop['call'] = async (method, path, body, { token = admin.token, headers } = {}) => {
    const form = body instanceof FormData ? new Response(body) : null;
    const type = form?.headers.get('content-type');
    return server.call(method, path, {
      token,
      headers: { 'idempotency-key': randomUUID(), ...(type ? { 'content-type': type } : {}), ...headers },
      ...(body === undefined ? {} : { body: form ? new Uint8Array(await form.arrayBuffer()) : body }),
    });
  };
  return {
    server,
    admin,
    call,
    person: async () => addPerson(false),
    async done<Answer>(method: string, path: string, body?: unknown, token?: string) {
      const got = await call(method, path, body, { token });
      if (got.status >= 300) throw new Error(`${method} ${path}: ${got.status} ${got.text}`);
      return got.body as Answer;
    },
  };
}

/** The line of a record that the call made and answered. */
export function created(resource: string, after: object, action = 'created'): AdminWrite['lines'] {
  return (answer) => [{ action, resource, recordId: (answer as { id: string }).id, before: null, after }];
}

/** Of a file that was sent. */
export function sent(resource: string, after: object): AdminWrite['lines'] {
  return created(resource, after, 'sent');
}

/** Of one record that there was, and is. */
export function changed(
  resource: string,
  recordId: string,
  before: object,
  after: object,
  action = 'changed',
): AdminWrite['lines'] {
  return () => [{ action, resource, recordId, before, after }];
}

export function deleted(resource: string, recordId: string, before: object): AdminWrite['lines'] {
  return () => [{ action: 'deleted', resource, recordId, before, after: null }];
}

/** The same of each of these records. */
export function each(
  recordIds: readonly string[],
  line: Pick<WantedLine, 'action' | 'resource' | 'before' | 'after'>,
): AdminWrite['lines'] {
  return () => recordIds.map((recordId) => ({ ...line, recordId }));
}
