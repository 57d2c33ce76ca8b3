import type { FastifyInstance } from 'fastify';
import { listMessages } from '../../src/contract/sandbox/sandbox.calls.ts';
import type { ShopContext } from '../context.ts';
import { route } from '../http/route.ts';
import { readMessages } from './messages.queries.ts';
import { messagesPage } from './messages.page.ts';

/** What only a sandbox has (SES-08); in live mode none of it exists. */
export function sandboxRoutes(app: FastifyInstance, context: ShopContext): void {
  if (context.settings.mode !== 'sandbox') return;

  route(app, context, listMessages, async ({ query: { to } }) => ({
    messages: await readMessages(context.database, to === undefined ? undefined : asPhone(to)),
  }));

  app.get('/sandbox/messages', async (_, reply) => {
    const messages = await readMessages(context.database, undefined);
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(messagesPage(messages));
  });
}

/** '+' in a query string is a space: a phone that was not encoded is still found. */
function asPhone(to: string): string {
  return to.replace(/^ (?=\d)/u, '+');
}
