import type { Chart, Edge } from './chart.ts';
import type { Moment } from './moment.ts';
import { arrivalsOf } from './arrivals.ts';
import { isNews, placeAfter, searchFrom } from './search.ts';
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
  const moments = [...arrivalsOf(chart).values()].map(({ edge }) => edge.to);
  const reachable = new Set<number>();
  for (const edge of [...chart.starts, ...moments.flatMap((moment) => chart.edgesAt(moment))]) {
    for (const target of book.alwaysOf(edge)) reachable.add(target);
  }
  for (const region of book.regions.keys()) {
    for (const pair of pairsIn(chart, book, region)) reachable.add(pair);
  }
  return {
    book,
    moments: moments.length,
    reachable,
    routeTo(target) {
      const region = book.regionOf(target);
      const search = {
        chart,
        book,
        isWanted: (each: number) => each === target,
        ...(region === null ? {} : { region }),
      };
      const start = chart.starts.find((edge) => isNews(search, edge, book.none));
      if (start) return [start];
      return searchFrom(
        search,
        chart.starts.map((edge) => placeAfter(book, edge, null)),
        Infinity,
      );
    },
  };
}

/**
 * Which transitions can be a region's last one at each moment, passed along the edges until nothing changes. Together
 * with an edge that takes a transition of the region, each of them makes a pair.
 */
function pairsIn(chart: Chart, book: Book, region: number): Set<number> {
  const pairs = new Set<number>();
  const lastsAt = new Map<number, Set<number>>();
  const waiting = new Set<Moment>();
  const spread = (to: Moment, lasts: Iterable<number>) => {
    const known = lastsAt.get(to.number) ?? new Set<number>();
    const before = known.size;
    for (const last of lasts) known.add(last);
    lastsAt.set(to.number, known);
    if (known.size > before) waiting.add(to);
  };
  const go = (edge: Edge, lasts: Iterable<number>) => {
    const passage = book.passage(edge, region, lasts);
    passage?.pairs.forEach((pair) => pairs.add(pair));
    spread(edge.to, passage ? [passage.last] : lasts);
  };
  for (const start of chart.starts) go(start, [-1]);
  for (const moment of waiting) {
    waiting.delete(moment);
    const lasts = [...(lastsAt.get(moment.number) ?? [])];
    for (const edge of chart.edgesAt(moment)) if (!edge.isRefused) go(edge, lasts);
  }
  return pairs;
}
