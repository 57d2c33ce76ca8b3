import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { id } from '../../src/contract/primitives.ts';
import type { ShopContext } from '../context.ts';
import { problem } from '../http/problem.ts';
import { findAnyOrder } from '../order/order.queries.ts';
import { hasInvoice, isGoodLink } from './invoice-link.ts';
import { invoicePage } from './invoice.page.ts';

const link = z.object({
  id,
  expires: z.string().check(z.regex(/^\d{13}$/u)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
});

/** The invoice behind a signed link; whatever is wrong with the link, there is nothing there (CHK-07). */
export function invoiceRoutes(app: FastifyInstance, { database, settings, clock }: ShopContext): void {
  app.get('/v1/order/:id/invoice', async ({ params, query }, reply) => {
    const parsed = z.safeParse(link, { ...asRecord(query), ...asRecord(params) });
    if (!parsed.success) throw problem('not-found');
    const { signature } = parsed.data;
    const asked = { id: parsed.data.id, expires: Number(parsed.data.expires), signature };
    if (!isGoodLink(asked, settings.secret, clock())) throw problem('not-found');
    const order = await findAnyOrder(database, asked.id);
    if (!order || !hasInvoice(order)) throw problem('not-found');
    return reply
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(invoicePage(order, settings.business));
  });
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
