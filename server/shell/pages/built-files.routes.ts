import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from './page-cache.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const endings = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * The files of a build that have a hash in their names, below /assets/. They never change, so their names are read
 * at the start and each file once: a first visit asks for fifty of them. Any other name is not found.
 */
export async function serveBuiltFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const folder = join(clientDir, 'assets');
  const names = new Set(await namesIn(folder));
  const read = new Map<string, Promise<Buffer>>();
  const bodyOf = (file: string): Promise<Buffer> => {
    const known = read.get(file) ?? readFile(join(folder, file));
    read.set(file, known);
    known.catch(() => read.delete(file));
    return known;
  };
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const type = types[extname(name)];
    if (type === undefined || !names.has(name)) return reply.callNotFound();
    const accepted = encodingFor(request.headers['accept-encoding']);
    const encoding = names.has(name + endings[accepted]) ? accepted : 'identity';
    const etag = `W/"${name}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-type', type)
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await bodyOf(name + endings[encoding]));
  });
}

/** Names with slashes, whatever the system puts between folders. While the sources are edited there is no build. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.map((name) => name.replaceAll(sep, '/'));
}
