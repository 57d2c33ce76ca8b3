import type { Chart, Edge } from './chart.ts';
import type { Moment } from './moment.ts';
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

/** Thrown for a chart with too many moments to walk. */
export class TooManyMoments extends Error {
  constructor(slug: string) {
    super(`${slug} has more than ${maxMoments} moments. Give it a key, or smaller cases`);
    this.name = 'TooManyMoments';
  }
}

const maxMoments = 6000;

/** Explores the whole chart and finds what's reachable: the list of pairs is exact, not an estimate. */
export function surveyOf(chart: Chart): Survey {
  const book = bookOf(chart);
  const moments = momentsOf(chart);
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

function momentsOf(chart: Chart): Moment[] {
  const found = new Map<number, Moment>();
  const add = ({ to }: Edge) => {
    if (!found.has(to.number)) found.set(to.number, to);
    if (found.size > maxMoments) throw new TooManyMoments(chart.slug);
  };
  chart.starts.forEach(add);
  for (const moment of found.values()) {
    for (const edge of chart.edgesAt(moment)) if (!edge.isRefused) add(edge);
  }
  return [...found.values()];
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
