import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { movePayment } from '../order/moves.ts';
import type { OrderRow } from '../order/order.queries.ts';
import type { PaymentRow } from '../../checkout/payment/payment.queries.ts';
import { creditPayment } from '../../checkout/payment/credit-payment.ts';
import { postWalletEntry, walletBalance } from '../../account/wallet/wallet.queries.ts';

type Move = Parameters<typeof movePayment>[0];

/** Throws 'invalid-input' when the wallet has less than the total; the posting itself is what counts. */
export async function refuseEmptyWallet({ tx }: Pick<Move, 'tx'>, shopperId: string, total: number): Promise<void> {
  const balance = await walletBalance(tx, shopperId);
  if (balance < total) {
    throw refusedField('paymentMethod', `Your wallet has ${formatRupees(balance)}, which isn’t enough`);
  }
}

/**
 * Pays an order whole from its shopper’s wallet: the payment, the order and the ledger move together or not at all
 * (CHK-04). Throws 'conflict' when the wallet has become too empty meanwhile.
 */
export async function payFromWallet(
  move: Move,
  order: Pick<OrderRow, 'id' | 'shopper_id' | 'total'>,
  paymentId: string,
): Promise<void> {
  const { total: amount } = order;
  await movePayment(move, paymentId, { type: 'payment.captured', amount }, { source: 'system' });
  await postWalletEntry(move.tx, {
    shopperId: order.shopper_id,
    amount: -amount,
    reason: 'order',
    reference: order.id,
    at: move.context.clock(),
  });
}

/** Gives what no return took back of a payment to a wallet, once however often it is called (ACC-05). */
export async function refundToWallet(move: Move, shopperId: string, payment: PaymentRow): Promise<void> {
  if (!(await movePayment(move, payment.id, { type: 'refund.completed' }, { source: 'system' }))) return;
  await creditPayment(move, shopperId, payment);
}
