import { randomUUID } from 'node:crypto';
import { endOf, refundStep } from '../../../src/machines/checkout/refund/refund.transition.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { movePayment, type Move } from '../order/moves.ts';
import { lockOrder, type OrderRow } from '../tables/order.queries.ts';
import { leftOf, rupeesReceived } from '../../checkout/payment/left-of-payment.ts';
import { cashGateway, type PaymentRow, paymentsOf, walletGateway } from '../../checkout/payment/payment.queries.ts';
import { beginRefund } from '../../checkout/payment/begin-refund.ts';
import { markRefunded, type RefundRow, refundsOf } from '../../checkout/payment/refund.queries.ts';
import { postWalletEntry } from '../../account/wallet/wallet.queries.ts';
import type { ReturnRow } from '../tables/order-return.queries.ts';

/**
 * Refunds a return from the payments that still hold money: to the wallet at once, to the source through a job, or
 * by hand for cash on delivery (ORD-04). The wallet's part of an order is refunded last (CHK-04). Throws if the payments hold too little, which would be a bug.
 */
export async function orderRefund(
  move: Move,
  order: OrderRow,
  returned: Pick<ReturnRow, 'total' | 'refund_to'> & { readonly id: string | null },
): Promise<void> {
  const { tx, context } = move;
  const refunds = await refundsOf(tx, order.id);
  let owed = returned.total;
  const payments = await paymentsOf(tx, order.id);
  const [parts, others] = [true, false].map((isPart) => payments.filter(({ is_part: is }) => is === isPart));
  for (const payment of [...(others ?? []), ...(parts ?? [])]) {
    if (payment.status !== 'paid' && payment.status !== 'held') continue;
    const amount = Math.min(owed, leftOf(payment, refunds));
    if (amount <= 0) continue;
    owed -= amount;
    const refund = {
      id: randomUUID(),
      payment_id: payment.id,
      return_id: returned.id,
      amount,
      way: wayOf(payment, returned),
      ordered_at: context.clock(),
    };
    const toDo = await beginRefund(move, refund);
    if (toDo.includes('creditWallet')) {
      await postWalletEntry(tx, {
        shopperId: order.shopper_id,
        amount,
        reason: 'refund',
        reference: `${order.id}:${refund.id}`,
        at: context.clock(),
      });
    }
  }
  if (owed > 0) throw new Error(`Order ${order.number} was not paid with what its return is to give back`);
}

/** Refunds what an order costs less after a change, to where the money came from; a wallet has it at once (DRF-01). */
export async function refundExcess(move: Move, order: OrderRow, amount: number): Promise<void> {
  const before = new Set((await refundsOf(move.tx, order.id)).map(({ id }) => id));
  await orderRefund(move, order, { id: null, total: amount, refund_to: 'source' });
  const atOnce = (await refundsOf(move.tx, order.id)).filter(({ id, way }) => way === 'wallet' && !before.has(id));
  if (atOnce.length > 0) await settleRefunds(move, order.id, atOnce);
}

/**
 * Marks refunds as done, and payments that are now fully refunded. Returns the ids of returns with no refund left
 * open.
 */
export async function settleRefunds(
  move: Move,
  orderId: string,
  refunds: readonly RefundRow[],
): Promise<readonly string[]> {
  const { tx, context } = move;
  await lockOrder(tx, orderId);
  for (const refund of refunds) {
    if (refundStep(refund, endOf(refund.way))) await markRefunded(tx, refund.id, context.clock());
  }
  const all = await refundsOf(tx, orderId);
  for (const payment of await paymentsOf(tx, orderId)) {
    const done = all.filter((refund) => refund.payment_id === payment.id && refund.status === 'done');
    const received = rupeesReceived(payment);
    const isWhole = received > 0 && sum(done.map(({ amount }) => amount)) === received;
    if (isWhole) await movePayment(move, payment.id, { type: 'refund.completed' }, { source: 'system' });
  }
  const returnIds = refunds.flatMap((refund) => refund.return_id ?? []);
  return [...new Set(returnIds)].filter((returnId) =>
    all.every((refund) => refund.return_id !== returnId || refund.status === 'done'),
  );
}

function wayOf({ gateway }: PaymentRow, { refund_to: refundTo }: Pick<ReturnRow, 'refund_to'>): RefundRow['way'] {
  if (refundTo === 'wallet' || gateway === walletGateway) return 'wallet';
  return gateway === cashGateway ? 'hand' : 'gateway';
}
