import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id } from '../../src/contract/primitives.ts';
import type { FileType } from '../../src/domain/file/file.ts';
import type { ShopContext } from '../context.ts';
import { problem } from '../http/problem.ts';
import { isGoodFileLink } from './file-link.ts';
import { findKeptFile, recordAccess } from './file.queries.ts';
import { openFile } from './files.ts';

const link = z.object({
  id,
  reader: id,
  use: z.enum(['open', 'download']),
  expires: z.string().check(z.regex(/^\d{13}$/u)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
});

const endings: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The file behind a signed link, with a record of who opened it; a link that is not good leads nowhere (ACC-03). */
export function fileRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock } = context;
  app.get('/v1/file/:id', async ({ params, query }, reply) => {
    const parsed = z.safeParse(link, { ...asRecord(query), ...asRecord(params) });
    if (!parsed.success) throw problem('not-found');
    const { reader: readerId, expires, ...rest } = parsed.data;
    const now = clock();
    const isGood = isGoodFileLink({ ...rest, readerId, expires: Number(expires) }, settings.secret, now);
    const file = isGood ? await findKeptFile(database, rest.id) : undefined;
    if (!file) throw problem('not-found');
    const bytes = await openFile(context, file);
    await recordAccess(database, {
      fileId: file.id,
      reference: file.reference,
      ownerId: file.owner_id,
      readerId,
      reason: rest.use,
      at: now,
    });
    const name = `${file.purpose}-${file.created_at.toISOString().slice(0, 10)}.${endings[file.type]}`;
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-disposition': `${rest.use === 'open' ? 'inline' : 'attachment'}; filename="${name}"`,
      })
      .type(file.type)
      .send(bytes);
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
