import { t } from '../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import { keepCheckout, resumeCheckout } from '../../src/contract/checkout/checkout.calls.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { problem } from '../platform/http/problem.ts';
import { route } from '../platform/http/route.ts';
import { openToken } from '../account/message/signed-token.ts';
import { price } from '../cart/price.ts';
import { findDraft, keepDraft } from './checkout.queries.ts';
import { reminderJob } from './remind.ts';
import { reminderAt } from './reminder.policy.ts';

/** Saves a checkout, and restores it from the link in a reminder. */
export function checkoutRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, jobs, clock, settings } = context;

  route(app, context, keepCheckout, async ({ body, shopper }) => {
    const now = clock();
    await database.transaction(async (tx) => {
      const draftId = await keepDraft(tx, shopper.id, body, now);
      const key = `${reminderJob}:${shopper.id}`;
      await jobs.add(tx, reminderJob, { draftId }, { key, runAt: reminderAt(now) });
    });
  });

  route(app, context, resumeCheckout, async ({ body, shopper }) => {
    const now = clock();
    const draftId = openToken('checkout', body.token, settings.secret, now);
    const draft = draftId === null ? undefined : await findDraft(database, draftId);
    if (!draft) throw problem('not-found', { detail: t`This link to your cart no longer works` });
    const { step, lines, choices } = draft;
    // At current prices, not the ones shown then.
    const { cart } = await price(context, { lines: lines.map(({ price: _, ...line }) => line), shopper, now });
    return { step, cart, ...choices };
  });
}
