import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import { buyMembership, membershipStatus } from '../../../src/contract/orders/order/membership.calls.ts';
import { membershipChoice } from '../../../src/domain/account/membership/membership.ts';
import { membershipSku } from '../../../src/domain/catalogue/product/product.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { invoiceAddress } from './invoice-address.ts';
import { readMembership } from '../../account/membership/membership.queries.ts';
import { placeOnce } from './place-once.ts';

/** Buys, renews and shows a membership on its own. */
export function membershipRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, catalogue, clock } = context;

  route(app, context, buyMembership, async ({ body, headers, shopper, ip, language }) => {
    const { paymentMethod, expectedTotal } = body;
    const product = await catalogue.membership();
    if (!product) throw problem('not-found', { detail: t`The membership isn’t available` });
    const lines = [{ sku: membershipSku, ...membershipChoice(product) }];
    const key = headers['idempotency-key'];
    return placeOnce(context, {
      shopper,
      ip,
      language,
      route: buyMembership.path,
      key,
      body,
      back: { returnTo: 'membership', language },
      async order(tx) {
        const address = body.address ?? (await invoiceAddress(context, tx, shopper));
        return { lines, address, paymentMethod, expectedTotal };
      },
    });
  });

  route(app, context, membershipStatus, async ({ shopper }) => readMembership(database, shopper.id, clock()));
}
