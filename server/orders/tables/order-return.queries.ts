import sql, { empty } from 'sql-template-tag';
import type { RefundLine } from '../../../src/domain/orders/order/refund.ts';
import {
  type RefundWay,
  type ReturnReason,
  type ReturnStatus,
  type WithheldReason,
  withheldReasons,
} from '../../../src/domain/orders/order/return.ts';
import { plannedAfresh } from '../../platform/database/statement-names.ts';
import { countFor } from '../../platform/list/counted.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Actor, Mover } from './order.queries.ts';

export interface ReturnRow {
  readonly id: string;
  readonly order_id: string;
  readonly shopper_id: string;
  readonly status: ReturnStatus;
  readonly reason: ReturnReason | WithheldReason;
  readonly note: string;
  readonly refund_to: RefundWay;
  /** UPI id for the refund of a cash order. */
  readonly upi_id: string | null;
  readonly lines: readonly RefundLine[];
  /** Whole rupees, like every amount here. */
  readonly fees: number;
  readonly total: number;
  readonly is_everything: boolean;
  /** The shop's reply; '' until there is one. */
  readonly answer: string;
  readonly requested_at: Date;
}

export interface ReturnEventRow {
  readonly return_id: string;
  readonly event: string;
  readonly status: ReturnStatus;
  readonly actor: Actor;
  readonly at: Date;
}

type Row<Shape> = Shape & { [column: string]: unknown };

export async function insertReturn(tx: Session, row: ReturnRow): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_return (id, order_id, shopper_id, status, reason, note, refund_to, upi_id, lines, fees, total,
      is_everything, requested_at)
    VALUES (${row.id}, ${row.order_id}, ${row.shopper_id}, ${row.status}, ${row.reason}, ${row.note},
      ${row.refund_to}, ${row.upi_id}, ${JSON.stringify(row.lines)}, ${row.fees}, ${row.total},
      ${row.is_everything}, ${row.requested_at})`);
}

/** The returns of these orders, oldest first. */
export async function returnsOf(session: Session, orderIds: readonly string[]): Promise<ReturnRow[]> {
  return session.query<Row<ReturnRow>>(sql`
    SELECT * FROM order_return WHERE order_id = ANY(${orderIds}) ORDER BY requested_at, id`);
}

export async function findReturn(session: Session, id: string): Promise<ReturnRow | undefined> {
  return session.maybeOne<Row<ReturnRow>>(sql`SELECT * FROM order_return WHERE id = ${id}`);
}

/** Expects the order locked. */
export async function lockReturn(tx: Session, id: string): Promise<ReturnRow> {
  return tx.one<Row<ReturnRow>>(sql`SELECT * FROM order_return WHERE id = ${id} FOR NO KEY UPDATE`);
}

/** Updates the status only if it hasn't changed since it was read. */
export async function updateReturnStatus(
  tx: Session,
  { id, status: from }: Pick<ReturnRow, 'id' | 'status'>,
  to: ReturnStatus,
  answer: string | null,
): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE order_return SET status = ${to}, answer = COALESCE(${answer}::text, answer)
    WHERE id = ${id} AND status = ${from}`);
  return count === 1;
}

export async function addReturnEvent(
  tx: Session,
  returnId: string,
  { event, status, at, by }: { event: string; status: ReturnStatus; at: Date; by: Mover },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_return_event (return_id, event, status, actor, shopper_id, at)
    VALUES (${returnId}, ${event}, ${status}, ${by.actor}, ${by.shopperId}, ${at})`);
}

export async function returnEventsOf(session: Session, returnIds: readonly string[]): Promise<ReturnEventRow[]> {
  return session.query<Row<ReturnEventRow>>(sql`
    SELECT return_id, event, status, actor, at FROM order_return_event
    WHERE return_id = ANY(${returnIds}) ORDER BY id`);
}

export async function addPhoto(tx: Session, returnId: string, fileId: string, place: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_return_photo (return_id, file_id, place) VALUES (${returnId}, ${fileId}, ${place})`);
}

export async function photosOf(
  session: Session,
  returnIds: readonly string[],
): Promise<{ return_id: string; file_id: string }[]> {
  return session.query<{ return_id: string; file_id: string }>(sql`
    SELECT return_id, file_id FROM order_return_photo WHERE return_id = ANY(${returnIds}) ORDER BY return_id, place`);
}

export interface ReturnPage {
  readonly q?: string | undefined;
  readonly status?: ReturnStatus | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page of requested returns, oldest first, for admins. */
export async function listReturns(
  session: Session,
  { q = '', status, limit, offset }: ReturnPage,
): Promise<{ total: number; returns: ReturnRow[] }> {
  const standing = status === undefined ? empty : sql`AND status = ${status}`;
  const ofOrder =
    q.trim() === ''
      ? empty
      : sql`AND order_id IN (SELECT id FROM shop_order WHERE starts_with(number, upper(${q.trim()})))`;
  const shown = sql`WHERE reason <> ALL(${[...withheldReasons]}) ${standing} ${ofOrder}`;
  const [returns, total] = await Promise.all([
    session.query<Row<ReturnRow>>(
      plannedAfresh(sql`
        SELECT * FROM order_return ${shown} ORDER BY requested_at, id LIMIT ${limit} OFFSET ${offset}`),
    ),
    countFor(session, sql`order_return ${shown}`, offset + limit),
  ]);
  return { total, returns };
}
