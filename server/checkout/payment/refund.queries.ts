import sql from 'sql-template-tag';
import type { Session } from '../../platform/database/session.ts';

/** A part of a payment on its way back. */
export interface RefundRow {
  readonly id: string;
  readonly payment_id: string;
  /** Null for what came beyond the order's total. */
  readonly return_id: string | null;
  /** Whole rupees. */
  readonly amount: number;
  /** 'hand': a person sends it, for the courier was paid in cash. */
  readonly way: 'gateway' | 'wallet' | 'hand';
  readonly status: 'ordered' | 'done';
  readonly ordered_at: Date;
}

/** The job that sends a part of a payment's money back to where it came from. */
export const returnRefundJob = 'return.refund';

type Row<Shape> = Shape & { [column: string]: unknown };

export async function insertRefund(tx: Session, refund: Omit<RefundRow, 'status'>): Promise<void> {
  await tx.execute(sql`
    INSERT INTO refund (id, payment_id, return_id, amount, way, status, ordered_at)
    VALUES (${refund.id}, ${refund.payment_id}, ${refund.return_id}, ${refund.amount}, ${refund.way}, 'ordered',
      ${refund.ordered_at})`);
}

export async function findRefund(session: Session, id: string): Promise<RefundRow | undefined> {
  return session.maybeOne<Row<RefundRow>>(sql`SELECT * FROM refund WHERE id = ${id}`);
}

/** All parts of the payments of an order, the first first. */
export async function refundsOf(session: Session, orderId: string): Promise<RefundRow[]> {
  return session.query<Row<RefundRow>>(sql`
    SELECT refund.* FROM refund JOIN payment ON payment.id = payment_id
    WHERE payment.order_id = ${orderId} ORDER BY ordered_at, refund.id`);
}

/** Marks a refund as done; false when it was. */
export async function markRefunded(tx: Session, id: string, now: Date): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE refund SET status = 'done', done_at = ${now} WHERE id = ${id} AND status = 'ordered'`);
  return count === 1;
}
