import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call that takes files: bytes of the largest body that makes sense. */
    takesBytes?: number;
  }
}

export interface BodyTimes {
  /** In which a body without files comes whole, in milliseconds. */
  readonly wholeMs: number;
  /** How often a body with files is looked at, in milliseconds. */
  readonly lookMs: number;
  /** What has to come of it meanwhile: bytes a second. */
  readonly minRate: number;
}

const usual: BodyTimes = { wholeMs: 30_000, lookMs: 20_000, minRate: 16 * 1024 };

/**
 * Cuts off bodies that do not come. Without files one has 30 s; with files as long as 16 KiB a second come, so that a
 * video gets through a slow line and nobody holds a connection for nothing.
 */
export function limitBodyTime(app: FastifyInstance, times: BodyTimes = usual): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (hasBody) watchBody(raw, routeOptions.config.takesBytes ?? null, times);
    done();
  });
}

function watchBody(raw: IncomingMessage, takesBytes: number | null, times: BodyTimes): void {
  const { wholeMs, lookMs, minRate } = times;
  const { socket } = raw;
  // What is handed to the server without a connection has nothing that could be cut.
  if (!(socket instanceof Socket)) return;
  let seen = socket.bytesRead;
  // Beyond the largest body that makes sense nothing is waited for, however fast it comes.
  let looks = takesBytes === null ? 0 : Math.ceil(((takesBytes / minRate) * 1000) / lookMs);
  const look = () => {
    // A body that waits for its turn is not slow by its sender's fault.
    if (takesBytes !== null && raw.readableFlowing === null) return;
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    looks -= 1;
    if (looks < 0 || came < (minRate * lookMs) / 1000) socket.destroy();
  };
  const timer = setInterval(look, takesBytes === null ? wholeMs : lookMs);
  const stop = () => clearInterval(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}
