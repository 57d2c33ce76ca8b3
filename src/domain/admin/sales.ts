import type { Rupees } from '../kit/money/money.ts';

/** Days that the admin's home looks back over (ADM-09). */
export const salesPeriods = ['7', '30', '90'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

/** Goods with so many units or fewer are told as low. */
export const lowStock = 10;

/** What one day, or some days, sold. Amounts in whole rupees. */
export interface SalesFigures {
  /** Orders that stand: paid before they are sent, less what was sent back of them. */
  readonly prepaid: Rupees;
  /** The same of orders that the courier collects. */
  readonly cash: Rupees;
  readonly orders: number;
  /** Orders of which something came back on that day, whenever they were placed. */
  readonly returns: number;
  /** Browsers that were seen, and those of them that had something in the cart. */
  readonly visits: number;
  readonly carts: number;
}

export const noSales: SalesFigures = { prepaid: 0, cash: 0, orders: 0, returns: 0, visits: 0, carts: 0 };

/** The figures of some days together. */
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

/** Whole rupees; 0 where nothing was sold. */
export function averageOrder(figures: SalesFigures): Rupees {
  return figures.orders === 0 ? 0 : Math.round(revenueOf(figures) / figures.orders);
}

/** Percent, to one decimal; null where there is nothing to be a share of. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((1000 * part) / whole) / 10;
}

/** Whole percent by which it is more (above 0) or less than before; null where before there was nothing. */
export function changeFrom(before: number, now: number): number | null {
  return before === 0 ? null : Math.round((100 * (now - before)) / before);
}
