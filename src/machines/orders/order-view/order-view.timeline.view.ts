import { needsDelivery } from '../../../domain/cart/cart.ts';
import { formatTimestamp } from '../../../domain/kit/money/dates.ts';
import type { OrderStatus } from '../../../domain/orders/order/order.ts';
import { changeWords } from '../order/change-words.ts';
import { statusTexts, stepText } from '../order-words.ts';
import type { PlacedOrder } from '../placed-order.ts';

export interface TimelineRow {
  readonly label: string;
  /** When it happened; left out for future steps. */
  readonly detail?: string;
  readonly state: 'done' | 'current' | 'next' | 'failed';
}

/** The steps of an order; cash on delivery skips the payment, and a membership alone is neither packed nor sent. */
const road = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

/** What happened to an order with when, and what comes next. */
export function timelineOf(order: PlacedOrder): readonly TimelineRow[] {
  const { timeline, status } = order;
  const steps = timeline.filter(
    (moment, place) => moment.event === 'order.edit' || timeline[place - 1]?.status !== moment.status,
  );
  const coming = comingOf(order);
  const isOver = isArrived(status) || (status === 'paid' && coming.length === 0);
  const past = steps.map((moment, place): TimelineRow => ({
    label: stepText(moment),
    detail: [formatTimestamp(new Date(moment.at)), ...(moment.change ? changeWords(moment.change) : [])].join(', '),
    state: place < steps.length - 1 || isOver ? 'done' : status === 'cancelled' ? 'failed' : 'current',
  }));
  return [...past, ...coming.map((each): TimelineRow => ({ label: statusTexts[each], state: 'next' }))];
}

function comingOf({ status, paymentMethod, lines }: PlacedOrder): readonly OrderStatus[] {
  if (status === 'cancelled' || status === 'returned' || status === 'refunded') return [];
  const isSent = needsDelivery(lines);
  return road
    .slice(road.findIndex((each) => each === status) + 1)
    .filter((each) => (each === 'paid' ? paymentMethod !== 'cod' : isSent));
}

function isArrived(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'refunded';
}
