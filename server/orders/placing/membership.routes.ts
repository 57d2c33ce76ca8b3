import type { FastifyInstance } from 'fastify';
import { buyMembership, membershipStatus } from '../../../src/contract/orders/order/membership.calls.ts';
import { membershipChoice } from '../../../src/domain/account/membership/membership.ts';
import { membershipSku } from '../../../src/domain/catalogue/product/product.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { withIdempotency } from '../../platform/http/input/idempotency.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { beginPayment } from '../payment/begin-payment.ts';
import { hashedNetwork } from '../../cart/buyer.queries.ts';
import { buyerLock } from '../../platform/http/guard/account-lock.ts';
import { invoiceAddress } from './invoice-address.ts';
import { readMembership } from '../../account/membership/membership.queries.ts';
import { orderAnswer } from '../answer/order.answer.ts';
import { ownOrder } from '../order/own-order.ts';
import { storeOrder } from './place-order.ts';

/** Buys, renews and shows a membership on its own. */
export function membershipRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;

  route(app, context, buyMembership, async ({ body, headers, shopper, ip }) => {
    const { paymentMethod, expectedTotal } = body;
    const [rules, product] = await Promise.all([catalogue.rules(), catalogue.membership()]);
    if (!product) throw problem('not-found', { detail: 'The membership isn’t available' });
    const lines = [{ sku: membershipSku, ...membershipChoice(product) }];
    const key = headers['idempotency-key'];
    const request = { shopper, route: buyMembership.path, key, body, lock: buyerLock(shopper.id) };
    const network = hashedNetwork(ip, context.settings.secret);
    const { orderId } = await withIdempotency(context, request, async (tx) => {
      const address = body.address ?? (await invoiceAddress(context, tx, shopper));
      const order = { lines, address, paymentMethod, expectedTotal };
      return { orderId: await storeOrder(context, { tx, rules, network }, shopper, order) };
    });
    const order = await ownOrder(context, orderId, shopper.id);
    await beginPayment(context, order, 'membership');
    return orderAnswer(context, order);
  });

  route(app, context, membershipStatus, async ({ shopper }) => readMembership(database, shopper.id, clock()));
}
