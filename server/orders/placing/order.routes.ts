import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import {
  cancelOrder,
  getOrder,
  listOrders,
  namePrescription,
  placeOrder,
  quoteOrder,
} from '../../../src/contract/orders/order/order.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { findAddress } from '../../account/address/address.queries.ts';
import { admitCode } from '../../promotions/coupon/code-guard.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { nameForOrder } from '../parcel/move-hold.ts';
import { callOff } from '../parcel/cancel-order.ts';
import { orderAnswer, ordersAnswer } from '../answer/order.answer.ts';
import { ownOrder } from '../order/own-order.ts';
import { listOrders as readOrders } from '../tables/order.queries.ts';
import { withAddress } from './invoice-address.ts';
import { placeOnce } from './place-once.ts';
import { price } from '../../cart/price.ts';

export function orderRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database } = context;

  route(app, context, quoteOrder, async ({ body, shopper, ip, requestId }) => {
    const { lines, couponCode, bundleId, addressId, pincode, paymentMethod } = body;
    if (couponCode !== undefined) await admitCode(context, { shopper, ip }, couponCode);
    const saved = addressId === undefined || !shopper ? null : await findAddress(database, shopper.id, addressId);
    if (addressId !== undefined && !saved) {
      throw problem('not-found', { detail: t`We couldn’t find this address` });
    }
    const { quote, products } = await price(context, {
      lines,
      couponCode,
      bundleId,
      shopper,
      paymentMethod,
      pincode: saved?.pincode ?? pincode,
      now: context.clock(),
    });
    const unknown = lines.filter(({ sku }) => !products.has(sku)).map(({ sku }) => sku);
    if (unknown.length > 0) {
      context.log.warn({ id: requestId, skus: unknown }, 'a quote was asked for products that are not sold');
    }
    return quote;
  });

  route(app, context, placeOrder, async ({ body, headers, shopper, ip, language }) => {
    if (body.couponCode !== undefined) await admitCode(context, { shopper, ip }, body.couponCode);
    const key = headers['idempotency-key'];
    return placeOnce(context, {
      shopper,
      ip,
      language,
      route: placeOrder.path,
      key,
      body,
      order: (tx) => withAddress(context, tx, shopper, body),
    });
  });

  route(app, context, listOrders, async ({ query, shopper }) => {
    const { total, orders } = await readOrders(database, shopper.id, query);
    return { total, orders: await ordersAnswer(context, database, orders, shopper.id) };
  });

  route(app, context, getOrder, async ({ params, shopper }) =>
    orderAnswer(context, await ownOrder(context, params.id, shopper.id)),
  );

  route(app, context, cancelOrder, async ({ params, shopper }) => {
    await callOff(context, params.id, shopper.id);
    return orderAnswer(context, await ownOrder(context, params.id, shopper.id));
  });

  route(app, context, namePrescription, async ({ params, body, shopper }) => {
    const order = await ownOrder(context, params.id, shopper.id);
    await database.transaction(async (tx) => nameForOrder({ tx, context }, order, body.prescriptionId));
    return orderAnswer(context, await ownOrder(context, params.id, shopper.id));
  });
}
