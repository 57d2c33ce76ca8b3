import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  /** Where it listens, on loopback. */
  readonly url: string;
  close(): Promise<void>;
}

/** Passes each new connection to the process that has the fewest; one that doesn't answer is passed over. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const shops = urls.map((url) => ({ port: Number(new URL(url).port), open: 0 }));
  const callers = new Set<Socket>();
  const server = createServer({ noDelay: true }, (caller) => {
    callers.add(caller);
    caller.on('error', () => undefined).once('close', () => callers.delete(caller));
    passOn(
      caller,
      shops.toSorted((one, other) => one.open - other.open),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      for (const caller of callers) caller.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Shop {
  readonly port: number;
  /** Connections right now. */
  open: number;
}

function passOn(caller: Socket, [shop, ...others]: readonly Shop[]): void {
  if (!shop) {
    caller.destroy();
    return;
  }
  shop.open += 1;
  const way = connect({ port: shop.port, host: '127.0.0.1', noDelay: true });
  let isThrough = false;
  way.once('connect', () => {
    isThrough = true;
    caller.pipe(way).pipe(caller);
  });
  way.on('error', () => undefined);
  way.once('close', () => {
    shop.open -= 1;
    if (isThrough) caller.destroy();
    else passOn(caller, others);
  });
  caller.once('close', () => way.destroy());
}
