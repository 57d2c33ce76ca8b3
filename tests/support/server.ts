import { randomInt } from 'node:crypto';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/platform/start/app.ts';
import type { ShopContext } from '../../server/platform/start/context.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { createLog } from '../../server/platform/http/log.ts';
import { seedEmptyShop } from '../../server/platform/seed/seed.ts';
import { readSettings } from '../../server/platform/start/settings.ts';
import { openContext } from '../../server/platform/start/open-context.ts';
import { startTelemetry } from '../../server/platform/telemetry/start-telemetry.ts';
import { problemSchema, type Problem } from '../../src/contract/platform/problem.ts';
import { createTestDatabase, lendTestDatabase } from './database.ts';

export interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when there is none. */
  readonly body: unknown;
}

export interface TestServer {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly context: ShopContext;
  readonly database: Database;
  /** One call over the network. A body that is text or bytes goes out as it is. */
  call(method: string, path: string, sent?: Sent): Promise<Got>;
  /** The token of a real sign-in by one-time code. */
  signIn(phone: string): Promise<string>;
  /** Moves the server's clock. */
  pass(milliseconds: number): void;
  /** Everything that the server has logged. */
  logged(): string;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Another way to its database, such as one that can hang. */
  readonly through?: (url: string) => Promise<string>;
}

export const accounts = { customer: '+919000000001', prescriber: '+919000000002', admin: '+919000000003' } as const;
export const start = new Date('2026-11-21T04:30:00Z');

/** The seeded shop on a free port, over a database and a clock of its own. */
export async function startTestServer({ environment = {}, through }: TestServerOptions = {}): Promise<TestServer> {
  const owned = through ? await createTestDatabase(through) : await lendTestDatabase(seedEmptyShop);
  const { database } = owned;
  if (through) await seedEmptyShop(database);
  let now = start.getTime();
  let lines = '';
  let origin = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines += chunk.toString();
      done();
    },
  });
  const settings = readSettings({
    SHOP_SECRET: 'a'.repeat(40),
    LOG_LEVEL: 'info',
    DATA_DIR: owned.dataDir,
    ...environment,
  });
  const context = await openContext({
    database,
    settings,
    log: createLog(settings, sink),
    clock: () => new Date(now),
    origin: () => origin,
  });
  const telemetry = await startTelemetry(context);
  const app = await buildApp(context);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const call = async (method: string, path: string, { token, body, headers }: Sent = {}): Promise<Got> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: asIs(body) ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
  };

  return {
    url: origin,
    app,
    context,
    database,
    call,
    async signIn(phone) {
      // So that the code of this sign-in is the newest message, also on a clock that stands still.
      now += 1;
      await call('POST', '/v1/user/otp/send', { body: { phone } });
      const { body } = await call('GET', `/v1/sandbox/messages?to=${encodeURIComponent(phone)}`);
      const code = (body as { messages: { code: string }[] }).messages[0]?.code;
      const verified = await call('POST', '/v1/user/otp/verify', { body: { phone, code } });
      if (verified.status !== 200) throw new Error(`${verified.status} ${verified.text}`);
      return (verified.body as { token: string }).token;
    },
    pass: (milliseconds) => {
      now += milliseconds;
    },
    logged: () => lines,
    async close() {
      await app.close();
      await context.catalogue.close();
      await context.sessions.close();
      await telemetry.stop();
      await owned.drop();
    },
  };
}

/** The answer as a problem; throws when it is anything else. */
export function problemOf({ status, headers, body }: Got): Problem {
  const problem = problemSchema.parse(body);
  if (headers.get('content-type') !== 'application/problem+json; charset=utf-8' || problem.status !== status) {
    throw new Error(`not a problem: ${status} ${JSON.stringify(body)}`);
  }
  return problem;
}

/** The fields that an answer refuses. */
export function refusedFields(got: Got): string[] {
  return (problemOf(got).errors ?? []).map(({ field }) => field);
}

/** An Indian mobile number that no other test uses. */
export function newPhone(): string {
  return `+918${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** A line of the cart as the shop's product page sends it. */
export function wireLine(sku = 'sleep-mantra', change: Readonly<Record<string, unknown>> = {}) {
  return { sku, flavour: 'Plain', variant: '30 ml', quantity: 1, packageType: 'trial', ...change };
}

export const goodAddress = {
  name: 'Asha Rao',
  phone: '+919876543210',
  line1: '4B, Palm Residency',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560066',
};

function asIs(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
