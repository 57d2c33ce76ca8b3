import type { Order, OrderAnswer, Payment } from '../../../src/contract/orders/order/order.calls.ts';
import { addressSchema } from '../../../src/contract/account/address.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { KeptMembership } from '../../../src/domain/account/membership/kept-membership.ts';
import { isWaiting, prescriptionDays } from '../../../src/domain/orders/order/parcel.ts';
import { returnEnd } from '../../../src/domain/orders/order/return.ts';
import { documentLink, invoiceLink } from '../invoice/invoice-link.ts';
import { documentsOf, type DocumentRow } from '../invoice/invoice.queries.ts';
import { returnsAnswer } from './order-return.answer.ts';
import { receivedOf } from '../../checkout/payment/left-of-payment.ts';
import { latestPayment, type PaymentRow } from '../../checkout/payment/payment.queries.ts';
import { parcelsOf, type ParcelRow } from '../tables/parcel.queries.ts';
import { holdsOf, type HoldRow } from '../tables/hold.queries.ts';
import { renewedByLink } from '../tables/subscription.queries.ts';
import { keptMembership } from '../../account/membership/kept-membership.ts';
import { changeOf } from '../../../src/domain/orders/draft/order-change.ts';
import { payToken } from '../../account/message/pay-token.ts';
import { type Asked, askedOf } from '../tables/draft.queries.ts';
import { trackPath } from '../tracking/track-link.ts';
import { listOrderEvents, type OrderEventRow, type OrderRow, type SoldLine } from '../tables/order.queries.ts';

export type AnswerContext = Pick<ShopContext, 'settings' | 'business' | 'clock' | 'database' | 'origin'>;

/** The order with its payment, history and current state, for this reader. */
export async function orderAnswer(
  context: AnswerContext,
  order: OrderRow,
  readerId: string = order.shopper_id,
): Promise<OrderAnswer> {
  const { database } = context;
  const [payment, [answer]] = await Promise.all([
    latestPayment(database, order.id),
    ordersAnswer(context, database, [order], readerId),
  ]);
  if (!answer) throw new Error(`Order ${order.number} has no answer`);
  return { order: answer, payment: paymentOf(payment) };
}

/** What was stored of an order to which nothing has happened since it was placed. */
export interface NewOrder {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly parcels: readonly ParcelRow[];
  readonly placed: OrderEventRow;
}

/** The answer to the caller who has just stored this order, without reading it back. */
export function newOrderAnswer(context: AnswerContext, { order, payment, parcels, placed }: NewOrder): OrderAnswer {
  const story = {
    events: [placed],
    documents: [],
    returns: [],
    parcels,
    hold: null,
    hasLinkRenewals: false,
    kept: null,
    asked: undefined,
    isBuyer: true,
  };
  return { order: orderOf(context, order, story), payment: paymentOf(payment) };
}

/** Orders with their history, for this reader. */
export async function ordersAnswer(
  context: AnswerContext,
  session: Session,
  orders: readonly OrderRow[],
  readerId: string,
): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const [events, documents, returns, parcels, holds, renewed, kept, asked] = await Promise.all([
    listOrderEvents(session, ids),
    documentsOf(session, ids),
    returnsAnswer(context, session, ids, readerId),
    parcelsOf(session, ids),
    holdsOf(session, ids),
    renewedByLink(session, ids),
    Promise.all(orders.map(async (order) => keptMembership(session, order, context.clock()))),
    askedOf(session, ids),
  ]);
  const eventsById = Map.groupBy(events, ({ order_id }) => order_id);
  const documentsById = Map.groupBy(documents, ({ order_id }) => order_id);
  return orders.map((order, place) =>
    orderOf(context, order, {
      events: eventsById.get(order.id) ?? [],
      documents: documentsById.get(order.id) ?? [],
      returns: returns.get(order.id) ?? [],
      parcels: parcels.filter(({ order_id }) => order_id === order.id),
      hold: holds.find(({ order_id }) => order_id === order.id) ?? null,
      hasLinkRenewals: renewed.has(order.id),
      kept: kept[place] ?? null,
      asked: asked.find(({ edits_order: of }) => of === order.id),
      isBuyer: order.shopper_id === readerId,
    }),
  );
}

interface Story {
  readonly events: readonly OrderEventRow[];
  readonly documents: readonly DocumentRow[];
  readonly returns: Order['returns'];
  readonly parcels: readonly ParcelRow[];
  readonly hold: HoldRow | null;
  readonly hasLinkRenewals: boolean;
  readonly kept: KeptMembership | null;
  /** The change that waits for its difference; undefined if none does. */
  readonly asked: Asked | undefined;
  /** Whether its reader bought it: staff also see who of them did what. */
  readonly isBuyer: boolean;
}

function orderOf(
  { settings, business, clock, origin }: Pick<AnswerContext, 'settings' | 'business' | 'clock' | 'origin'>,
  row: OrderRow,
  { events, documents, returns, parcels, hold, hasLinkRenewals, kept, asked, isBuyer }: Story,
): Order {
  const now = clock();
  const delivered = parcels.reduce<Date | null>(
    (last, { delivered_at: at }) => (at && (!last || last < at) ? at : last),
    null,
  );
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    total: row.total,
    ...(row.from_wallet > 0 ? { fromWallet: row.from_wallet } : {}),
    parts: [...row.parts],
    lines: row.lines.map(lineOf),
    ...(isBuyer && row.cart_version !== null ? { cartVersion: row.cart_version } : {}),
    address: addressSchema.parse(row.address),
    paymentMethod: row.payment_method,
    earliest: row.earliest,
    latest: row.latest,
    invoiceUrl: invoiceLink(row, settings.secret, now),
    documents: documents.map(({ id, kind, number, issued_at: at }) => ({
      kind,
      number,
      issuedAt: at.toISOString(),
      url: documentLink(id, settings.secret, now),
    })),
    courier: row.courier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    trackUrl: `${origin()}${trackPath(row.id, settings.secret, now)}`,
    parcels: parcels.map((parcel) => parcelOf(row, parcel)),
    hold: hold ? holdOf(hold) : null,
    hasLinkRenewals,
    returnUntil: delivered ? returnEnd(delivered.toISOString(), business.record().returnDays) : null,
    returns,
    ...(kept ? { keptMembership: kept } : {}),
    timeline: events.map(({ event, status, actor, at, name, change }) => ({
      event,
      status,
      by: actor,
      at: at.toISOString(),
      ...(name !== '' && !isBuyer ? { name } : {}),
      ...(change ? { change } : {}),
    })),
    ...(asked ? { asked: askedOfOrder(row, asked, isBuyer ? settings.secret : null) } : {}),
  };
}

function askedOfOrder(row: OrderRow, draft: Asked, secret: string | null): NonNullable<Order['asked']> {
  const { asked, link_id: linkId, sent_at: sentAt } = draft;
  return {
    due: asked.due,
    total: asked.total,
    until: draft.link_expires_at.toISOString(),
    change: changeOf(row, asked),
    payPath: secret === null ? null : `/pay/${payToken(linkId, secret, sentAt)}`,
  };
}

function parcelOf(order: OrderRow, parcel: ParcelRow): Order['parcels'][number] {
  const isOver = order.status === 'cancelled' || order.status === 'refunded';
  return {
    id: parcel.id,
    number: parcel.number,
    // Unpacked parcels of a cancelled or refunded order show as cancelled.
    status: isOver && isWaiting(parcel.status) ? 'cancelled' : parcel.status,
    lines: [...parcel.lines],
    courier: parcel.courier,
    trackingNumber: parcel.tracking_number,
    trackingUrl: parcel.tracking_url,
    packedAt: parcel.packed_at?.toISOString() ?? null,
    shippedAt: parcel.shipped_at?.toISOString() ?? null,
    deliveredAt: parcel.delivered_at?.toISOString() ?? null,
  };
}

function holdOf({
  status,
  parcel_id: parcelId,
  prescription_id: prescriptionId,
  changed_at: at,
}: HoldRow): Order['hold'] {
  const isAwaited = status === 'awaited' || status === 'asked';
  const until = isAwaited ? new Date(at.getTime() + prescriptionDays * 86_400_000).toISOString() : null;
  return { status, parcelId, prescriptionId, until };
}

/** A payment as its payer sees it. */
export function paymentOf(row: PaymentRow): Payment {
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
    unmatched: row.status === 'unmatched' ? receivedOf(row) : null,
  };
}

/** A line without what only invoices need. */
export function lineOf({
  hsn: _hsn,
  gstRate: _gstRate,
  months: _months,
  ...line
}: SoldLine): Order['lines'][number] {
  return { ...line, problems: [...line.problems] };
}
