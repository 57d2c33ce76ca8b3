import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sendVideo } from '../../../src/contract/content/video.calls.ts';
import { id } from '../../../src/contract/primitives.ts';
import { videoPath } from '../../../src/domain/content/video.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { reached } from '../../platform/file/files.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { byteRange } from './byte-range.ts';
import { keepVideo } from './videos.ts';
import { findVideo, type VideoRow } from './video.queries.ts';

const place = z.object({ id });

/** The shop's videos: uploaded by admins, served to everyone, with range requests. */
export function videoRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, sendVideo, async ({ spooled: [file], shopper }) => {
    if (!file) throw refusedField('file', 'Choose a file');
    const film = await keepVideo(context, shopper.id, file);
    return { ...film, path: videoPath(film.id) };
  });

  app.get('/film/:id', async (request, reply) => {
    const { data } = z.safeParse(place, request.params);
    const film = data && (await findVideo(context.database, data.id));
    if (!film) throw problem('not-found');
    return deliver(context, film, request, reply);
  });
}

/** The content of an id never changes, so clients don't need to revalidate. */
async function deliver(
  { files }: ShopContext,
  { id: key, type, size }: VideoRow,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${key}"`;
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes', etag });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = byteRange(isSame ? headers.range : undefined, size);
  if (range === 'none') {
    throw problem('range-not-satisfiable', { headers: { 'content-range': `bytes */${size}` } });
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  reply.type(type).header('content-length', to - from + 1);
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  if (method === 'HEAD') return reply.send(Readable.from([]));
  const bytes = await reached(async () => files.store.openPart(key, { from, to }));
  if (bytes === null) throw problem('not-found');
  return reply.send(bytes);
}
