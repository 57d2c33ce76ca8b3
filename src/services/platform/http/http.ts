import type * as Exchange from './exchange.ts';
import type { AnswerOf, BodyInputOf, Call, ParamsOf, QueryInputOf } from '../../../contract/call.ts';
import { CallFailed } from '../../../domain/kit/failure.ts';

export interface CallOptions<C extends Call> {
  readonly params?: ParamsOf<C>;
  readonly query?: QueryInputOf<C>;
  /** A query as an address has it, instead of `query`: what the server does not know of it, it refuses. */
  readonly search?: Readonly<Record<string, string>>;
  readonly body?: BodyInputOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** The body of a call that takes files, instead of `body`. */
  readonly form?: FormData;
  /** Told how much of the body is sent, in percent. */
  readonly onPercent?: (percent: number) => void;
}

/** The path and method of a call; the schemas stay on the server. */
export type CallRef<C extends Call> = Pick<C, 'method' | 'path'> & {
  readonly call?: C;
  /** Named where the answer is bytes. */
  readonly download?: Call['download'];
};

export interface HttpHooks {
  token(): string | null;
  /** A call was answered 426: the token is dead. */
  sessionLost(): void;
  /** The Date header of an answer. */
  served(date: unknown): void;
  /** Whether the last try reached the server. */
  reached(isThere: boolean): void;
}

export interface Http {
  /** The answer of a call; rejects with CallFailed. Failed reads and idempotent writes are tried again. */
  send<C extends Call>(ref: C | CallRef<C>, options?: CallOptions<C>): Promise<AnswerOf<C>>;
}

const pausesMs = [1000, 2000, 4000];
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** The one way to the server. axios itself arrives with the first call (it is no part of the first view). */
export function createHttp(hooks: HttpHooks): Http {
  let client: typeof Exchange | undefined;
  const arrived = async (signal: AbortSignal | undefined) => {
    if (client) return client;
    const module = await import('./exchange.ts');
    // What waited for it goes out in tasks of its own: all first calls together would keep a phone from answering.
    await waited(0, signal);
    client = module;
    return module;
  };
  return {
    async send(ref, options = {}) {
      const { exchange } = await arrived(options.signal);
      const tries = repeatable.has(ref.method) ? pausesMs.length : 0;
      for (let attempt = 0; ; attempt += 1) {
        const outcome = await exchange(ref, options, hooks.token());
        hooks.reached(outcome.kind !== 'unreachable');
        if (outcome.kind === 'answered') {
          hooks.served(outcome.date);
          return outcome.answer;
        }
        const failure = outcome.failure;
        if (failure.kind === 'session-lost') hooks.sessionLost();
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
