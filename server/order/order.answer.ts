import type { Order, OrderAnswer, Payment } from '../../src/contract/order/order.calls.ts';
import { addressSchema } from '../../src/contract/address/address.calls.ts';
import type { ShopContext } from '../context.ts';
import type { Session } from '../database/session.ts';
import { invoiceLink } from '../invoice/invoice-link.ts';
import { latestPayment, type PaymentRow } from '../payment/payment.queries.ts';
import { listOrderEvents, type OrderEventRow, type OrderRow, type SoldLine } from './order.queries.ts';

export type AnswerContext = Pick<ShopContext, 'settings' | 'clock' | 'database'>;

/** The order with its payment and its whole story, as it stands now. */
export async function orderAnswer(context: AnswerContext, order: OrderRow): Promise<OrderAnswer> {
  const { database } = context;
  const [payment, events] = await Promise.all([
    latestPayment(database, order.id),
    listOrderEvents(database, [order.id]),
  ]);
  return { order: orderOf(context, order, events), payment: paymentOf(payment) };
}

export async function ordersAnswer(
  context: AnswerContext,
  session: Session,
  orders: readonly OrderRow[],
): Promise<Order[]> {
  const events = Map.groupBy(
    await listOrderEvents(
      session,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  return orders.map((order) => orderOf(context, order, events.get(order.id) ?? []));
}

function orderOf(
  { settings, clock }: Pick<AnswerContext, 'settings' | 'clock'>,
  row: OrderRow,
  events: readonly OrderEventRow[],
): Order {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    total: row.total,
    parts: [...row.parts],
    lines: row.lines.map(lineOf),
    address: addressSchema.parse(row.address),
    paymentMethod: row.payment_method,
    earliest: row.earliest,
    latest: row.latest,
    invoiceUrl: invoiceLink(row, settings.secret, clock()),
    timeline: events.map(({ event, status, actor, at }) => ({ event, status, by: actor, at: at.toISOString() })),
  };
}

function paymentOf(row: PaymentRow): Payment {
  const isOpen = row.status === 'pending' || row.status === 'checking';
  return {
    id: row.id,
    orderId: row.order_id,
    status: row.status,
    method: row.method,
    gateway: row.gateway,
    amount: row.amount,
    action: isOpen ? row.action : { kind: 'none' },
    expiresAt: isOpen ? (row.expires_at?.toISOString() ?? null) : null,
  };
}

function lineOf({ hsn: _hsn, gstRate: _gstRate, months: _months, ...line }: SoldLine): Order['lines'][number] {
  return { ...line, problems: [...line.problems] };
}
