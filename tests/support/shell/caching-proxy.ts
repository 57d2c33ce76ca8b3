import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** How the next purge is answered; 'none' is never. */
export type PurgeAnswer = number | 'none';

export interface CachingProxy {
  readonly url: string;
  readonly purgeUrl: string;
  /** What was posted to the address of purges. */
  readonly purges: { readonly authorization: string | undefined; readonly body: string }[];
  /** Wrong answers to the next purges. */
  misbehave(...answers: readonly PurgeAnswer[]): void;
  /** Passes everything on to this address from now on. */
  serve(origin: string): void;
  close(): Promise<void>;
}

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly until: number;
  readonly tags: readonly string[];
}

export interface CachingProxyOptions {
  readonly token: string;
  /** Requests with one of these cookies are passed on, as an operator sets it up. */
  readonly passedCookies: RegExp;
}

/**
 * A CDN on loopback: it keeps what it may by RFC 9111 and RFC 9213, by address alone, and forgets it by tag. `x-cache` says
 * whether an answer came from it: hit, miss (kept now) or pass.
 */
export async function startCachingProxy({ token, passedCookies }: CachingProxyOptions): Promise<CachingProxy> {
  const kept = new Map<string, Kept>();
  const purges: { authorization: string | undefined; body: string }[] = [];
  const wrong: PurgeAnswer[] = [];
  let origin = '';

  const purge = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { authorization } = request.headers;
    const body = await text(request);
    purges.push({ authorization, body });
    const answer = wrong.shift() ?? (authorization === `Bearer ${token}` ? 200 : 401);
    if (answer === 'none') return;
    if (answer === 200) {
      const { tags } = JSON.parse(body) as { tags: readonly string[] };
      for (const [name, { tags: own }] of kept) if (own.some((tag) => tags.includes(tag))) kept.delete(name);
    }
    response.writeHead(answer).end();
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/purge') return purge(request, response);
    const name = request.url ?? '';
    const mayKeep = request.method === 'GET' && !passedCookies.test(request.headers.cookie ?? '');
    const there = mayKeep ? kept.get(name) : undefined;
    if (there && there.until > performance.now()) return give(response, there, 'hit');
    const { authorization, cookie } = request.headers;
    const got = await fetch(origin + name, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: {
        'accept-encoding': 'identity',
        ...(authorization === undefined ? {} : { authorization }),
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    const fresh: Kept = {
      status: got.status,
      headers: got.headers,
      body: Buffer.from(await got.arrayBuffer()),
      until: performance.now() + lifetimeOf(got.headers) * 1000,
      tags: (got.headers.get('cache-tag') ?? '').split(','),
    };
    const isKept = mayKeep && fresh.until > performance.now();
    if (isKept) kept.set(name, fresh);
    give(response, fresh, isKept ? 'miss' : 'pass');
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url,
    purgeUrl: `${url}/purge`,
    purges,
    misbehave: (...answers) => void wrong.push(...answers),
    serve(to) {
      origin = to;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Seconds that a shared cache may keep an answer. */
function lifetimeOf(headers: Headers): number {
  const said = headers.get('cache-control') ?? '';
  if (/\b(?:private|no-store|no-cache)\b/u.test(said) || headers.has('set-cookie')) return 0;
  if (/\bcookie\b/iu.test(headers.get('vary') ?? '')) return 0;
  const own = /\bmax-age=(\d+)/u.exec(headers.get('cdn-cache-control') ?? '');
  const found = own ?? /\bs-maxage=(\d+)/u.exec(said) ?? /\bmax-age=(\d+)/u.exec(said);
  return Number(found?.[1] ?? 0);
}

function give(response: ServerResponse, { status, headers, body }: Kept, from: 'hit' | 'miss' | 'pass'): void {
  const passed = Object.fromEntries(
    [...headers].filter(([name]) => !/^(?:connection|transfer-encoding|content-length)$/u.test(name)),
  );
  response.writeHead(status, { ...passed, 'x-cache': from }).end(body);
}
