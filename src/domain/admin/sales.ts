import type { Rupees } from '../kit/money/money.ts';

/** Periods of the admin's home page, in days (ADM-09). */
export const salesPeriods = ['7', '30', '90'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

/** Sales of one day or of several days together. Amounts in whole rupees. */
export interface SalesFigures {
  /** Revenue from prepaid orders that still stand, less refunds. */
  readonly prepaid: Rupees;
  /** Revenue from cash on delivery orders that still stand, less refunds. */
  readonly cash: Rupees;
  readonly orders: number;
  /** Orders with a return on that day, whenever they were placed. */
  readonly returns: number;
  /** Visiting browsers, and those of them with items in the cart. */
  readonly visits: number;
  readonly carts: number;
}

export const noSales: SalesFigures = { prepaid: 0, cash: 0, orders: 0, returns: 0, visits: 0, carts: 0 };

/** The totals of several days. */
export function salesOf(days: readonly SalesFigures[]): SalesFigures {
  return days.reduce(
    (all, day) => ({
      prepaid: all.prepaid + day.prepaid,
      cash: all.cash + day.cash,
      orders: all.orders + day.orders,
      returns: all.returns + day.returns,
      visits: all.visits + day.visits,
      carts: all.carts + day.carts,
    }),
    noSales,
  );
}

export function revenueOf({ prepaid, cash }: SalesFigures): Rupees {
  return prepaid + cash;
}

/** Average order value in whole rupees; 0 without orders. */
export function averageOrder(figures: SalesFigures): Rupees {
  return figures.orders === 0 ? 0 : Math.round(revenueOf(figures) / figures.orders);
}

/** Percent to one decimal; null if `whole` is 0. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}

/** Change in whole percent, positive for an increase; null if `before` is 0. */
export function changeFrom(before: number, now: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before);
}
