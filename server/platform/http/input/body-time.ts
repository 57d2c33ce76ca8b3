import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum bytes of a body with files; only on calls that take files. */
    takesBytes?: number;
  }
}

export interface BodyTimes {
  /** Milliseconds for a complete body without files. */
  readonly wholeMs: number;
  /** Milliseconds between two checks of a body with files. */
  readonly lookMs: number;
  /** Minimum rate of a body with files, in bytes per second. */
  readonly minRate: number;
}

const usual: BodyTimes = { wholeMs: 30_000, lookMs: 20_000, minRate: 16 * 1024 };

/**
 * Disconnects slow bodies. Without files the limit is 30 s; with files it is a rate of 16 KiB/s, so a video can be
 * sent over a slow line but nobody holds a connection for nothing.
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
  // Injected requests have no connection to close.
  if (!(socket instanceof Socket)) return;
  let seen = socket.bytesRead;
  // Bounds the total time: the largest body at the minimum rate.
  let looks = takesBytes === null ? 0 : Math.ceil(((takesBytes / minRate) * 1000) / lookMs);
  const look = () => {
    // A body that the server hasn't started to read isn't slow.
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
