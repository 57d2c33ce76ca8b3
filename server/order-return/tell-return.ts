import type { Session } from '../database/session.ts';
import { factsOf, type StepContext } from '../message/order-step.ts';
import { tellShopper } from '../message/tell.ts';
import type { OrderRow } from '../order/order.queries.ts';
import type { ReturnRow } from './order-return.queries.ts';

type TellableReturn = Pick<ReturnRow, 'id' | 'status' | 'total' | 'refund_to' | 'answer'>;

/** Tells the shopper where a return stands, in the transaction that moved it (ORD-05). */
export async function tellReturn(
  tx: Session,
  context: StepContext,
  order: OrderRow,
  { id, status, total, refund_to: to, answer }: TellableReturn,
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
    case 'received':
      return tellShopper(tx, context, order.shopper_id, {
        template: 'return-refunded',
        data: { ...facts, amount: total, to },
        once: id,
      });
    default:
      return undefined;
  }
}
