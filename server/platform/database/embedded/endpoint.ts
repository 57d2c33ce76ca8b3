import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runningServer } from './postmaster.ts';

/** How to connect to the embedded server: a socket in its own directory, or a port on localhost. */
export type Endpoint = { kind: 'socket'; directory: string } | { kind: 'port'; port: number };

/** The limit of a unix socket path, less the name of PostgreSQL's file in the directory. */
const longestDirectory = 100 - '/.s.PGSQL.5432'.length;

export async function chooseEndpoint(directory: string): Promise<Endpoint> {
  const fits = Buffer.byteLength(directory) <= longestDirectory;
  if (fits && process.platform !== 'win32') return { kind: 'socket', directory };
  return { kind: 'port', port: (await portInUse(directory)) ?? (await freePort()) };
}

/** The URL of a database at the endpoint. The socket's directory is private, so it needs no password. */
export function urlOf(endpoint: Endpoint, user: string, password: string, database: string): string {
  const url = new URL(`postgresql://${user}@localhost/${database}`);
  // PGSSLMODE from the environment is not meant for this server.
  url.searchParams.set('sslmode', 'disable');
  if (endpoint.kind === 'socket') {
    url.searchParams.set('host', endpoint.directory);
  } else {
    url.host = `127.0.0.1:${endpoint.port}`;
    url.password = password;
  }
  return url.href;
}

async function portInUse(directory: string): Promise<number | undefined> {
  if ((await runningServer(directory)) === undefined) return undefined;
  const lines = (await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  return Number(lines[3]) || undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
