import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import {
  approveReturn,
  askReturn,
  listReturns,
  previewReturn,
  receiveReturn,
  refuseReturn,
  repayReturn,
  sendReturnPhoto,
  withdrawReturn,
} from '../../../src/contract/orders/order-return/order-return.calls.ts';
import { isAsked } from '../../../src/domain/orders/order/return.ts';
import type { OrderReturnEvent } from '../../../src/machines/orders/order-return/order-return.machine.ts';
import { refundStep } from '../../../src/machines/checkout/refund/refund.transition.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { keepFile } from '../../platform/file/files.ts';
import type { SignedIn } from '../../platform/http/guard/auth.ts';
import { withIdempotency } from '../../platform/http/input/idempotency.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { orderAnswer } from '../answer/order.answer.ts';
import { ownOrder } from '../order/own-order.ts';
import { refundsOf } from '../../checkout/payment/refund.queries.ts';
import { requireFreshFor } from '../../platform/http/guard/standing.ts';
import { refundOfReturn, storeReturn } from './ask-return.ts';
import { completeRefunds, moveReturn } from './move-return.ts';
import { adminReturnsAnswer } from '../answer/order-return.answer.ts';
import { findReturn, listReturns as readReturns, type ReturnRow } from '../tables/order-return.queries.ts';

/** Returns: the shopper requests, an admin decides. */
export function orderReturnRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database } = context;

  route(app, context, previewReturn, async ({ params, body, shopper }) => {
    const order = await ownOrder(context, params.id, shopper.id);
    const { lines, fees, total, isEverything } = await refundOfReturn(context, database, order, body.lines);
    return { lines, fees, total, isEverything };
  });

  route(app, context, sendReturnPhoto, async ({ params, files, shopper }) => {
    await ownOrder(context, params.id, shopper.id);
    const [file] = files;
    if (!file) throw refusedField('file', t`Choose a photo`);
    const { bytes } = file;
    return { id: await keepFile(context, { ownerId: shopper.id, purpose: 'return-photo', bytes }) };
  });

  route(app, context, askReturn, async ({ params, body, headers, shopper }) => {
    const key = headers['idempotency-key'];
    const request = { shopper, route: askReturn.path, key, body: { ...body, ...params } };
    await withIdempotency(context, request, async (tx) => ({
      returnId: await storeReturn({ tx, context }, params.id, shopper.id, body),
    }));
    return orderAnswer(context, await ownOrder(context, params.id, shopper.id));
  });

  route(app, context, withdrawReturn, async ({ params: { id, returnId }, shopper }) => {
    await ownOrder(context, id, shopper.id);
    const found = await findReturn(database, returnId);
    if (found?.order_id !== id || !isAsked(found)) {
      throw problem('not-found', { detail: t`We couldn’t find this return` });
    }
    const by = { actor: 'customer', shopperId: shopper.id } as const;
    const isMoved = await database.transaction(async (tx) =>
      moveReturn({ tx, context }, returnId, { type: 'return.withdraw' }, by),
    );
    if (!isMoved) throw problem('conflict', { detail: t`This return can no longer be withdrawn` });
    return orderAnswer(context, await ownOrder(context, id, shopper.id));
  });

  route(app, context, listReturns, async ({ query, shopper }) => {
    const { total, returns } = await readReturns(database, query);
    return { total, returns: await adminReturnsAnswer(context, database, returns, shopper.id) };
  });

  route(app, context, approveReturn, async ({ params, body: { isSentBack, answer }, shopper }) =>
    answered(context, shopper, params.id, { type: 'return.approve', isSentBack }, answer),
  );

  route(app, context, refuseReturn, async ({ params, body: { answer }, shopper }) =>
    answered(context, shopper, params.id, { type: 'return.refuse' }, answer),
  );

  route(app, context, receiveReturn, async ({ params, shopper }) =>
    answered(context, shopper, params.id, { type: 'return.receive' }, null),
  );

  route(app, context, repayReturn, async ({ params, shopper }) => {
    const found = await findReturn(database, params.id);
    if (!found) throw problem('not-found', { detail: t`We couldn’t find this return` });
    await database.transaction(async (tx) => {
      const byHand = (await refundsOf(tx, found.order_id)).filter(
        (refund) => refund.return_id === found.id && refundStep(refund, { type: 'staff.paid' }) !== null,
      );
      if (byHand.length === 0) throw problem('conflict', { detail: t`This return has no refund to send by hand` });
      await completeRefunds({ tx, context }, found.order_id, byHand);
      const amount = byHand.reduce((sent, { amount: one }) => sent + one, 0);
      await recordReturn(tx, context, shopper.id, found, { action: 'money sent by hand', after: { amount } });
    });
    return adminReturn(context, shopper, params.id);
  });
}

async function answered(
  context: ShopContext,
  shopper: SignedIn,
  returnId: string,
  event: OrderReturnEvent,
  answer: string | null,
) {
  const { database } = context;
  const { id: shopperId } = shopper;
  const found = await findReturn(database, returnId);
  if (!found) throw problem('not-found', { detail: t`We couldn’t find this return` });
  const sendsMoney = event.type === 'return.receive' || (event.type === 'return.approve' && !event.isSentBack);
  if (sendsMoney) requireFreshFor(found.total, shopper, context);
  const by = { actor: 'admin', shopperId } as const;
  const isMoved = await database.transaction(async (tx) => {
    const before = await findReturn(tx, returnId);
    if (!before || !(await moveReturn({ tx, context }, returnId, event, by, answer))) return false;
    const after = { status: (await findReturn(tx, returnId))?.status, answer };
    await recordReturn(tx, context, shopperId, before, { action: done[event.type], after });
    return true;
  });
  if (!isMoved) throw problem('conflict', { detail: t`This return has changed. Reload the page` });
  return adminReturn(context, { id: shopperId }, returnId);
}

const done: Readonly<Record<OrderReturnEvent['type'], string>> = {
  'return.approve': 'approved',
  'return.refuse': 'refused',
  'return.receive': 'received',
  'return.withdraw': 'withdrawn',
  'refund.completed': 'refunded',
};

/** Records an admin's change to a return, in the same transaction. */
async function recordReturn(
  tx: Session,
  { clock }: Pick<ShopContext, 'clock'>,
  actorId: string,
  { id: recordId, order_id: orderId, status, total }: ReturnRow,
  { action, after }: { readonly action: string; readonly after: object },
): Promise<void> {
  const before = { orderId, status, total };
  await recordChange(tx, { actorId, action, resource: 'return', recordId, before, after, now: clock() });
}

async function adminReturn(context: ShopContext, { id: readerId }: Pick<SignedIn, 'id'>, returnId: string) {
  const row = await findReturn(context.database, returnId);
  const [answer] = row ? await adminReturnsAnswer(context, context.database, [row], readerId) : [];
  if (!answer) throw problem('not-found', { detail: t`We couldn’t find this return` });
  return answer;
}
