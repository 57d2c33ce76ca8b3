import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import {
  cancelAnyOrder,
  correctShipment,
  deliverOrder,
  deliverParcel,
  packOrder,
  packParcel,
  readAnyOrder,
  refundOrder,
  repayOrder,
  shipOrder,
  shipParcel,
  takeOrderBack,
  weighParcel,
} from '../../../src/contract/orders/order/order-admin.calls.ts';
import { isPartlySent } from '../../../src/domain/orders/order/parcel.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { requireFreshFor } from '../../platform/http/guard/standing.ts';
import { leftOf } from '../../checkout/payment/left-of-payment.ts';
import { cashGateway, paymentsOf } from '../../checkout/payment/payment.queries.ts';
import { refundsOf } from '../../checkout/payment/refund.queries.ts';
import { setLastShipment } from '../parcel/correct-shipment.ts';
import { moveParcel, type ParcelNews } from '../parcel/move-parcel.ts';
import { weighNext } from '../parcel/weigh-parcel.ts';
import { orderOfParcel, parcelsOf, type Shipment } from '../tables/parcel.queries.ts';
import { cancelWaiting } from '../parcel/cancel-order.ts';
import { type AdminMove, moveByAdmin } from './move-by-admin.ts';
import { moveOrder, movePayment } from '../order/moves.ts';
import { orderAnswer } from '../answer/order.answer.ts';
import { findAnyOrder, lockOrder } from '../tables/order.queries.ts';
import { refundReturned } from '../order-return/refund-goods.ts';

/** Order actions of an admin, recorded with their name. */
export function orderAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const read = async (id: string, adminId: string) => {
    const order = await findAnyOrder(context.database, id);
    if (!order) throw problem('not-found', { detail: 'We couldn’t find this order' });
    return orderAnswer(context, order, adminId);
  };

  const stepped = async (id: string, adminId: string, move: AdminMove['move'], step: AdminMove['step']) => {
    const outcome = await moveByAdmin(context, { orderId: id, adminId, move, step });
    if (outcome.kind === 'refused') throw problem('conflict', { detail: outcome.detail });
    return read(id, adminId);
  };

  const sent = async (id: string, adminId: string, news: ParcelNews) =>
    stepped(id, adminId, moveOf[news.type], async (tx, by) => moveParcel({ tx, context }, id, news, by));

  const orderOf = async (parcelId: string) => {
    const orderId = await orderOfParcel(context.database, parcelId);
    if (orderId === undefined) throw problem('not-found', { detail: 'We couldn’t find this parcel' });
    return orderId;
  };

  route(app, context, readAnyOrder, async ({ params, shopper }) => read(params.id, shopper.id));

  route(app, context, packOrder, async ({ params, shopper }) =>
    sent(params.id, shopper.id, { type: 'parcel.pack' }),
  );

  route(app, context, weighParcel, async ({ params: { id }, body: { weight }, shopper }) => {
    await weighNext(context, id, weight, shopper.id);
    return read(id, shopper.id);
  });

  route(app, context, shipOrder, async ({ params, body, shopper }) =>
    sent(params.id, shopper.id, { type: 'parcel.ship', shipment: shipmentOf(body) }),
  );

  route(app, context, correctShipment, async ({ params, body, shopper }) =>
    stepped(params.id, shopper.id, 'correct', async (tx) =>
      setLastShipment({ tx, context }, params.id, shipmentOf(body)),
    ),
  );

  route(app, context, deliverOrder, async ({ params, shopper }) =>
    sent(params.id, shopper.id, { type: 'parcel.deliver' }),
  );

  route(app, context, packParcel, async ({ params: { id: parcelId }, shopper }) =>
    sent(await orderOf(parcelId), shopper.id, { type: 'parcel.pack', parcelId }),
  );

  route(app, context, shipParcel, async ({ params: { id: parcelId }, body, shopper }) =>
    sent(await orderOf(parcelId), shopper.id, { type: 'parcel.ship', parcelId, shipment: shipmentOf(body) }),
  );

  route(app, context, deliverParcel, async ({ params: { id: parcelId }, shopper }) =>
    sent(await orderOf(parcelId), shopper.id, { type: 'parcel.deliver', parcelId }),
  );

  route(app, context, cancelAnyOrder, async ({ params, shopper }) =>
    stepped(params.id, shopper.id, 'cancel', async (tx, by) => {
      await requireProofOfRefund(tx, context, params.id, shopper);
      return cancelWaiting({ tx, context }, params.id, by);
    }),
  );

  route(app, context, takeOrderBack, async ({ params, shopper }) =>
    stepped(params.id, shopper.id, 'return', async (tx, by) => {
      await refuseWhatWaits(tx, params.id);
      return moveOrder({ tx, context }, params.id, { type: 'order.return', isEverything: true }, by);
    }),
  );

  route(app, context, refundOrder, async ({ params, body: { to, upiId }, shopper }) =>
    stepped(params.id, shopper.id, 'refund', async (tx, by) => {
      await refuseNothingLeft(tx, params.id);
      await requireProofOfRefund(tx, context, params.id, shopper);
      return refundReturned({ tx, context }, params.id, { to, upiId }, by);
    }),
  );

  route(app, context, repayOrder, async ({ params, shopper }) => {
    await read(params.id, shopper.id);
    await context.database.transaction(async (tx) => {
      await lockOrder(tx, params.id);
      const byHand = (await paymentsOf(tx, params.id)).find(
        ({ gateway, status }) => gateway === cashGateway && status === 'refunding',
      );
      if (!byHand) throw problem('conflict', { detail: 'This order has no refund to send by hand' });
      await movePayment({ tx, context }, byHand.id, { type: 'refund.completed' }, { source: 'system' });
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'money sent by hand',
        resource: 'order',
        recordId: params.id,
        before: { payment: 'refunding' },
        after: { payment: 'refunded', amount: byHand.amount },
        now: context.clock(),
      });
    });
    return read(params.id, shopper.id);
  });
}

/** Dashboard action of each parcel step. */
const moveOf = { 'parcel.pack': 'pack', 'parcel.ship': 'ship', 'parcel.deliver': 'deliver' } as const;

function shipmentOf(body: z.infer<typeof shipOrder.body>): Shipment {
  return { ...body, trackingUrl: body.trackingUrl ?? null };
}

/** Only sent parcels can be returned; the unsent part must be cancelled first. */
async function refuseWhatWaits(tx: Session, id: string): Promise<void> {
  const parcels = await parcelsOf(tx, [id]);
  if (isPartlySent(parcels)) {
    throw problem('conflict', { detail: 'Part of this order hasn’t been sent yet. Cancel that first' });
  }
}

/** A full refund above the limit in the settings needs fresh proof of the second factor. */
async function requireProofOfRefund(
  tx: Session,
  context: ShopContext,
  orderId: string,
  by: SignedIn,
): Promise<void> {
  const refunds = await refundsOf(tx, orderId);
  const paid = (await paymentsOf(tx, orderId)).filter(({ status }) => status === 'paid');
  requireFreshFor(
    paid.reduce((sum, payment) => sum + leftOf(payment, refunds), 0),
    by,
    context,
  );
}

/** Throws if everything was already refunded. */
async function refuseNothingLeft(tx: Session, orderId: string): Promise<void> {
  const refunds = await refundsOf(tx, orderId);
  const paid = (await paymentsOf(tx, orderId)).filter(({ status }) => status === 'paid');
  if (paid.every((payment) => leftOf(payment, refunds) === 0)) {
    throw problem('conflict', { detail: 'This order is already fully refunded or being refunded' });
  }
}
