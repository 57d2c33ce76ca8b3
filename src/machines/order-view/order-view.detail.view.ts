import type { SnapshotFrom } from 'xstate';
import { formatDay, formatTimestamp } from '../../domain/money/dates.ts';
import { formatRupees } from '../../domain/money/money.ts';
import type { OrderStatus } from '../../domain/order/order.ts';
import type { OrderedLine } from '../../domain/order/reorder.ts';
import type { ReturnStatus } from '../../domain/order/return.ts';
import { statusTexts } from '../kit/order-words.ts';
import { canReturn, type OrderReturn, type PlacedOrder } from '../kit/placed-order.ts';
import type { orderViewMachine } from './order-view.machine.ts';

export interface TimelineRow {
  readonly label: string;
  /** When it was; absent for what is to come. */
  readonly detail?: string;
  readonly state: 'done' | 'current' | 'next' | 'failed';
}

export interface OrderDetail {
  readonly timeline: readonly TimelineRow[];
  readonly parcel: { readonly courier: string; readonly number: string; readonly url: string | null } | null;
  readonly trackUrl: string;
  readonly papers: readonly { readonly label: string; readonly url: string }[];
  readonly returns: readonly { readonly id: string; readonly title: string; readonly notes: readonly string[] }[];
  /** Where goods are sent back, and until when; null while none can. */
  readonly sendBack: { readonly href: string; readonly until: string } | null;
  readonly again: readonly OrderedLine[];
}

export interface CancelView {
  readonly canAsk: boolean;
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  /** Why it was not cancelled. */
  readonly refusal: string | null;
}

/** The road of every order; a cash order has no payment on it. */
const road = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

/** What of an order its own page says beyond the confirmation of it (ORD-02, ORD-04). */
export function orderDetail(order: PlacedOrder, now: number): OrderDetail {
  const { courier, trackingNumber, trackingUrl: url, trackUrl, documents, returnUntil } = order;
  return {
    timeline: timelineOf(order),
    parcel: courier !== null && trackingNumber !== null ? { courier, number: trackingNumber, url } : null,
    trackUrl,
    papers: documents.map(({ kind, number, url: paper }) => ({
      label: `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`,
      url: paper,
    })),
    returns: order.returns.map((one) => returnWords(one, order)),
    sendBack:
      canReturn(order, now) && returnUntil !== null
        ? { href: `/dashboard/orders/${order.id}/return`, until: formatDay(new Date(returnUntil)) }
        : null,
    again: order.lines
      .filter(({ isPremiumMembership }) => !isPremiumMembership)
      .map(({ sku, variant, flavour, packageType, name, quantity, unitPrice }) => ({
        sku,
        variant,
        flavour,
        packageType,
        name,
        quantity,
        unitPrice,
      })),
  };
}

/** What the page says of cancelling (ORD-02). */
export function cancelView(snapshot: SnapshotFrom<typeof orderViewMachine>): CancelView {
  const { refusal } = snapshot.context;
  return {
    canAsk: snapshot.can({ type: 'cancel.ask' }),
    isAsking: snapshot.matches('asking') || snapshot.matches('cancelling'),
    isBusy: snapshot.matches('cancelling'),
    refusal:
      refusal &&
      (refusal.kind === 'refused' && refusal.message !== ''
        ? refusal.message
        : 'The order was not cancelled. Please try again.'),
  };
}

function timelineOf({ timeline, status, paymentMethod }: PlacedOrder): readonly TimelineRow[] {
  const steps = timeline.filter(
    (moment, place) => moment.event !== 'order.return' && timeline[place - 1]?.status !== moment.status,
  );
  const isOver = status === 'cancelled' || status === 'returned' || status === 'refunded';
  const past = steps.map((moment, place): TimelineRow => ({
    label: statusTexts[moment.status],
    detail: formatTimestamp(new Date(moment.at)),
    state:
      place < steps.length - 1
        ? 'done'
        : status === 'cancelled'
          ? 'failed'
          : isArrived(status)
            ? 'done'
            : 'current',
  }));
  const here = road.findIndex((each) => each === status);
  const coming = isOver ? [] : road.slice(here + 1).filter((each) => each !== 'paid' || paymentMethod !== 'cod');
  return [...past, ...coming.map((each): TimelineRow => ({ label: statusTexts[each], state: 'next' }))];
}

function isArrived(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'refunded';
}

const returnTitles: Readonly<Record<ReturnStatus, string>> = {
  requested: 'Return asked for',
  approved: 'Return approved',
  refused: 'Return refused',
  received: 'Return received',
  refunded: 'Return refunded',
};

function returnWords({ id, status, lines, total, refundTo, answer, requestedAt }: OrderReturn, order: PlacedOrder) {
  const goods = lines.map(({ line, quantity }) => `${order.lines[line]?.name ?? ''} × ${quantity}`).join(', ');
  const place = refundTo === 'wallet' ? 'your wallet' : 'where it came from';
  return {
    id,
    title: returnTitles[status],
    notes: [
      `${goods}, asked for on ${formatDay(new Date(requestedAt))}`,
      ...(status === 'refused' ? [] : [`${formatRupees(total)} ${moneyWords[status]} ${place}`]),
      ...(answer === '' ? [] : [answer]),
    ],
  };
}

const moneyWords: Readonly<Record<Exclude<ReturnStatus, 'refused'>, string>> = {
  requested: 'would go to',
  approved: 'goes, once the goods are with us, to',
  received: 'is on its way to',
  refunded: 'went to',
};
