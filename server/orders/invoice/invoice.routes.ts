import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { t } from '../../../src/domain/kit/text/text.ts';
import { id } from '../../../src/contract/primitives.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { languageOf } from '../../account/user/language.queries.ts';
import { writtenIn } from '../../platform/http/words.ts';
import { packLabels } from './pack-label.queries.ts';
import { problem } from '../../platform/http/problem.ts';
import { findAnyOrder, type OrderRow } from '../tables/order.queries.ts';
import { statusWords } from '../tracking/status-words.ts';
import { invoiceOf, withChoiceNames } from './document.ts';
import { withheldLines } from './issue.ts';
import { documentLink, hasInvoice, isGoodLink, type SignedLink } from './invoice-link.ts';
import { documentPage } from './invoice.page.ts';
import { documentsOf, findDocument } from './invoice.queries.ts';
import { drawPdf } from '../../platform/pdf/pdf-thread.ts';

const link = z.object({
  id,
  expires: z.string().check(z.regex(/^\d{13}$/u)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/u)),
});

/** Invoices and credit notes behind signed links. Any invalid link is 'not-found'. */
export function invoiceRoutes(app: FastifyInstance, { database, settings, clock, catalogue }: ShopContext): void {
  const sketchOf = async (order: OrderRow) =>
    invoiceOf(order, settings.business, {
      number: null,
      at: order.placed_at,
      withheld: await withheldLines(database, order.id),
      labels: await packLabels(database, order.lines),
    });

  app.get('/v1/order/:id/invoice', async ({ params, query }, reply) => {
    const now = clock();
    const orderId = followed('invoice', params, query, settings.secret, now);
    const order = await findAnyOrder(database, orderId);
    if (!order || !hasInvoice(order)) throw problem('not-found');
    const issued = (await documentsOf(database, [order.id])).findLast(({ kind }) => kind === 'invoice');
    const document = issued?.document ?? (await sketchOf(order));
    const language = await languageOf(database, order.shopper_id);
    const names = await catalogue.choiceNames(language);
    const pdfUrl = issued ? documentLink(issued.id, settings.secret, now) : null;
    return privately(reply)
      .type('text/html; charset=utf-8')
      .send(
        writtenIn(language, () =>
          documentPage(withChoiceNames(document, names), { note: noteOf(order), pdfUrl, language }),
        ),
      );
  });

  app.get('/v1/document/:id', async ({ params, query }, reply) => {
    const document = await findDocument(database, followed('document', params, query, settings.secret, clock()));
    if (!document) throw problem('not-found');
    const order = await findAnyOrder(database, document.order_id);
    const language = order ? await languageOf(database, order.shopper_id) : 'en';
    const { shopName } = settings.business;
    const names = await catalogue.choiceNames(language);
    const drawn = writtenIn(language, () => withChoiceNames(document.document, names));
    const name = `${document.kind}-${document.number.replace('/', '-')}.pdf`;
    return privately(reply)
      .header('content-disposition', `inline; filename="${name}"`)
      .type('application/pdf')
      .send(await drawPdf({ kind: 'tax-document', document: drawn, language, shopName }));
  });
}

/** The id in a valid link; throws 'not-found' for any other. */
function followed(kind: SignedLink['kind'], params: unknown, query: unknown, secret: string, now: Date): string {
  const parsed = z.safeParse(link, { ...asRecord(query), ...asRecord(params) });
  if (!parsed.success) throw problem('not-found');
  const asked = { ...parsed.data, kind, expires: Number(parsed.data.expires) };
  if (!isGoodLink(asked, secret, now)) throw problem('not-found');
  return asked.id;
}

function privately(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
}

function noteOf({ payment_method: method, status }: OrderRow): string {
  const isPaid = method !== 'cod' || status === 'delivered';
  return `${isPaid ? t`Paid` : t`To be paid in cash`} · ${statusWords()[status]}`;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
