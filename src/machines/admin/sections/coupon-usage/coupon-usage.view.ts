import type { SnapshotFrom } from 'xstate';
import { formatShortDay } from '../../../../domain/kit/money/dates.ts';
import { formatCount, formatRupees } from '../../../../domain/kit/money/money.ts';
import { failureWords } from '../../../kit/failure-words.ts';
import type { couponUsageMachine } from './coupon-usage.machine.ts';

export interface CouponUsageView {
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** Null if nobody used it in the period. */
  readonly plot: { readonly points: readonly string[]; readonly discounts: readonly number[] } | null;
}

/** View model of the figures. */
export function couponUsageView(snapshot: SnapshotFrom<typeof couponUsageMachine>): CouponUsageView {
  const { figures, failure } = snapshot.context;
  return {
    isLoading: snapshot.matches('loading'),
    failure: snapshot.matches('failed') && failure ? failureWords(failure) : null,
    facts: figures
      ? [
          { label: 'Orders with this coupon', text: formatCount(figures.orders) },
          { label: 'People', text: formatCount(figures.customers) },
          { label: 'Discount given', text: formatRupees(figures.discount) },
          { label: 'Revenue of these orders', text: formatRupees(figures.revenue) },
          { label: 'Seen in a popup', text: formatCount(figures.shown) },
          { label: 'Closed in the popup', text: formatCount(figures.dismissed) },
        ]
      : [],
    plot: figures?.days.some(({ orders }) => orders > 0)
      ? {
          points: figures.days.map(({ day }) => formatShortDay(day)),
          discounts: figures.days.map(({ discount }) => discount),
        }
      : null,
  };
}
