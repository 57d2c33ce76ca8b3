import { Readable } from 'node:stream';
import { type BreakerOptions, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type OutageReason, ServiceUnavailable } from './service-unavailable.ts';

export interface OutgoingRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | Blob;
  /** Milliseconds to the last byte of the answer; 5 seconds without it. */
  readonly timeoutMs?: number;
  /** Largest body that is read, in bytes; 256 KB without it. */
  readonly maxBytes?: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly bytes: Buffer;
}

/** One service outside. All that the shop sends out goes through one of these (SEC-02). */
export interface OutgoingService {
  readonly name: string;
  readonly breaker: CircuitBreaker;
  /** One bounded request under the breaker. `read` turns the answer into a result; see `unreadable`. */
  ask<Result>(request: OutgoingRequest, read: (answer: OutgoingAnswer) => Result): Promise<Result>;
  /** Several steps, or another protocol, as one call under the breaker. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** One bounded request without the breaker, for steps of `run`. Throws ServiceUnavailable. */
  request(request: OutgoingRequest): Promise<OutgoingAnswer>;
  /** The same, for an answer that is too large for memory: `timeoutMs` is for its head and for each pause in its body. */
  stream(request: OutgoingRequest): Promise<{ readonly status: number; readonly body: Readable }>;
  /** The error for an answer that makes no sense, which counts as a failure of the service. */
  unreadable(cause: unknown): ServiceUnavailable;
}

const defaultTimeout = 5_000;
const defaultMaxBytes = 256 * 1024;

/** Opens one service outside: a time limit, a size limit, no redirects, and a circuit breaker over all calls. */
export function openService(name: string, options: BreakerOptions = {}): OutgoingService {
  const breaker = createCircuitBreaker(name, options);
  const fault = (reason: OutageReason, cause?: unknown) => new ServiceUnavailable(name, reason, { cause });

  const begin = async (request: OutgoingRequest, signal: AbortSignal): Promise<Response> => {
    const { url, method = 'GET', headers = {}, body = null } = request;
    const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    const isRedirect = response.status >= 300 && response.status < 400;
    const reason = isRedirect ? 'redirected' : response.status >= 500 ? 'server-error' : null;
    if (reason === null) return response;
    await response.body?.cancel();
    throw fault(reason, new Error(`status ${response.status}`));
  };

  const service: OutgoingService = {
    name,
    breaker,
    ask: (request, read) => service.run(async () => read(await service.request(request))),
    run: (work) => breaker.run(work),
    async request(request) {
      const { timeoutMs = defaultTimeout, maxBytes = defaultMaxBytes } = request;
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
      try {
        const response = await begin(request, signal);
        const chunks: Uint8Array[] = [];
        for await (const chunk of limited(response, maxBytes, fault)) chunks.push(chunk);
        return { status: response.status, bytes: Buffer.concat(chunks) };
      } catch (error) {
        throw asFault(error, signal, fault);
      }
    },
    async stream(request) {
      const { timeoutMs = defaultTimeout, maxBytes = defaultMaxBytes } = request;
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), timeoutMs);
      try {
        const response = await begin(request, limit.signal);
        const chunks = unstalled(limited(response, maxBytes, fault), { limit, timeoutMs, fault });
        return { status: response.status, body: Readable.from(chunks) };
      } catch (error) {
        throw asFault(error, limit.signal, fault);
      } finally {
        clearTimeout(timer);
      }
    },
    unreadable: (cause) => fault('unreadable', cause),
  };
  return service;
}

type Fault = (reason: OutageReason, cause?: unknown) => ServiceUnavailable;

function asFault(error: unknown, signal: AbortSignal, fault: Fault): ServiceUnavailable {
  if (error instanceof ServiceUnavailable) return error;
  return fault(signal.aborted ? 'timeout' : 'unreachable', error);
}

/** The bytes of a body as they come. Leaving early, or throwing, ends the connection. */
async function* limited({ headers, body }: Response, maxBytes: number, fault: Fault): AsyncGenerator<Uint8Array> {
  if (!body) return;
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    await body.cancel();
    throw fault('too-large');
  }
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw fault('too-large');
    yield chunk;
  }
}

/** Aborts where the next bytes take too long. How long the reader takes between them does not count. */
async function* unstalled(
  chunks: AsyncGenerator<Uint8Array>,
  { limit, timeoutMs, fault }: { limit: AbortController; timeoutMs: number; fault: Fault },
): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const timer = setTimeout(() => limit.abort(), timeoutMs);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done === true) return;
      yield next.value;
    }
  } catch (error) {
    throw asFault(error, limit.signal, fault);
  } finally {
    limit.abort();
    await chunks.return(undefined).catch(() => undefined);
  }
}
