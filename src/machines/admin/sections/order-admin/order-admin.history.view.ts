import { formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { isAsked } from '../../../../domain/orders/order/return.ts';
import { changeWords } from '../../../orders/order/change-words.ts';
import { happeningTexts, statusTexts } from '../../../orders/order-words.ts';
import type { AskedReturn, OrderAdmin } from './order-admin.machine.ts';

/** What happened to an order, oldest first: what it was, when and by whom, and what it did to items and money (ORD-02). */
export function historyOf(detail: OrderAdmin): { label: string; detail: string; state: 'done' }[] {
  const returned = returnedBy(detail);
  return detail.order.timeline.map(({ event, status, by, at, name, change }, place) => {
    const one = returned.get(place);
    return {
      label: event === 'order.return' ? returnLabel(one) : (happeningTexts[event] ?? statusTexts[status]),
      detail: [
        `${formatTimestamp(new Date(at))}, by ${name ?? (by === 'system' ? 'the shop' : `the ${by}`)}`,
        ...(change ? changeWords(change) : []),
        ...(one ? [unitsOf(one, detail), refundWords(one, detail)] : []),
      ].join('. '),
      state: 'done',
    };
  });
}

/** '₹599 goes back to the wallet': what becomes of the money of a return. */
export function refundWords(
  { total, status, refundTo }: Pick<AskedReturn, 'total' | 'status' | 'refundTo'>,
  { order, payment }: Pick<OrderAdmin, 'order' | 'payment'>,
): string {
  const amount = formatRupees(total);
  const isDone = status === 'refunded';
  if (total === 0) return 'Nothing to refund';
  if (refundTo === 'wallet') return isDone ? `${amount} is in the wallet` : `${amount} goes to the wallet`;
  if (payment.method === 'cod') return isDone ? `${amount} was sent by UPI` : `${amount} is to be sent by UPI`;
  const place = order.fromWallet ? 'the original payment methods' : 'the original payment method';
  return isDone ? `${amount} went back to ${place}` : `${amount} goes back to ${place}`;
}

/** The return that was received last; undefined if none was. */
export function lastReceived({ order }: Pick<OrderAdmin, 'order'>): AskedReturn | undefined {
  return receivedOf(order).at(-1)?.one;
}

function receivedOf({ returns }: Pick<OrderAdmin['order'], 'returns'>) {
  return returns
    .filter(isAsked)
    .flatMap((one) => {
      const at = one.timeline.find(({ status }) => status === 'received')?.at;
      return at === undefined ? [] : [{ one, at: Date.parse(at) }];
    })
    .toSorted((first, second) => first.at - second.at);
}

/**
 * The return behind each 'order.return' of the timeline, by its place there: each is recorded just before its order
 * moves. One without a return is an order that staff took back whole.
 */
function returnedBy({ order }: OrderAdmin): ReadonlyMap<number, AskedReturn> {
  const left = receivedOf(order);
  return new Map(
    order.timeline.flatMap(({ event, at }, place): [number, AskedReturn][] => {
      if (event !== 'order.return' || (left[0]?.at ?? Infinity) > Date.parse(at)) return [];
      const found = left.shift();
      return found ? [[place, found.one]] : [];
    }),
  );
}

function returnLabel(one: AskedReturn | undefined): string {
  if (!one) return 'Everything came back';
  return one.timeline[0]?.by === 'admin' ? 'Partial refund' : 'Return received';
}

function unitsOf({ lines }: AskedReturn, { order }: OrderAdmin): string {
  return lines.map(({ line, quantity }) => `${quantity}\u00a0×\u00a0${order.lines[line]?.name ?? ''}`).join(', ');
}
