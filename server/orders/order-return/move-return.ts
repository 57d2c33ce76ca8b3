import type { OrderReturnEvent } from '../../../src/machines/orders/order-return/order-return.machine.ts';
import {
  type OrderReturnEffect,
  orderReturnStep,
} from '../../../src/machines/orders/order-return/order-return.transition.ts';
import { issueCreditNote } from '../invoice/issue.ts';
import { moveOrder, type Move } from '../order/moves.ts';
import { lockOrder, type Mover, type OrderRow } from '../tables/order.queries.ts';
import { type RefundRow, refundsOf } from '../../checkout/payment/refund.queries.ts';
import {
  addReturnEvent,
  findReturn,
  lockReturn,
  type ReturnRow,
  updateReturnStatus,
} from '../tables/order-return.queries.ts';
import { orderRefund, settleRefunds } from './return-refund.ts';
import { tellReturn } from './tell-return.ts';

/**
 * Takes one step of the return chart with all its effects, in the caller's transaction; false if there is no such
 * step or return (ORD-04). `answer` is the shop's reply to the shopper.
 */
export async function moveReturn(
  move: Move,
  returnId: string,
  event: OrderReturnEvent,
  by: Mover,
  answer: string | null = null,
): Promise<boolean> {
  const { tx, context } = move;
  const found = await findReturn(tx, returnId);
  if (!found) return false;
  const order = await lockOrder(tx, found.order_id);
  const row = await lockReturn(tx, returnId);
  const step = orderReturnStep(row.status, event);
  if (!step) return false;
  if (!(await updateReturnStatus(tx, row, step.status, answer))) {
    throw new Error(`Return ${returnId} was moved by somebody else`);
  }
  await addReturnEvent(tx, returnId, { event: event.type, status: step.status, at: context.clock(), by });
  for (const effect of step.effects) await effects[effect](move, order, row, by);
  if (step.effects.includes('orderRefund')) await completeAtOnce(move, row);
  const isKept = event.type === 'return.approve' && !event.isSentBack;
  await tellReturn(tx, context, order, { ...row, status: step.status, answer: answer ?? row.answer }, isKept);
  return true;
}

/** Marks refunds as completed; the last one completes its return (ORD-04). */
export async function completeRefunds(move: Move, orderId: string, refunds: readonly RefundRow[]): Promise<void> {
  const by = { actor: 'system', shopperId: null } as const;
  for (const returnId of await settleRefunds(move, orderId, refunds)) {
    await moveReturn(move, returnId, { type: 'refund.completed' }, by);
  }
}

/**
 * Refunds a return whose items were never sent or needn't come back. Expects the order locked and the row
 * 'received'. `owed`: what of it was paid, whole rupees; 0 refunds nothing (ORD-06).
 */
export async function settleReceived(move: Move, order: OrderRow, row: ReturnRow, owed: number): Promise<void> {
  await issueCreditNote(move.tx, move.context, order, row);
  if (owed > 0) await orderRefund(move, order, { ...row, total: owed });
  await completeAtOnce(move, row);
}

type Effect = (move: Move, order: OrderRow, row: ReturnRow, by: Mover) => Promise<void>;

const effects: Readonly<Record<OrderReturnEffect, Effect>> = {
  async takeGoodsBack(move, order, { is_everything: isEverything }, by) {
    await moveOrder(move, order.id, { type: 'order.return', isEverything }, by);
  },
  async orderRefund(move, order, row) {
    await orderRefund(move, order, row);
  },
  async issueCreditNote({ tx, context }, order, row) {
    await issueCreditNote(tx, context, order, row);
  },
};

/**
 * Completes wallet refunds at once, and the return if nothing has to be refunded. Runs after the credit note,
 * because completing the order reads what was credited.
 */
async function completeAtOnce(move: Move, { id, order_id: orderId }: ReturnRow): Promise<void> {
  const refunds = (await refundsOf(move.tx, orderId)).filter(({ return_id: returnId }) => returnId === id);
  const atOnce = refunds.filter(({ way }) => way === 'wallet');
  if (atOnce.length > 0) await completeRefunds(move, orderId, atOnce);
  if (refunds.length === 0) {
    await moveReturn(move, id, { type: 'refund.completed' }, { actor: 'system', shopperId: null });
  }
}
