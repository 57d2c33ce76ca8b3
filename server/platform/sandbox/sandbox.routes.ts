import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { id, text } from '../../../src/contract/primitives.ts';
import { listMessages } from '../../../src/contract/platform/sandbox.calls.ts';
import type { ShopContext } from '../start/context.ts';
import { problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { messagePage, messagesPage } from './messages.page.ts';
import { findMessage, type KeptMessage, readMessages } from './messages.queries.ts';

const params = z.object({ id });
const search = z.object({ to: z._default(text(254), '') });

/** Emails may use inline styles and nothing else; only our own page may frame them. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";

/** Routes of a sandbox; none of them exist in live mode. */
export function sandboxRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database } = context;
  if (context.settings.mode !== 'sandbox') return;

  route(app, context, listMessages, async ({ query: { to } }) => ({
    messages: (await readMessages(database, to === undefined ? undefined : asRecipient(to))).map(
      ({ id: _, html: __, ...message }) => message,
    ),
  }));

  const answer = (reply: FastifyReply, page: string) =>
    reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(page);
  const emailOf = async (request: FastifyRequest): Promise<KeptMessage & { readonly html: string }> => {
    const parsed = z.safeParse(params, request.params);
    const message = parsed.success ? await findMessage(database, parsed.data.id) : undefined;
    const html = message?.html ?? null;
    if (!message || html === null) throw problem('not-found', { detail: 'We couldn’t find this e-mail' });
    return { ...message, html };
  };

  app.get('/sandbox/messages', async (request, reply) => {
    const parsed = z.safeParse(search, request.query);
    const to = parsed.success ? asRecipient(parsed.data.to.trim()) : '';
    return answer(reply, messagesPage(await readMessages(database, to === '' ? undefined : to), to));
  });
  app.get('/sandbox/messages/:id', async (request, reply) => answer(reply, messagePage(await emailOf(request))));
  app.get('/sandbox/messages/:id/body', async (request, reply) =>
    answer(reply.header('content-security-policy', letterPolicy), (await emailOf(request)).html),
  );
}

/**
 * Normalises a typed recipient: '+' arrives as a space in a query string, and people type ten digits or capitals.
 */
function asRecipient(to: string): string {
  const bare = to.replaceAll(/[\s-]/gu, '');
  if (/^\d{10}$/u.test(bare)) return `+91${bare}`;
  if (/^\+?91\d{10}$/u.test(bare)) return `+${bare.replace('+', '')}`;
  return to.includes('@') ? to.trim().toLowerCase() : to;
}
