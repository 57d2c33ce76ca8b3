import { formatRupees, sum } from '../../../domain/kit/money/money.ts';
import { t } from '../../../domain/kit/text/text.ts';
import { isAsked } from '../../../domain/orders/order/return.ts';
import type { OrderWithPayment } from '../placed-order.ts';

/**
 * What was given back of an order's total, or is on its way, as a row below it; empty if nothing was. Of lines of a cash
 * order that were never sent, nothing is: the courier collects less.
 */
export function refundsOf({ order, payment }: OrderWithPayment): { label: string; amount: string }[] {
  const given = order.returns.filter(
    (one) =>
      (one.status === 'received' || one.status === 'refunded') && (isAsked(one) || order.paymentMethod !== 'cod'),
  );
  const isWhole = payment.status === 'refunding' || payment.status === 'refunded';
  const amount = isWhole ? order.total : sum(given.map(({ total }) => total));
  if (amount === 0) return [];
  const isDone = isWhole ? payment.status === 'refunded' : given.every(({ status }) => status === 'refunded');
  return [{ label: isDone ? t`Refunded` : t`Being refunded`, amount: formatRupees(amount) }];
}
