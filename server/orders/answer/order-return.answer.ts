import type { OrderReturn } from '../../../src/contract/orders/order-return/order-return.ts';
import type { AdminReturn } from '../../../src/contract/orders/order-return/order-return.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { findAnyOrder } from '../tables/order.queries.ts';
import { photosOf, returnEventsOf, returnsOf, type ReturnRow } from '../tables/order-return.queries.ts';
import { photoLink } from './photo.ts';

type AnswerContext = Pick<ShopContext, 'settings' | 'clock'>;

/** The returns of these orders for this reader, by order id. */
export async function returnsAnswer(
  context: AnswerContext,
  session: Session,
  orderIds: readonly string[],
  readerId: string,
): Promise<Map<string, OrderReturn[]>> {
  const rows = await returnsOf(session, orderIds);
  const answers = await answersOf(context, session, rows, readerId);
  return Map.groupBy(answers, ({ id }) => rows.find((row) => row.id === id)?.order_id ?? '');
}

/** Returns for the admin who handles them. */
export async function adminReturnsAnswer(
  context: AnswerContext,
  session: Session,
  rows: readonly ReturnRow[],
  readerId: string,
): Promise<AdminReturn[]> {
  const answers = await answersOf(context, session, rows, readerId);
  return Promise.all(
    rows.map(async (row, place): Promise<AdminReturn> => {
      const order = await findAnyOrder(session, row.order_id);
      const answer = answers[place];
      if (!order || !answer) throw new Error(`Return ${row.id} has no order`);
      return {
        ...answer,
        orderId: order.id,
        orderNumber: order.number,
        upiId: row.upi_id,
        names: order.lines.map(({ name }) => name),
      };
    }),
  );
}

async function answersOf(
  { settings, clock }: AnswerContext,
  session: Session,
  rows: readonly ReturnRow[],
  readerId: string,
): Promise<OrderReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [events, photos] = [await returnEventsOf(session, ids), await photosOf(session, ids)];
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    reason: row.reason,
    note: row.note,
    refundTo: row.refund_to,
    lines: [...row.lines],
    fees: row.fees,
    total: row.total,
    answer: row.answer,
    requestedAt: row.requested_at.toISOString(),
    photos: photos
      .filter(({ return_id }) => return_id === row.id)
      .map(({ file_id }) => photoLink(file_id, readerId, settings.secret, clock())),
    timeline: events
      .filter(({ return_id }) => return_id === row.id)
      .map(({ event, status, actor, at }) => ({ event, status, by: actor, at: at.toISOString() })),
  }));
}
