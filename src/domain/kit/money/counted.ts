import { formatCount } from './money.ts';

/** Matches of a list are counted up to this many, or to the end of the page if that is further. */
export const maxCounted = 1_000;
/** Pages of a list go as far as this row; what is behind it is found by searching, or is in the export. */
export const maxReached = 10_000;

/** How far the matches of a list are counted for a page that ends at row `last`; one more stands for any number. */
export function countedTo(last: number): number {
  return Math.max(maxCounted, last);
}

/** The number of rows that pages of a list can show. */
export function reachable(total: number): number {
  return Math.min(total, maxReached);
}

/** '482', or '1,000+' for more than were counted for a page that ends at row `last`. */
export function formatTotal(total: number, last = 0): string {
  const bound = countedTo(last);
  return total > bound ? `${formatCount(bound)}+` : formatCount(total);
}
