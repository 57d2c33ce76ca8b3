import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { type FileStore, StoreUnavailable } from './file-store.ts';
import { type S3Request, type S3Settings, signedHeaders } from './s3-request.ts';

/** Milliseconds for one request, its bytes included. */
const patience = 15_000;
/** The same for a large file. */
const longPatience = 120_000;
const tries = 3;

/** Files in a bucket, addressed by path: any service that speaks S3 takes that. */
export function s3Store(settings: S3Settings): FileStore {
  const urlOf = (key: string) => `${settings.endpoint}/${settings.bucket}/${key}`;
  const ask = async (method: S3Request['method'], key: string, body?: Buffer): Promise<Response> =>
    repeatedly(async () => {
      const request = { method, url: urlOf(key), at: new Date(), ...(body ? { body } : {}) };
      const headers = await signedHeaders(settings, request);
      return fetch(request.url, {
        method,
        headers,
        body: body ? new Uint8Array(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    });
  const begin = async (key: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
    repeatedly(async () => {
      const url = urlOf(key);
      const signed = await signedHeaders(settings, { method: 'GET', url, headers, at: new Date() });
      // Only the beginning has a limit: whoever watches a film takes its bytes when they want them.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), patience);
      try {
        return await fetch(url, { headers: signed, redirect: 'error', signal: limit.signal });
      } finally {
        clearTimeout(timer);
      }
    });
  return {
    async put(key, bytes) {
      const answer = await ask('PUT', key, bytes);
      await answer.arrayBuffer();
      if (!answer.ok) throw refused('put', answer);
    },
    async putFile(key, { path, sha256 }) {
      const blob = await openAsBlob(path);
      const answer = await repeatedly(async () => {
        const url = urlOf(key);
        const headers = await signedHeaders(settings, { method: 'PUT', url, bodyHash: sha256, at: new Date() });
        const signal = AbortSignal.timeout(longPatience);
        return fetch(url, { method: 'PUT', headers, body: blob, redirect: 'error', signal });
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw refused('put', answer);
    },
    async openPart(key, { from, to }) {
      const answer = await begin(key, { range: `bytes=${from}-${to}` });
      if (answer.ok && answer.body) return Readable.from(answer.body);
      await answer.arrayBuffer();
      if (answer.status === 404) return null;
      throw refused('get', answer);
    },
    async get(key) {
      const answer = await ask('GET', key);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 404) return null;
      if (!answer.ok) throw refused('get', answer);
      return bytes;
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      await answer.arrayBuffer();
      if (!answer.ok && answer.status !== 404) throw refused('remove', answer);
    },
    // A bucket takes an object whole or not at all.
    sweep: async () => undefined,
  };
}

function refused(what: string, { status }: Response): StoreUnavailable {
  return new StoreUnavailable(`the bucket answered ${status} to ${what}`);
}

/** Every request says the same when it is said again, so a lost answer is asked for again. */
async function repeatedly(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await ask();
      if (answer.status < 500 || attempt === tries) return answer;
      await answer.arrayBuffer();
    } catch (error) {
      if (attempt === tries) throw new StoreUnavailable('the bucket does not answer', { cause: error });
    }
  }
}
