/**
 * Limits on unpaid orders and the stock they hold (SEC-05). An unpaid order holds its items for ten minutes;
 * without limits, one person could block a product for everybody else. Paid orders, including those paid from the
 * wallet, are never limited, nor are renewals. The counts are for a live shop. A sandbox allows ten times as many,
 * like every other rate limit, because tests and visitors share its few accounts. The share of a product is the
 * same in both.
 */
export const holdPolicy = {
  /** Unpaid orders of one person at a time. A payment retry belongs to the same order, so it counts once. */
  unpaidOrders: 3,
  /**
   * One person's orders within an hour that were never paid. Six holds of ten minutes would fill the hour, so five
   * leave gaps.
   */
  neverPaidAnHour: 5,
  /**
   * Cash orders of one person that aren't packed yet. Each is visible to staff and capped by the cash limit, so ten
   * are at most ten times that.
   */
  cashOrders: 10,
  /**
   * Unpaid orders from one network at a time: an IPv4 address or an IPv6 /64. Indian carriers put thousands of
   * phones behind one IPv4 address, so the limit allows sixty people at the payment step within ten minutes.
   * Non-public addresses aren't counted. The count is read without a lock, so that neighbours don't wait for each
   * other; simultaneous orders can exceed it slightly.
   */
  networkOrders: 60,
  /** Units of a product that one person's unpaid orders may hold: this many, */
  units: 10,
  /** or this percentage of the stock left, whichever is more. */
  sharePercent: 20,
} as const;

/** Units of a product that one person's unpaid orders may hold. `free` is the stock that others don't hold. */
export function unitsToHold(free: number): number {
  return Math.max(holdPolicy.units, Math.floor((free * holdPolicy.sharePercent) / 100));
}
