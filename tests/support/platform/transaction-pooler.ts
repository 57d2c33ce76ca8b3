import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';

export interface TransactionPooler {
  /** The database's address through the pooler. */
  readonly url: string;
  /** Transactions so far, by the number of their server connection. */
  readonly served: readonly number[];
  close(): Promise<void>;
}

interface Backend {
  readonly socket: Socket;
  user: Caller | null;
}

interface Caller {
  readonly socket: Socket;
  backend: Backend | null;
  /** What waits for a server connection. */
  held: Buffer[];
  /** Answers that end with "ready for query" and haven't come yet. */
  due: number;
}

const [query, sync, terminate, ready] = ['Q', 'S', 'X', 'Z'].map((letter) => letter.charCodeAt(0));
const idle = 'I'.charCodeAt(0);
/** Startup parameters that PgBouncer accepts. */
const accepted = new Set(['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']);

/**
 * A transaction pooler as strict as PgBouncer: callers get a server connection for one transaction, each time the next
 * one, and parameters at connecting that it doesn't know are refused.
 */
export async function startTransactionPooler(databaseUrl: string, size: number): Promise<TransactionPooler> {
  const backends = await Promise.all(Array.from({ length: size }, async () => openBackend(databaseUrl)));
  const served = Array.from({ length: size }, () => 0);
  const waiting: Caller[] = [];
  const callers = new Set<Socket>();
  let turn = 0;

  const assign = (caller: Caller): void => {
    for (let tried = 0; tried < size; tried += 1) {
      turn = (turn + 1) % size;
      const backend = backends[turn];
      if (!backend || backend.user) continue;
      served[turn] = (served[turn] ?? 0) + 1;
      backend.user = caller;
      caller.backend = backend;
      for (const message of caller.held.splice(0)) send(caller, message);
      return;
    }
    waiting.push(caller);
  };
  const release = (backend: Backend): void => {
    if (backend.user) backend.user.backend = null;
    backend.user = null;
    const next = waiting.shift();
    if (next) assign(next);
  };
  const send = (caller: Caller, message: Buffer): void => {
    if (message[0] === query || message[0] === sync) caller.due += 1;
    caller.backend?.socket.write(message);
  };
  for (const backend of backends) {
    readMessages(backend.socket, (message) => {
      const caller = backend.user;
      caller?.socket.write(message);
      if (!caller || message[0] !== ready) return;
      caller.due -= 1;
      if (caller.due === 0 && message[5] === idle) release(backend);
    });
  }

  const server = createServer((socket) => {
    callers.add(socket.setNoDelay());
    const caller: Caller = { socket, backend: null, held: [], due: 0 };
    socket
      .on('error', () => undefined)
      .on('close', () => {
        callers.delete(socket);
        const at = waiting.indexOf(caller);
        if (at >= 0) waiting.splice(at, 1);
        const { backend } = caller;
        if (!backend) return;
        // What it had begun must not be another caller's.
        backend.user = { socket, backend, held: [], due: 1 };
        backend.socket.write(message('Q', 'ROLLBACK\0'));
      });
    socket.once('data', (startup: Buffer) => {
      const refused = unknownParameter(startup);
      if (refused !== null) {
        socket.end(message('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`));
        return;
      }
      socket.write(Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]));
      readMessages(socket, (sent) => {
        if (sent[0] === terminate) return;
        if (caller.backend) send(caller, sent);
        else if (caller.held.push(sent) === 1) assign(caller);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    served,
    async close() {
      for (const socket of callers) socket.destroy();
      for (const { socket } of backends) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A server connection, signed in by the driver and then taken over. */
async function openBackend(connectionString: string): Promise<Backend> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = client.connection;
  (stream as Socket).setNoDelay();
  stream.removeAllListeners('data').removeAllListeners('close');
  return { socket: stream as Socket, user: null };
}

/** Calls back with each whole message of the protocol: a letter, its length, its body. */
function readMessages(socket: Socket, take: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      take(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

function message(letter: string, body: string): Buffer {
  const head = Buffer.from(`${letter}\0\0\0\0`, 'latin1');
  head.writeUInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** The first parameter at connecting that a pooler doesn't know. */
function unknownParameter(startup: Buffer): string | null {
  const texts = startup.subarray(8).toString().split('\0');
  return texts.find((text, at) => at % 2 === 0 && text !== '' && !accepted.has(text.toLowerCase())) ?? null;
}
