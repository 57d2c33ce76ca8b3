import sql from 'sql-template-tag';
import type { RefundWay } from '../../../src/machines/checkout/refund/refund.machine.ts';
import type { RefundStatus } from '../../../src/machines/checkout/refund/refund.transition.ts';
import type { Session } from '../../platform/database/session.ts';

/** A full or partial refund of a payment. */
export interface RefundRow {
  readonly id: string;
  readonly payment_id: string;
  /** Null for a refund of the excess over the order total. */
  readonly return_id: string | null;
  /** Whole rupees. */
  readonly amount: number;
  /** 'hand': paid by staff, because the order was cash on delivery. */
  readonly way: RefundWay;
  readonly status: RefundStatus;
  readonly ordered_at: Date;
}

/** Job that sends a refund through the gateway. */
export const returnRefundJob = 'return.refund';

type Row<Shape> = Shape & { [column: string]: unknown };

export async function insertRefund(tx: Session, refund: RefundRow): Promise<void> {
  await tx.execute(sql`
    INSERT INTO refund (id, payment_id, return_id, amount, way, status, ordered_at)
    VALUES (${refund.id}, ${refund.payment_id}, ${refund.return_id}, ${refund.amount}, ${refund.way}, ${refund.status},
      ${refund.ordered_at})`);
}

export async function findRefund(session: Session, id: string): Promise<RefundRow | undefined> {
  return session.maybeOne<Row<RefundRow>>(sql`SELECT * FROM refund WHERE id = ${id}`);
}

/** All refunds of an order's payments, oldest first. */
export async function refundsOf(session: Session, orderId: string): Promise<RefundRow[]> {
  return session.query<Row<RefundRow>>(sql`
    SELECT refund.* FROM refund JOIN payment ON payment.id = payment_id
    WHERE payment.order_id = ${orderId} ORDER BY ordered_at, refund.id`);
}

/** Marks a refund as done; false if it already was. */
export async function markRefunded(tx: Session, id: string, now: Date): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE refund SET status = 'done', done_at = ${now} WHERE id = ${id} AND status = 'ordered'`);
  return count === 1;
}
