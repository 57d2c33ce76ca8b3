import { t } from '../../../src/domain/kit/text/text.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { movePayment } from '../order/moves.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import type { PaymentRow } from '../../checkout/payment/payment.queries.ts';
import { creditPayment } from '../../checkout/payment/credit-payment.ts';
import { postWalletEntry, walletBalance } from '../../account/wallet/wallet.queries.ts';

type Move = Parameters<typeof movePayment>[0];

/** Throws 'invalid-input' if the balance is below the total. An early check; the posting itself decides. */
export async function refuseEmptyWallet({ tx }: Pick<Move, 'tx'>, shopperId: string, total: number): Promise<void> {
  const balance = await walletBalance(tx, shopperId);
  if (balance < total) {
    throw refusedField('paymentMethod', t`Your wallet has ${formatRupees(balance)}, which isn’t enough`);
  }
}

/**
 * Pays an order in full from the shopper's wallet; payment, order and ledger change in one transaction (CHK-04).
 * Throws 'conflict' if the balance has dropped too low.
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

/** Refunds what is left of a payment to the wallet, once even if repeated (ACC-05). */
export async function refundToWallet(move: Move, shopperId: string, payment: PaymentRow): Promise<void> {
  if (!(await movePayment(move, payment.id, { type: 'refund.completed' }, { source: 'system' }))) return;
  await creditPayment(move, shopperId, payment);
}
