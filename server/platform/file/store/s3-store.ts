import { openAsBlob } from 'node:fs';
import { openService, type OutgoingAnswer, type OutgoingService } from '../../outgoing/outgoing-service.ts';
import { ServiceUnavailable } from '../../outgoing/service-unavailable.ts';
import { type FileStore, StoreUnavailable } from '../file-store.ts';
import { type S3Request, type S3Settings, signedHeaders } from './s3-request.ts';

/** Milliseconds for one call, including retries and the body. */
const patience = 5_000;
/** Milliseconds for uploading a large file. */
const longPatience = 120_000;
const tries = 3;
/** Maximum bytes of an object read into memory: a 10 MB file, encrypted. */
const largestObject = 16 * 1024 * 1024;

/** Files in a bucket. Uses path-style addresses, which every S3-compatible service accepts. */
export function s3Store(
  settings: S3Settings,
  service: OutgoingService = openService('bucket'),
  wait = patience,
): FileStore {
  const urlOf = (key: string) => `${settings.endpoint}/${settings.bucket}/${key}`;
  const ask = async (method: S3Request['method'], key: string, body?: Buffer): Promise<OutgoingAnswer> =>
    repeatedly(service, wait, async (timeoutMs) => {
      const request = { method, url: urlOf(key), at: new Date(), ...(body ? { body } : {}) };
      const headers = await signedHeaders(settings, request);
      const sent = body ? { body: new Uint8Array(body) } : {};
      return service.request({ method, url: request.url, headers, ...sent, timeoutMs, maxBytes: largestObject });
    });
  return {
    async put(key, bytes) {
      const answer = await ask('PUT', key, bytes);
      if (!isOk(answer)) throw refused('put', answer);
    },
    async putFile(key, { path, sha256 }) {
      const body = await openAsBlob(path);
      const answer = await repeatedly(service, longPatience, async (timeoutMs) => {
        const url = urlOf(key);
        const headers = await signedHeaders(settings, { method: 'PUT', url, bodyHash: sha256, at: new Date() });
        return service.request({ method: 'PUT', url, headers, body, timeoutMs });
      });
      if (!isOk(answer)) throw refused('put', answer);
    },
    async openPart(key, { from, to }) {
      const url = urlOf(key);
      const range = { range: `bytes=${from}-${to}` };
      const answer = await repeatedly(service, wait, async (timeoutMs) => {
        const headers = await signedHeaders(settings, { method: 'GET', url, headers: range, at: new Date() });
        return service.stream({ url, headers, timeoutMs, maxBytes: Math.max(to - from + 1, errorBytes) });
      });
      if (isOk(answer)) return answer.body;
      answer.body.destroy();
      if (answer.status === 404) return null;
      throw refused('get', answer);
    },
    async get(key) {
      const answer = await ask('GET', key);
      if (answer.status === 404) return null;
      if (!isOk(answer)) throw refused('get', answer);
      return answer.bytes;
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      if (!isOk(answer) && answer.status !== 404) throw refused('remove', answer);
    },
    // A bucket writes objects atomically.
    sweep: async () => undefined,
  };
}

/** Bytes read of the error response. */
const errorBytes = 64 * 1024;

function isOk({ status }: { readonly status: number }): boolean {
  return status < 300;
}

function refused(what: string, { status }: { readonly status: number }): StoreUnavailable {
  return new StoreUnavailable(`the bucket answered ${status} to ${what}`);
}

/** Every request is idempotent, so a lost response is retried; a timeout is not. */
async function repeatedly<Answer>(
  service: OutgoingService,
  wait: number,
  ask: (timeoutMs: number) => Promise<Answer>,
): Promise<Answer> {
  const until = performance.now() + wait;
  const inTurn = async (): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(until - performance.now());
      } catch (error) {
        if (attempt === tries || performance.now() >= until || !isWorthRepeating(error)) throw error;
      }
    }
  };
  try {
    return await service.run(inTurn);
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
    throw new StoreUnavailable('the bucket does not answer', { cause: error });
  }
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof ServiceUnavailable && (error.reason === 'unreachable' || error.reason === 'server-error');
}
