import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export interface OutageProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Forwards, beginning with what was held back. */
  resume(): void;
  /** Forwards nothing in either direction; new connections are taken and stay silent. */
  hang(): void;
  /** Breaks every connection and takes no new one. */
  cut(): void;
  close(): Promise<void>;
}

/** A way to a database on loopback that can hang and break: what lies between a shop and its database. */
export async function startOutageProxy(address: string): Promise<OutageProxy> {
  const url = new URL(address);
  const target = targetOf(url);
  const sockets = new Set<Socket>();
  let manner: 'good' | 'hanging' | 'cut' = 'good';
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    if (manner === 'hanging') socket.pause();
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (chunk: Buffer) => to.write(chunk));
    if (manner === 'hanging') from.pause();
    from.on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    if (manner === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target);
    forward(keep(near), keep(far));
    forward(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  const end = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    resume() {
      manner = 'good';
      for (const socket of sockets) socket.resume();
    },
    hang() {
      manner = 'hanging';
      for (const socket of sockets) socket.pause();
    },
    cut() {
      manner = 'cut';
      end();
    },
    async close() {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}

function targetOf(url: URL): NetConnectOpts {
  const folder = url.searchParams.get('host');
  return folder === null
    ? { host: url.hostname, port: Number(url.port || 5432) }
    : { path: `${folder}/.s.PGSQL.5432` };
}
