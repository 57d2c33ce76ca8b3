import { afterAll } from 'vitest';
import { accounts, type Got, startTestServer, type TestServer } from '../server.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The header of somebody who reads Hindi. */
export const hindi = { 'accept-language': 'hi-IN' };

export interface TranslatedShop {
  readonly server: TestServer;
  /** The admin's token. */
  readonly admin: string;
  /** What a visitor gets, in English unless the headers say otherwise. */
  readonly read: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Got>;
  /** A call by the admin. */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Got>;
}

/** The seeded shop of a test file with an admin who writes in two languages, closed after its last test. */
export async function translatedShop(): Promise<TranslatedShop> {
  const server = await startTestServer();
  afterAll(() => server.close());
  const admin = await server.signIn(accounts.admin);
  return {
    server,
    admin,
    read: async (path, headers = {}) => server.call('GET', path, { headers }),
    send: async (method, path, body, headers = {}) =>
      server.call(method, path, { token: admin, headers, ...(body === undefined ? {} : { body }) }),
  };
}

/** Which Hindi members of an answered record are older than their English, and since when; undefined if none is. */
export function outdatedIn(body: unknown): Fields | undefined {
  return (body as { translations?: { hi?: { outdated?: Fields } } }).translations?.hi?.outdated;
}
