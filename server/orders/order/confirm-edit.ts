import { orderStep } from '../../../src/machines/orders/order/order.transition.ts';
import { markMismatch, type PaymentRow } from '../../checkout/payment/payment.queries.ts';
import { demandOf, releaseStock } from '../../catalogue/product/stock.queries.ts';
import { lessDemand } from '../plan/demand-change.ts';
import { moveDraft } from '../plan/move-draft.ts';
import { findAskedOf, lockDraft } from '../tables/draft.queries.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import { changeOrder, tellChanged } from './change-order.ts';
import type { Move } from './moves.ts';

/**
 * Applies the change of an order whose difference has just been paid, in the payment's transaction (DRF-01). False if the
 * payment's link no longer asks for it: the money then came too late, or a second time. Expects the order locked.
 */
export async function confirmEdit(move: Move, order: OrderRow, payment: PaymentRow): Promise<boolean> {
  const { tx, context } = move;
  const found = await findAskedOf(tx, order.id);
  const draft = found && (await lockDraft(tx, found.id));
  const asked = draft?.asked;
  const isAsked = asked != null && draft?.link_id === payment.link_id && asked.due === payment.amount;
  const facts = { isCash: order.payment_method === 'cod', isClosed: false, isOwed: true };
  if (!isAsked || !orderStep(order.status, facts, { type: 'order.edit' })) {
    await markMismatch(tx, payment.id, 'late');
    return false;
  }
  const at = context.clock();
  const byPayer = { actor: 'gateway', shopperId: null } as const;
  await moveDraft(tx, draft, { type: 'order.confirm' }, { by: byPayer, at });
  const less = lessDemand(demandOf(order.lines), demandOf(asked.lines));
  await releaseStock(tx, less, { reason: 'cancel', orderId: order.id, at });
  const money = { refund: 0, received: asked.due };
  const by = { actor: 'admin', shopperId: draft.updated_by } as const;
  const after = await changeOrder(move, order, { changed: asked, money, by });
  await tellChanged(move, { before: order, after }, money);
  tx.afterCommit(() => context.catalogue.stockChanged());
  return true;
}
