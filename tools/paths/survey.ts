import type { Chart, Edge } from './chart.ts';
import { arrivalsOf } from './arrivals.ts';
import { routesIn, wayTo } from './search.ts';
import { bookOf, type Book } from './targets.ts';

/** What can be covered at all, and paths to it. */
export interface Survey {
  readonly book: Book;
  readonly moments: number;
  /** Every reachable target by its number in the book. */
  readonly reachable: ReadonlySet<number>;
  /** A shortest path from a start that covers a target; empty if there's none. */
  routeTo(target: number): readonly Edge[];
}

/** Explores the whole chart and finds what's reachable: the list of pairs is exact, not an estimate. */
export function surveyOf(chart: Chart): Survey {
  const book = bookOf(chart);
  // First, because it refuses a chart with too many moments.
  const moments = arrivalsOf(chart).size;
  const regions = [null, ...book.regions.keys()];
  const routes = new Map(regions.map((region) => [region, routesIn(chart, book, region)]));
  return {
    book,
    moments,
    reachable: new Set([...routes.values()].flatMap((found) => [...found.keys()])),
    routeTo(target) {
      const route = routes.get(book.regionOf(target))?.get(target);
      return route ? [...wayTo(route.place), ...(route.edge ? [route.edge] : [])] : [];
    },
  };
}
