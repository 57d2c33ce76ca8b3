import sql, { type Sql } from 'sql-template-tag';
import type { AdminOrder, OrderFilters } from '../../../src/contract/orders/order/order-list.calls.ts';
import { type OrderView, orderViews, type PaymentView } from '../../../src/domain/orders/order/staff-move.ts';
import type { Address } from '../../../src/domain/kit/address.ts';
import type { PaymentStatus } from '../../../src/domain/orders/order/order.ts';
import { cashGateway } from '../../checkout/payment/payment.queries.ts';
import { counted } from '../../platform/list/counted.ts';
import { type ListAsked, type ListSource, type OtherWords, readPage } from '../../platform/list/list.ts';
import { searchOrders } from './order-search.queries.ts';
import { isOnHold, isToPack, isToSettle, isToShip, withParcel } from './order-work.ts';
import { indianDay, midnightInIndia } from '../../platform/list/indian-day.ts';
import type { Session } from '../../platform/database/session.ts';
import type { OrderRow, SoldLine } from '../tables/order.queries.ts';

type Row<Shape> = Shape & { [column: string]: unknown };

type ListTableRow = Pick<
  OrderRow,
  'id' | 'number' | 'status' | 'placed_at' | 'total' | 'payment_method' | 'courier' | 'tracking_number'
> & {
  readonly address: Address;
  readonly lines: readonly SoldLine[];
  readonly payment_status: PaymentStatus;
  readonly is_held: boolean;
  readonly by_hand: number | null;
  readonly upi_id: string | null;
};

/** All orders, for the dashboard. */
export const orderSource: ListSource<Row<ListTableRow>, AdminOrder, 'placed' | 'total'> = {
  from: sql`shop_order`,
  columns: sql`id, number, status, placed_at, total, payment_method, courier, tracking_number, address, lines,
    (SELECT payment.status FROM payment WHERE order_id = shop_order.id AND NOT is_part
      ORDER BY array_position(ARRAY['refunded', 'refunding', 'unmatched', 'paid'], payment.status) DESC NULLS LAST,
        created_at DESC, payment.status = 'failed' LIMIT 1) AS payment_status,
    EXISTS (SELECT FROM parcel WHERE order_id = shop_order.id AND parcel.status = 'held') AS is_held,
    coalesce(
      (SELECT amount FROM payment WHERE order_id = shop_order.id AND gateway = ${cashGateway} AND status = 'refunding'),
      (SELECT sum(refund.amount)::int FROM refund JOIN payment ON payment.id = payment_id
        WHERE order_id = shop_order.id AND way = 'hand' AND refund.status = 'ordered')) AS by_hand,
    coalesce(
      (SELECT upi_id FROM order_return WHERE order_id = shop_order.id AND upi_id IS NOT NULL
        ORDER BY requested_at DESC LIMIT 1), refund_upi_id) AS upi_id`,
  key: sql`id`,
  sorts: { placed: sql`placed_at`, total: sql`total` },
  usual: '-placed',
  searched: [],
  itemOf: (row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    total: row.total,
    name: row.address.name,
    city: row.address.city,
    pincode: row.address.pincode,
    lines: row.lines.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    isHeld: row.is_held,
    courier: row.courier,
    trackingNumber: row.tracking_number,
    handRefund: row.by_hand === null ? null : { amount: row.by_hand, upiId: row.upi_id },
  }),
};

const inView: Readonly<Record<OrderView, Sql>> = {
  all: sql`true`,
  'to-pack': isToPack,
  'to-ship': isToShip,
  shipped: sql`shop_order.status = 'shipped'`,
  delivered: sql`shop_order.status = 'delivered'`,
  'on-hold': isOnHold,
  'to-settle': isToSettle,
  returned: sql`shop_order.status IN ('returned', 'refunded')`,
};

const hasPayment = (...statuses: PaymentStatus[]): Sql =>
  sql`EXISTS (SELECT FROM payment WHERE order_id = shop_order.id AND payment.status = ANY(${statuses}))`;

const withMoney: Readonly<Record<PaymentView, Sql>> = {
  paid: hasPayment('paid'),
  open: sql`shop_order.status = 'placed' AND shop_order.payment_method <> 'cod'`,
  collect: sql`shop_order.payment_method = 'cod' AND shop_order.status IN ('placed', 'packed', 'shipped')`,
  failed: sql`${hasPayment('failed')} AND NOT ${hasPayment('paid', 'refunding', 'refunded')}`,
  unmatched: hasPayment('unmatched'),
  mismatched: sql`EXISTS (SELECT FROM payment WHERE order_id = shop_order.id AND payment.mismatch IS NOT NULL)`,
  refunding: hasPayment('refunding'),
  'by-hand': sql`id IN (
    SELECT order_id FROM payment WHERE gateway = 'cash' AND status = 'refunding'
    UNION SELECT order_id FROM payment JOIN refund ON payment_id = payment.id
      WHERE way = 'hand' AND refund.status = 'ordered')`,
  refunded: hasPayment('refunded'),
};

type Asked = Pick<OrderFilters, 'q' | 'view' | 'status' | 'payment' | 'method' | 'from' | 'to'>;

/** Filters of the order list. The search covers number, name, phone, pincode and city. */
export async function orderConditions(session: Session, { q, ...others }: Asked): Promise<Sql[]> {
  const search = await searchOrders(session, q);
  return [...(search ? [search.found] : []), ...narrowedBy(others)];
}

/** A page of the order list. */
export async function readOrderPage(
  session: Session,
  { q, sort, limit, offset, ...others }: Asked & ListAsked<'placed' | 'total'>,
): Promise<{ total: number; items: AdminOrder[] }> {
  const page = { sort, limit, offset };
  const narrowing = narrowedBy(others);
  const search = await searchOrders(session, q);
  if (!search) return readPage(session, orderSource, page, narrowing, countedAlone(others));
  const { found, walked, some } = search;
  return readPage(session, orderSource, page, [found, ...narrowing], {
    some: narrowing.length === 0 ? some : undefined,
    many: [...walked, ...narrowing],
  });
}

function narrowedBy({ view, status, payment, method, from, to }: Omit<Asked, 'q'>): Sql[] {
  return [
    ...(view === undefined || view === 'all' ? [] : [inView[view]]),
    ...(status === undefined ? [] : [sql`shop_order.status = ${status}`]),
    ...(payment === undefined ? [] : [withMoney[payment]]),
    ...(method === undefined ? [] : [sql`payment_method = ${method}`]),
    ...(from === undefined ? [] : [sql`placed_at >= ${midnightInIndia(from)}`]),
    ...(to === undefined ? [] : [sql`placed_at < ${midnightInIndia(dayAfter(to))}`]),
  ];
}

function dayAfter(day: string): string {
  return indianDay(new Date(midnightInIndia(day).getTime() + 86_400_000));
}

const countedView: Readonly<Partial<Record<OrderView, Sql>>> = {
  'to-pack': withParcel('ready'),
  'to-ship': withParcel('packed'),
  'on-hold': withParcel('held'),
};

const countedPayment: Readonly<Partial<Record<PaymentView, Sql>>> = {
  paid: ofPayments('paid'),
  unmatched: ofPayments('unmatched'),
  refunding: ofPayments('refunding'),
  refunded: ofPayments('refunded'),
};

/** The orders of these payments, read from one index in its order. */
function ofPayments(status: PaymentStatus): Sql {
  return sql`(SELECT DISTINCT order_id FROM payment WHERE payment.status = ${status}) AS with_payment`;
}

/** How the orders of a view, or of a kind of payment, are counted when nothing else narrows them. */
export function countedAlone({
  view,
  status,
  payment,
  method,
  from,
  to,
}: Omit<Asked, 'q'>): OtherWords | undefined {
  if ([status, method, from, to].some((each) => each !== undefined)) return undefined;
  const isOfView = view !== undefined && view !== 'all';
  const counting = isOfView ? payment === undefined && countedView[view] : payment && countedPayment[payment];
  return counting ? { counted: counting } : undefined;
}

/** Number of orders in each view, as far as they are counted. */
export async function countViews(session: Session): Promise<Record<OrderView, number>> {
  const counts = orderViews.map(async (view): Promise<[OrderView, number]> => {
    const { count } = await session.one<{ count: number }>(sql`
      SELECT ${counted(countedView[view] ?? sql`shop_order WHERE ${inView[view]}`)} AS count`);
    return [view, count];
  });
  return {
    all: 0,
    'to-pack': 0,
    'to-ship': 0,
    shipped: 0,
    delivered: 0,
    'on-hold': 0,
    'to-settle': 0,
    returned: 0,
    ...Object.fromEntries(await Promise.all(counts)),
  };
}

/** The order that waits longest for the courier, with whom it goes to; null if no other waits. */
export async function longestToShip(
  session: Session,
  besides: string,
): Promise<{ id: string; number: string; name: string } | null> {
  const row = await session.maybeOne<Row<{ id: string; number: string; name: string }>>(sql`
    SELECT id, number, address->>'name' AS name FROM ${withParcel('packed')} JOIN shop_order ON id = order_id
    WHERE id <> ${besides} ORDER BY placed_at, number LIMIT 1`);
  return row ? { id: row.id, number: row.number, name: row.name } : null;
}

export interface NoteRow {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  readonly author_id: string;
  readonly at: Date;
}

const nameOf = sql`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), 'An admin')`;

/** Admin notes on an order, newest first. */
export async function notesOf(session: Session, orderId: string): Promise<NoteRow[]> {
  return session.query<Row<NoteRow>>(sql`
    SELECT order_note.id, text, ${nameOf} AS author, author_id, at
    FROM order_note JOIN shopper ON shopper.id = author_id
    WHERE order_id = ${orderId} ORDER BY at DESC, order_note.id`);
}

export async function insertNote(
  tx: Session,
  note: { id: string; orderId: string; authorId: string; text: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_note (id, order_id, author_id, text, at)
    VALUES (${note.id}, ${note.orderId}, ${note.authorId}, ${note.text}, ${note.at})`);
}

/** False if there is no such note, or another admin wrote it. */
export async function deleteNote(
  tx: Session,
  { id, orderId, authorId }: { id: string; orderId: string; authorId: string },
): Promise<boolean> {
  const deleted = await tx.execute(sql`
    DELETE FROM order_note WHERE id = ${id} AND order_id = ${orderId} AND author_id = ${authorId}`);
  return deleted === 1;
}

export interface OrderedBy {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

export async function orderedBy(session: Session, shopperId: string): Promise<OrderedBy> {
  return session.one<Row<OrderedBy>>(sql`
    SELECT id, concat_ws(' ', first_name, last_name) AS name, phone, email FROM shopper WHERE id = ${shopperId}`);
}
