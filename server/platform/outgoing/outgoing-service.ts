import { Readable } from 'node:stream';
import { type BreakerOptions, type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { type OutageReason, ServiceUnavailable } from './service-unavailable.ts';

export interface OutgoingRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | Blob;
  /** Timeout in milliseconds for the whole response; 5 seconds by default. */
  readonly timeoutMs?: number;
  /** Maximum bytes of the body; 256 KB by default. */
  readonly maxBytes?: number;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly bytes: Buffer;
}

/** One external service. Every outgoing request goes through one (SEC-02). */
export interface OutgoingService {
  readonly name: string;
  readonly breaker: CircuitBreaker;
  /** One request through the breaker, with time and size limits. `read` parses the response; see `unreadable`. */
  ask<Result>(request: OutgoingRequest, read: (answer: OutgoingAnswer) => Result): Promise<Result>;
  /** Several requests, or another protocol, as one call through the breaker. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** One request that bypasses the breaker, for steps of `run`. Throws ServiceUnavailable. */
  request(request: OutgoingRequest): Promise<OutgoingAnswer>;
  /** Streams a large response: `timeoutMs` applies to the headers and to each pause in the body. */
  stream(request: OutgoingRequest): Promise<{ readonly status: number; readonly body: Readable }>;
  /** The error for an invalid response, which counts as a failure of the service. */
  unreadable(cause: unknown): ServiceUnavailable;
}

const defaultTimeout = 5_000;
const defaultMaxBytes = 256 * 1024;

/** Creates the client of one external service: time limit, size limit, no redirects, and a circuit breaker. */
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

  const answerOf = async (request: OutgoingRequest): Promise<OutgoingAnswer> => {
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
  };

  const service: OutgoingService = {
    name,
    breaker,
    ask: (request, read) => service.run(async () => read(await service.request(request))),
    run: (work) => inSpan({ name: `call ${name}`, kind: 'client' }, () => breaker.run(work)),
    request: (request) => {
      const method = request.method ?? 'GET';
      const attributes = { 'http.request.method': method, 'peer.service': name };
      return inSpan({ name: `${method} ${name}`, kind: 'client', attributes }, () => answerOf(request));
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

/** Streams a body. Breaking out of the loop, or throwing, closes the connection. */
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

/** Aborts when the next chunk is late. Time the reader spends between chunks doesn't count. */
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
