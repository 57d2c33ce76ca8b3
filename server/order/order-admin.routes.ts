import type { FastifyInstance } from 'fastify';
import {
  cancelAnyOrder,
  deliverOrder,
  packOrder,
  readAnyOrder,
  refundOrder,
  repayOrder,
  shipOrder,
  takeOrderBack,
} from '../../src/contract/order/order-admin.calls.ts';
import type { ShopContext } from '../context.ts';
import type { Session } from '../database/session.ts';
import { problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { leftOf } from '../payment/left-of-payment.ts';
import { cashGateway, paymentsOf } from '../payment/payment.queries.ts';
import { refundsOf } from '../payment/refund.queries.ts';
import { moveOrder, movePayment, type OrderNews } from './moves.ts';
import { orderAnswer } from './order.answer.ts';
import { findAnyOrder, lockOrder, setShipment } from './order.queries.ts';

/** An admin moves orders, through their chart and with their name (ORD-01, ORD-02). */
export function orderAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const read = async (id: string, adminId: string) => {
    const order = await findAnyOrder(context.database, id);
    if (!order) throw problem('not-found', { detail: 'There is no such order' });
    return orderAnswer(context, order, adminId);
  };

  const moved = async (
    id: string,
    adminId: string,
    news: OrderNews,
    also: (tx: Session) => Promise<void> = async () => {},
  ) => {
    await read(id, adminId);
    await context.database.transaction(async (tx) => {
      await lockOrder(tx, id);
      await also(tx);
      const by = { actor: 'admin', shopperId: adminId } as const;
      if (!(await moveOrder({ tx, context }, id, news, by))) {
        const { status } = await lockOrder(tx, id);
        throw problem('conflict', { detail: `This order is ${status}: that cannot be done now` });
      }
    });
    return read(id, adminId);
  };

  route(app, context, readAnyOrder, async ({ params, shopper }) => read(params.id, shopper.id));

  route(app, context, packOrder, async ({ params, shopper }) =>
    moved(params.id, shopper.id, { type: 'order.pack' }),
  );

  route(app, context, shipOrder, async ({ params, body, shopper }) => {
    const shipment = { ...body, trackingUrl: body.trackingUrl ?? null };
    return moved(params.id, shopper.id, { type: 'order.ship' }, async (tx) => setShipment(tx, params.id, shipment));
  });

  route(app, context, deliverOrder, async ({ params, shopper }) =>
    moved(params.id, shopper.id, { type: 'order.deliver' }),
  );

  route(app, context, cancelAnyOrder, async ({ params, shopper }) =>
    moved(params.id, shopper.id, { type: 'order.cancel' }),
  );

  route(app, context, takeOrderBack, async ({ params, shopper }) =>
    moved(params.id, shopper.id, { type: 'order.return', isEverything: true }),
  );

  route(app, context, refundOrder, async ({ params, body: { to }, shopper }) =>
    moved(params.id, shopper.id, { type: 'order.refund', way: to }, async (tx) => refuseNothingLeft(tx, params.id)),
  );

  route(app, context, repayOrder, async ({ params, shopper }) => {
    await read(params.id, shopper.id);
    await context.database.transaction(async (tx) => {
      await lockOrder(tx, params.id);
      const byHand = (await paymentsOf(tx, params.id)).find(
        ({ gateway, status }) => gateway === cashGateway && status === 'refunding',
      );
      if (!byHand) throw problem('conflict', { detail: 'No money of this order is sent by hand' });
      await movePayment({ tx, context }, byHand.id, { type: 'refund.completed' }, { source: 'system' });
    });
    return read(params.id, shopper.id);
  });
}

/** Money that returns have sent back already is not sent twice. */
async function refuseNothingLeft(tx: Session, orderId: string): Promise<void> {
  const refunds = await refundsOf(tx, orderId);
  const paid = (await paymentsOf(tx, orderId)).filter(({ status }) => status === 'paid');
  if (paid.every((payment) => leftOf(payment, refunds) === 0)) {
    throw problem('conflict', { detail: 'All money of this order is back or on its way' });
  }
}
