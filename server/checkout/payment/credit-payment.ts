import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { leftOf } from './left-of-payment.ts';
import type { PaymentRow } from './payment.queries.ts';
import { refundsOf } from './refund.queries.ts';
import { postWalletEntry } from '../../account/wallet/wallet.queries.ts';

/** Credits the unrefunded part of a payment to a wallet, once (ACC-05). */
export async function creditPayment(
  { tx, context: { clock } }: { tx: Session; context: Pick<ShopContext, 'clock'> },
  shopperId: string,
  payment: PaymentRow,
): Promise<void> {
  const amount = leftOf(payment, await refundsOf(tx, payment.order_id));
  if (amount === 0) return;
  await postWalletEntry(tx, {
    shopperId,
    amount,
    reason: 'refund',
    reference: `${payment.order_id}:${payment.id}`,
    at: clock(),
  });
}
