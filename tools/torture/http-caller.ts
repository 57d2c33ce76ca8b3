import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Ask {
  readonly method: string;
  /** Below the origin, as it goes out. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text and bytes go out as they are, anything else as JSON. */
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Milliseconds from sending to the end of the answer. */
  readonly ms: number;
}

export interface HttpCaller {
  /** Rejects when there is no answer. */
  send(ask: Ask): Promise<Reply>;
  close(): void;
}

export interface CallerOptions {
  /** Connections at most. */
  readonly sockets?: number;
  /** Milliseconds until an answer is given up. */
  readonly patience?: number;
}

/** A caller that keeps its connections: many times as fast as fetch, so that the shop is what is measured. */
export function openCaller(url: string, { sockets = 64, patience = 30_000 }: CallerOptions = {}): HttpCaller {
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return {
    send: async ({ method, path, token, headers, body }) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const bytes = bytesOf(body);
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path,
            agent,
            timeout: patience,
            headers: {
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              ...(bytes === null ? {} : { 'content-type': 'application/json', 'content-length': bytes.length }),
              ...headers,
            },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () => {
              const text = Buffer.concat(chunks).toString('utf8');
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text,
                ms: performance.now() - began,
              });
            });
          },
        );
        sent.on('timeout', () => sent.destroy(new Error(`No answer within ${patience} ms`)));
        sent.on('error', reject);
        sent.end(bytes ?? undefined);
      }),
    close: () => agent.destroy(),
  };
}

function bytesOf(body: unknown): Buffer | null {
  if (body === undefined) return null;
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** The answer as JSON; throws when it is none. */
export function jsonOf({ status, text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`No JSON came with ${status}: ${text.slice(0, 200)}`);
  }
}

/** Does a thing for each item, `atOnce` at a time. */
export async function each<Item>(
  items: Iterable<Item>,
  atOnce: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = rest.next(); next.done !== true; next = rest.next()) await act(next.value);
    }),
  );
}

/** 0, 1, … as often as said. */
export function* upTo(count: number): Generator<number> {
  for (let at = 0; at < count; at += 1) yield at;
}
