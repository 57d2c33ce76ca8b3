import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import { askMandate, withdrawMandate } from '../../../src/contract/orders/mandate/mandate.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { ownAnswer, refuseForeign } from './subscription.answer.ts';
import { beginMandate, storeMandate } from '../mandate/ask-mandate.ts';
import { withdrawMandateOf } from '../plan/move-mandate.ts';

/** Turns Autopay of a subscription on and off. */
export function mandateRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database } = context;

  route(app, context, askMandate, async ({ params: { id }, body: { method }, shopper, language }) => {
    const asking = { subscriptionId: id, shopperId: shopper.id, method };
    const mandate = await database.transaction(async (tx) => storeMandate(context, tx, asking));
    await beginMandate(context, mandate, language);
    return ownAnswer(context, id, shopper.id);
  });

  route(app, context, withdrawMandate, async ({ params: { id }, shopper }) => {
    await database.transaction(async (tx) => {
      await refuseForeign(tx, id, shopper.id);
      if (!(await withdrawMandateOf({ tx, context }, id, 'customer'))) {
        throw problem('conflict', { detail: t`Autopay is already off` });
      }
    });
    return ownAnswer(context, id, shopper.id);
  });
}
