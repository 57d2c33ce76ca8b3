import type * as Exchange from './exchange.ts';
import type { AnswerOf, BodyInputOf, Call, ParamsOf, QueryInputOf } from '../../../contract/call.ts';
import { CallFailed } from '../../../domain/kit/failure.ts';

export interface CallOptions<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryInputOf<C>;
  /** Raw query parameters, used instead of `query`. The server rejects unknown ones. */
  readonly search?: Readonly<Record<string, string>>;
  readonly body?: BodyInputOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The body of a file upload, used instead of `body`. */
  readonly form?: FormData;
  /** Upload progress, in percent. */
  readonly onPercent?: (percent: number) => void;
}

export interface HttpHooks {
  token(): string | null;
  /** A request got a 426: the token is no longer valid. */
  sessionLost(): void;
  /** The Date header of a response. */
  served(date: unknown): void;
  /** Whether requests begin a trace for the server to go on with. */
  readonly isTraced: boolean;
  /** Whether the last attempt reached the server. */
  reached(isThere: boolean): void;
}

export interface Http {
  /**
   * Sends a request and returns its response. Rejects with CallFailed. Retries failed reads and idempotent writes.
   */
  send<C extends Call>(call: C, options?: CallOptions<C>): Promise<AnswerOf<C>>;
}

const pausesMs = [1000, 2000, 4000];
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** The HTTP client. Loads axios with the first request, to keep it out of the initial bundle. */
export function createHttp(hooks: HttpHooks): Http {
  let client: typeof Exchange | undefined;
  const arrived = async (signal: AbortSignal | undefined) => {
    if (client) return client;
    const module = await import('./exchange.ts');
    // Resume the waiting requests in tasks of their own: starting them all at once makes a long task on phones.
    await waited(0, signal);
    client = module;
    return module;
  };
  return {
    async send(call, options = {}) {
      const { exchange } = await arrived(options.signal);
      const tries = repeatable.has(call.method) ? pausesMs.length : 0;
      for (let attempt = 0; ; attempt += 1) {
        const outcome = await exchange(call, options, hooks);
        hooks.reached(outcome.kind !== 'unreachable');
        if (outcome.kind === 'answered') {
          hooks.served(outcome.date);
          return outcome.answer;
        }
        const failure = outcome.failure;
        const isTemporary = outcome.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 500);
        const pause = pausesMs[attempt];
        if (!isTemporary || attempt >= tries || pause === undefined || options.signal?.aborted) {
          throw new CallFailed(failure);
        }
        await waited(pause, options.signal);
      }
    },
  };
}

function waited(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
