import type { FastifyInstance } from 'fastify';
import {
  currentGateway as currentGatewayCall,
  paymentStatus,
  paymentWebhook,
  retryPayment,
  toggleGateway,
  verifyVpa,
} from '../../../src/contract/checkout/payment/payment.calls.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { type Gateway, GatewayUnavailable } from '../../checkout/gateway/gateway.ts';
import { chooseGateway, currentGateway } from '../../checkout/gateway/gateways.ts';
import { withIdempotency } from '../../platform/http/input/idempotency.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { orderAnswer } from '../answer/order.answer.ts';
import { ownOrder } from '../order/own-order.ts';
import { beginPayment } from './begin-payment.ts';
import { latestPayment } from '../../checkout/payment/payment.queries.ts';
import { refuseSilentGateway } from '../../checkout/payment/refuse-silent-gateway.ts';
import { storeRetry } from './retry-payment.ts';
import { askEvery, askGateway, expireOrder, receiveWebhook } from './settle-payment.ts';

export function paymentRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, gateways } = context;

  route(app, context, paymentStatus, async ({ query: { orderId }, shopper }) => {
    await ownOrder(context, orderId, shopper.id);
    const payment = await latestPayment(database, orderId);
    if (payment.status === 'pending' || payment.status === 'checking') await askGateway(context, payment, askEvery);
    await expireOrder(context, orderId);
    return orderAnswer(context, await ownOrder(context, orderId, shopper.id));
  });

  route(app, context, retryPayment, async ({ body, headers, shopper, language }) => {
    const { orderId, paymentMethod: method } = body;
    const request = { shopper, route: retryPayment.path, key: headers['idempotency-key'], body };
    await withIdempotency(context, request, async (tx) => {
      await refuseSilentGateway(context, tx, method);
      await storeRetry(context, tx, { shopperId: shopper.id, orderId, method });
      return { orderId };
    });
    const order = await ownOrder(context, orderId, shopper.id);
    await beginPayment(context, order, { returnTo: 'checkout', language });
    return orderAnswer(context, order);
  });

  route(app, context, paymentWebhook, async ({ params: { gateway }, rawBody }, reply) => {
    await receiveWebhook(context, gateway, rawBody, reply.request.headers);
    return { received: true as const };
  });

  route(app, context, verifyVpa, async ({ body: { vpa } }) => {
    try {
      return { valid: await (await currentGateway(database, gateways)).validateVpa(vpa) };
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      context.log.warn({ err: error }, 'a UPI address could not be checked');
      throw problem('gateway-unavailable');
    }
  });

  const gatewayState = async () => ({
    gateway: (await currentGateway(database, gateways)).id,
    available: [...gateways.available],
  });

  route(app, context, currentGatewayCall, gatewayState);

  route(app, context, toggleGateway, async ({ body: { gateway }, shopper }) => {
    const chosen = gateways.get(gateway);
    if (!chosen) throw problem('conflict', { detail: `The shop isn’t set up for ${gateway}` });
    await refuseSilent(chosen);
    await database.transaction(async (tx) => {
      const { id: before } = await currentGateway(tx, gateways);
      if (before === gateway) return;
      await chooseGateway(tx, gateway, context.clock());
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'chosen',
        resource: 'payment gateway',
        recordId: gateway,
        before: { gateway: before },
        after: { gateway },
        now: context.clock(),
      });
    });
    return gatewayState();
  });
}

/** Throws if the gateway doesn't answer with these keys: no payment could be taken. */
async function refuseSilent(gateway: Gateway): Promise<void> {
  try {
    await gateway.check();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    throw problem('conflict', {
      detail: 'The payment service didn’t accept these keys or didn’t answer. Nothing was changed. Check the keys',
    });
  }
}
