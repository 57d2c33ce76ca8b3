import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import { orderHistory } from '../../../src/contract/orders/order/history.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { listPaymentEvents } from './history.queries.ts';
import { findAnyOrder, listOrderEvents } from '../tables/order.queries.ts';

/** The history of an order, for display on its charts. */
export function orderHistoryRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database } = context;

  route(app, context, orderHistory, async ({ params: { id } }) => {
    const order = await findAnyOrder(database, id);
    if (!order) throw problem('not-found', { detail: t`We couldn’t find this order` });
    const [events, steps] = await Promise.all([listOrderEvents(database, [id]), listPaymentEvents(database, id)]);
    const payments = [...Map.groupBy(steps, ({ payment_id }) => payment_id)];
    return {
      number: order.number,
      paymentMethod: order.payment_method,
      events: events.map(({ event, status, actor, at }) => ({ event, status, by: actor, at: at.toISOString() })),
      payments: payments.map(([payment, own]) => ({
        id: payment,
        events: own.map(({ event, status, source, at }) => ({ event, status, source, at: at.toISOString() })),
      })),
    };
  });
}
