import { once } from 'node:events';
import { createServer, connect, type NetConnectOpts, type Server, type Socket } from 'node:net';

export interface HangingProxy {
  readonly port: number;
  /** Connections that are open now. */
  readonly open: () => number;
  /** From now on nothing is forwarded, in either direction; new connections are accepted and stay silent. */
  hang(): void;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Forwards again, beginning with what was held back. */
  resume(): void;
  close(): Promise<void>;
}

/**
 * A TCP proxy on loopback that can hang, or break connections, like a database or any other service.
 * The target is a port (`{ host, port }`) or a socket (`{ path }`).
 */
export async function startHangingProxy(target: NetConnectOpts): Promise<HangingProxy> {
  const sockets = new Set<Socket>();
  let manner: 'good' | 'hanging' | 'cut' = 'good';
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    if (manner === 'hanging') socket.pause();
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  // Without noDelay each small answer waits 40 ms for the other side, as on no connection of the shop's own.
  const server = createServer({ noDelay: true }, (near) => {
    if (manner === 'cut') {
      near.destroy();
      return;
    }
    const far = connect({ ...target, noDelay: true });
    forward(keep(near), keep(far));
    forward(far, near);
  });
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => to.write(chunk));
    if (manner === 'hanging') from.pause();
    from.on('close', () => to.destroy());
  };
  const port = await listening(server);
  return {
    port,
    open: () => sockets.size,
    hang() {
      manner = 'hanging';
      for (const socket of sockets) socket.pause();
    },
    cut() {
      manner = 'cut';
      end();
    },
    resume() {
      manner = 'good';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A proxy before the database at this address; `url` leads through it. */
export async function startHangingDatabase(address: string): Promise<HangingProxy & { readonly url: string }> {
  const url = new URL(address);
  const folder = url.searchParams.get('host');
  const proxy = await startHangingProxy(
    folder === null ? { host: url.hostname, port: Number(url.port || 5432) } : { path: `${folder}/.s.PGSQL.5432` },
  );
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${proxy.port}`;
  return { ...proxy, url: url.href };
}

/** How a service outside can misbehave, once a request has come. */
export const hostileManners = ['hangs', 'drips', 'floods', 'closes early', 'redirects', 'talks nonsense'] as const;
export type HostileManner = (typeof hostileManners)[number];

export interface HostileService {
  readonly url: string;
  readonly port: number;
  manner: HostileManner | 'good';
  /** What it answers while it is good. */
  answer: string;
  /** Requests so far. */
  readonly asked: () => number;
  /** Bytes that it could send so far. */
  readonly sent: () => number;
  close(): Promise<void>;
}

const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const tenGigabytes = 10 * 2 ** 30;

/**
 * An HTTP service on loopback that hangs, drips a byte a second, sends 10 GB, closes early, redirects or
 * talks nonsense. One that speaks first misbehaves before anybody asks, as a mail server would.
 */
export async function startHostileService({ speaksFirst = false } = {}): Promise<HostileService> {
  const sockets = new Set<Socket>();
  let asked = 0;
  let sent = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (speaksFirst) manners[service.manner](socket);
    socket.on('data', (chunk: Buffer) => {
      // The body of a request that has one comes with its head, or after it; the head alone is answered.
      if (!/^[A-Z]+ \S+ HTTP\/1\.1\r\n/u.test(chunk.toString('latin1'))) return;
      asked += 1;
      manners[service.manner](socket);
    });
  });
  const flood = (socket: Socket): void => {
    const chunk = Buffer.alloc(1 << 20, '[');
    const more = (): void => {
      while (!socket.destroyed && sent < tenGigabytes) {
        sent += chunk.length;
        if (!socket.write(chunk)) break;
      }
    };
    socket.on('drain', more);
    // Nothing says how long it is.
    socket.write(`${head}connection: close\r\n\r\n`);
    more();
  };
  const manners: Readonly<Record<HostileService['manner'], (socket: Socket) => void>> = {
    good: (socket) => socket.write(`${head}content-length: ${service.answer.length}\r\n\r\n${service.answer}`),
    hangs: () => undefined,
    drips(socket) {
      socket.write(`${head}content-length: 1000\r\n\r\n`);
      const timer = setInterval(() => {
        sent += 1;
        socket.write('x');
      }, 1000);
      socket.on('close', () => clearInterval(timer));
    },
    floods: flood,
    'closes early': (socket) => socket.end(`${head}content-length: 1000\r\n\r\n{"id":`),
    redirects: (socket) =>
      socket.write(`HTTP/1.1 302 Found\r\nlocation: ${service.url}/elsewhere\r\ncontent-length: 0\r\n\r\n`),
    'talks nonsense': (socket) => socket.end('\u0000\u0001 this is no HTTP at all\r\n\r\n'),
  };
  const port = await listening(server);
  const service: HostileService = {
    url: `http://127.0.0.1:${port}`,
    port,
    manner: 'good',
    answer: '{}',
    asked: () => asked,
    sent: () => sent,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return address.port;
}
