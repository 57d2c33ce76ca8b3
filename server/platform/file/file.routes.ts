import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id } from '../../../src/contract/primitives.ts';
import type { ShopContext } from '../start/context.ts';
import { problem } from '../http/problem.ts';
import { followedLink } from './file-link.ts';
import { findKeptFile, recordAccess } from './file.queries.ts';
import { openFile } from './files.ts';
import { sendFile } from './send-file.ts';

const place = z.object({ id });

/** Serves the file behind a signed link and logs who opened it; an invalid link is a 404. */
export function fileRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock } = context;
  app.get('/v1/file/:id', async ({ params, query }, reply) => {
    const { data } = z.safeParse(place, params);
    const now = clock();
    const link = data && followedLink(`/v1/file/${data.id}`, query, settings.secret, now);
    const file = link ? await findKeptFile(database, data.id) : undefined;
    if (!file || !link) throw problem('not-found');
    const bytes = await openFile(context, file);
    await recordAccess(database, {
      fileId: file.id,
      reference: file.reference,
      ownerId: file.owner_id,
      readerId: link.readerId,
      reason: link.use,
      at: now,
    });
    const name = `${file.purpose}-${file.created_at.toISOString().slice(0, 10)}`;
    return sendFile(reply, { bytes, type: file.type, name, use: link.use });
  });
}
