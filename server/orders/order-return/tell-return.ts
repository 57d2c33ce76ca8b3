import type { Session } from '../../platform/database/session.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { refundsOf } from '../../checkout/payment/refund.queries.ts';
import { factsOf, type StepContext } from '../message/order-step.ts';
import { tellShopper } from '../../account/message/tell.ts';
import type { OrderRow } from '../tables/order.queries.ts';
import type { ReturnRow } from '../tables/order-return.queries.ts';

/** Notifies the shopper of lines that won't be sent, and of their refund (ORD-06). */
export async function tellWithheld(
  tx: Session,
  context: StepContext,
  order: OrderRow,
  { id, lines, reason, owed }: ReturnRow & { readonly owed: number },
): Promise<void> {
  const items = lines.flatMap(({ line, quantity }) => {
    const sold = order.lines[line];
    return sold ? [{ name: sold.name, quantity }] : [];
  });
  await tellShopper(tx, context, order.shopper_id, {
    template: 'order-part-cancelled',
    data: { ...factsOf(order, context), items, refund: owed, isAsked: reason === 'called-off' },
    once: id,
  });
}

type TellableReturn = Pick<ReturnRow, 'id' | 'status' | 'total' | 'refund_to' | 'answer'>;

/**
 * Notifies the shopper of the return's new status, in the transaction that changed it (ORD-05). `isKept`: they keep
 * the items.
 */
export async function tellReturn(
  tx: Session,
  context: StepContext,
  order: OrderRow,
  { id, status, total, refund_to: to, answer }: TellableReturn,
  isKept = false,
): Promise<void> {
  const facts = factsOf(order, context);
  switch (status) {
    case 'requested':
      return tellShopper(tx, context, order.shopper_id, { template: 'return-asked', data: facts, once: id });
    case 'approved':
      return tellShopper(tx, context, order.shopper_id, {
        template: 'return-approved',
        data: { ...facts, refund: total },
        once: id,
      });
    case 'refused':
      return tellShopper(tx, context, order.shopper_id, {
        template: 'return-refused',
        data: { ...facts, reason: answer },
        once: id,
      });
    case 'withdrawn':
      return tellShopper(tx, context, order.shopper_id, { template: 'return-withdrawn', data: facts, once: id });
    case 'received':
      return tellShopper(tx, context, order.shopper_id, {
        template: 'return-refunded',
        data: { ...facts, amount: total, ...(await wayOf(tx, order.id, id, to)), ...(isKept ? { isKept } : {}) },
        once: id,
      });
    default:
      return undefined;
  }
}

/** Where the money of a return went: what its order took from the wallet goes back there. */
async function wayOf(tx: Session, orderId: string, returnId: string, to: ReturnRow['refund_to']) {
  const refunds = (await refundsOf(tx, orderId)).filter(({ return_id: of }) => of === returnId);
  const toWallet = sum(refunds.filter(({ way }) => way === 'wallet').map(({ amount }) => amount));
  if (to === 'wallet' || toWallet === 0) return { to };
  const isAll = refunds.every(({ way }) => way === 'wallet');
  return isAll ? ({ to: 'wallet' } as const) : { to, toWallet };
}
