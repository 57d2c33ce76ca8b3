import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id } from '../../src/contract/primitives.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { followedLink, type LinkFor, readerLink } from '../platform/file/file-link.ts';
import { recordAccess } from '../platform/file/file.queries.ts';
import { sendFile } from '../platform/file/send-file.ts';
import { problem } from '../platform/http/problem.ts';
import { drawPdf } from '../platform/pdf/pdf-thread.ts';
import { prescriptionPdf } from './signed-prescription.ts';
import { findNamed, namesOf } from './prescription.queries.ts';
import { openWords } from './words.ts';

const place = z.object({ id });
const pathOf = (prescriptionId: string) => `/v1/prescription/${prescriptionId}/paper`;

/** A link to the PDF of the signed prescription, valid for one person and five minutes. */
export function pdfLink(prescription: LinkFor & { readonly id: string }, secret: string, now: Date): string {
  return readerLink(pathOf(prescription.id), prescription, secret, now);
}

/** Serves the signed prescription as a PDF behind its link, and logs who opened it. */
export function pdfRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock } = context;
  app.get('/v1/prescription/:id/paper', async ({ params, query }, reply) => {
    const { data } = z.safeParse(place, params);
    const now = clock();
    const link = data && followedLink(pathOf(data.id), query, settings.secret, now);
    // Access was checked when the link was created.
    const row = link ? await findNamed(database, data.id) : undefined;
    if (!link || !row || row.signed_at === null) throw problem('not-found');
    const prescription = prescriptionPdf(
      { ...row, ...openWords(context.files, row), signed_at: row.signed_at },
      {
        business: settings.business,
        productNames: await namesOf(database, row.products),
        secret: settings.secret,
      },
    );
    const bytes = await drawPdf({ kind: 'prescription', prescription });
    await recordAccess(database, {
      reference: row.id,
      ownerId: row.shopper_id,
      readerId: link.readerId,
      reason: link.use,
      at: now,
    });
    return sendFile(reply, { bytes, type: 'application/pdf', name: `prescription-${row.number}`, use: link.use });
  });
}
