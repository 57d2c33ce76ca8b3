import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Loopback {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  /** Drops its connections, also those that still wait for an answer. */
  close(): Promise<void>;
}

/** A double of somebody's HTTP service on loopback. Where answering fails, the connection breaks. */
export async function serveLoopback(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): Promise<Loopback> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
