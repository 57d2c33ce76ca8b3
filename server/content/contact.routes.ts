import { t } from '../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import { sendContactMail } from '../../src/contract/content/contact.calls.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { problem } from '../platform/http/problem.ts';
import { countHit } from '../platform/http/guard/rate-limit.ts';
import { route } from '../platform/http/route.ts';
import { tellContact } from '../account/message/tell.ts';

/**
 * Limits for messages from all senders together, and for copies to one address: nobody can use us to flood a
 * mailbox.
 */
const limitOfAll = { max: 300, perSeconds: 3600 } as const;
const limitOfCopies = { max: 3, perSeconds: 3600 } as const;

/** The contact form. */
export function contactRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, settings, messages } = context;

  route(app, context, sendContactMail, async ({ body: { website, ...letter }, language }) => {
    const now = clock();
    const received = { receivedAt: now.toISOString() };
    if (website !== '') return received;
    if (!messages.channels.has('email')) {
      throw problem('temporarily-unavailable', { detail: t`Write to ${settings.business.email}` });
    }
    const { secret, rateLimitFactor } = settings;
    const limits = [
      { key: 'contact-all:', limit: limitOfAll },
      { key: `contact-copy:${letter.email}`, limit: limitOfCopies },
    ];
    for (const { key, limit } of limits) {
      const raised = { ...limit, max: limit.max * rateLimitFactor };
      await countHit(database, { key, limit: raised, secret, now });
    }
    const { business } = settings;
    const officer = business.grievance.email ?? business.email;
    const shop = letter.topic === 'grievance' ? officer : business.email;
    await database.transaction(async (tx) => {
      await tellContact(
        tx,
        context,
        { channel: 'email', to: shop },
        { template: 'contact-received', data: letter, replyTo: letter.email },
      );
      await tellContact(
        tx,
        context,
        { channel: 'email', to: letter.email, language },
        { template: 'contact-copy', data: letter, replyTo: shop },
      );
    });
    return received;
  });
}
