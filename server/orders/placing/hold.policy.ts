/**
 * How many orders may wait for money, and how much stock they may hold (SEC-05). An unpaid order holds its goods for ten
 * minutes; without limits one person could hold all of a product, again and again, and nobody else could buy it. Orders that
 * are paid, from the wallet too, are never limited; nor are renewals, which the shop places itself.
 *
 * The counts are for a live shop. A sandbox takes ten times as many, as it does of every other limit by count, since tests and
 * visitors share its few accounts; the share of a product is the same in both.
 */
export const holdPolicy = {
  /** Unpaid orders of one person at a time. A payment that failed is tried again on its own order, which counts once. */
  unpaidOrders: 3,
  /**
   * Orders of one person within an hour that were never paid. Six holds of ten minutes would fill an hour, so five leave the
   * goods free in between.
   */
  neverPaidAnHour: 5,
  /**
   * Cash orders of one person that are not packed yet. The shop sees each on its desk and each is worth no more than the limit
   * for cash, so that ten are at most ten times that.
   */
  cashOrders: 10,
  /**
   * Unpaid orders from one network at a time: an IPv4 address or a /64 of IPv6. Carriers in India put thousands of phones
   * behind one IPv4 address, and a household has a handful; sixty people would have to be at the payment step within the same ten
   * minutes. Addresses that are not public say nothing about who calls and are not counted. The count is read without a
   * lock, so as not to make neighbours wait for each other: orders of the same instant can pass it by a few.
   */
  networkOrders: 60,
  /** Units of a product that one person's unpaid orders may hold together: this many, */
  units: 10,
  /** or this percentage of what is left of it, whichever is more. */
  sharePercent: 20,
} as const;

/** Units of a product that one person's unpaid orders may hold; `free` is what is left of it beside them. */
export function unitsToHold(free: number): number {
  return Math.max(holdPolicy.units, Math.floor((free * holdPolicy.sharePercent) / 100));
}
